/** Fills lists that have few items, reads them again, and removes what it made. */

import { type Stem, until } from '../administration-steps.ts';
import { type OperationId, operationOf } from '../contract.ts';
import { GaveUp } from '../http.ts';
import { unique } from '../names.ts';
import { draftOf, type Input } from '../request.ts';
import { type Journey, type Person, type Role, type Run, reasonOf } from '../run.ts';
import { type Json, neededSend, type UntypedInput, untypedSend } from '../untyped.ts';
import { whileAdding } from './adding.ts';
import { itemsOf } from './page.ts';

/** What makes items, and remembers how they are removed. */
export class Filler {
  readonly run: Run;
  readonly #undo: (() => Promise<unknown>)[] = [];

  constructor(run: Run) {
    this.run = run;
  }

  /** Makes a call that other journeys check. @throws Blocked when it is refused */
  async send(person: Person, id: OperationId, input: UntypedInput): Promise<Json> {
    return (await neededSend(this.run, person, id, input)).json;
  }

  /** Has a call made at the end, whatever happens until then. */
  later(person: Person, id: OperationId, input: () => UntypedInput | Promise<UntypedInput>): void {
    this.#undo.unshift(async () => untypedSend(this.run, person, id, await input()));
  }

  /** The items of a list. */
  async items(person: Person, id: OperationId, query: Input['query'] = {}): Promise<readonly Json[]> {
    const { got } = await untypedSend(this.run, person, id, { query });
    return itemsOf(got.json);
  }

  /** Changes many objects, and waits for the end of the job. */
  async job(person: Person, id: OperationId, body: unknown): Promise<void> {
    const { uuid } = await this.send(person, id, { body });
    const query = { uuid: String(uuid) };
    await until(
      () => untypedSend(this.run, person, 'jobRead', { query }),
      ({ json: { finished } }) => finished != null,
    );
  }

  /** Adds an object that has a version, and removes it at the end. @param kind the beginning of the names of its operations */
  async add(person: Person, kind: Stem<'Add'> & Stem<'Remove'>, body: unknown): Promise<void> {
    const { uuid, version } = await this.send(person, `${kind}Add`, { body });
    const query = { uuid: String(uuid), version: Number(version) };
    this.later(person, `${kind}Remove`, () => ({ query }));
  }

  /** Fills a list, checks it, and reads it while one more is added. */
  async fillList(person: Person, list: OperationId, add: (name: string, index: number) => Promise<unknown>) {
    const [last = '', ...others] = names();
    for (const [index, name] of others.entries()) await add(name, index);
    await this.check(person, list);
    await this.checkAdding(person, list, () => add(last, 9));
  }

  /** Checks a list as it is now. */
  async check(person: Person, id: OperationId, query: Input['query'] = {}): Promise<void> {
    if (!this.run.isSelected(id)) return;
    const operation = operationOf(id);
    await this.run.checkList({ operation, person, draft: draftOf(operation, { query }) });
  }

  /** Reads a list while an item is added. */
  async checkAdding(
    person: Person,
    id: OperationId,
    add: () => Promise<unknown>,
    query: Input['query'] = {},
  ) {
    await whileAdding(this.run, person, id, add, { query });
  }

  /** Removes what was made, the last first. */
  async end(): Promise<void> {
    for (const undo of this.#undo)
      try {
        await undo();
      } catch {
        // The others are removed nevertheless.
      }
  }
}

/** The address of a role; empty without an account. */
export const emailOf = (run: Run, role: Role): string => run.options.accounts[role]?.email ?? '';

/** Names that stand in another order when case, ё or scripts are compared otherwise. */
export const names = (): string[] => ['ель', 'Ёж', 'Яблоко', 'apple', 'Zebra'].map(unique);

/**
 * The journey that fills lists.
 *
 * @param covers the lists that it reads
 */
export const filling = (
  name: string,
  covers: readonly OperationId[],
  fill: (filler: Filler, run: Run) => Promise<void>,
): Journey => ({
  name,
  covers,
  async run(run) {
    const filler = new Filler(run);
    try {
      await fill(filler, run);
    } catch (error) {
      if (error instanceof GaveUp) throw error;
      for (const id of covers) run.skip(id, `not read with several items: ${reasonOf(error)}`);
    } finally {
      await filler.end();
    }
  },
});
