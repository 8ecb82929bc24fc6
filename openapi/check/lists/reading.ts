/** Reads a list again and again with other parameters, and reports what is wrong each time. */
import { type Operation, resolved, type Schema } from '../contract.ts';
import type { Call, Exchange, Observation, Run } from '../run.ts';
import { partsOf, propertiesOf } from '../schema.ts';
import { type Page, pageOf } from './page.ts';

export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
export interface Read extends Page {
  readonly exchange: Exchange;
}
export interface Seen {
  readonly exchange: Exchange;
  readonly observation: Observation;
}
export interface List {
  readonly run: Run;
  readonly operation: Operation;
  readonly read: (query: Query) => Promise<Read | null>;
  readonly isPaged: boolean;
  readonly maximum: number;
  readonly itemProperties: Readonly<Record<string, Schema>>;
  readonly booleans: ReadonlySet<string>;
}
export const parameter = (operation: Operation, name: string): Schema | undefined => {
  const found = operation.parameters.find((one) => one.name === name && one.in === 'query');
  return found && resolved(found.schema);
};

/** The properties of the items of a list. */
export function itemPropertiesOf(operation: Operation): Readonly<Record<string, Schema>> {
  const answer = operation.answers.get(200)?.content['application/json'];
  if (!answer) return {};
  const list = propertiesOf(answer)['content'] ?? answer;
  const items = partsOf(list)
    .map((part) => part['items'])
    .find((one) => one !== undefined);
  return items !== null && typeof items === 'object' ? propertiesOf(items as Schema) : {};
}

/** The list of a call, with its required parameters only. */
export function listOf(run: Run, call: Call): List {
  const { operation, draft } = call;
  const required = new Set(
    operation.parameters.filter((one) => one.required && one.in === 'query').map(({ name }) => name),
  );
  const kept = draft.query.filter(([name]) => required.has(name));
  const itemProperties = itemPropertiesOf(operation);
  const booleans = Object.entries(itemProperties).filter(([, one]) => resolved(one)['type'] === 'boolean');
  return {
    ...{ run, operation, itemProperties },
    isPaged: parameter(operation, 'page') !== undefined,
    maximum: Number(parameter(operation, 'size')?.['maximum'] ?? 100),
    booleans: new Set(booleans.map(([name]) => name)),
    async read(query) {
      const added = Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)] as const),
      );
      const exchange = await run.vary(call, {
        query: [...kept.filter(([name]) => !(name in query)), ...added],
      });
      if (exchange.got.status === 200) return { exchange, ...pageOf(exchange.got.json) };
      if (exchange.got.status < 500 && exchange.got.status !== 429)
        run.report(exchange, {
          ...{ rule: 'valid-refused', place: Object.keys(query).join(', '), pointer: '/parameters' },
          message: `A valid call is answered by ${exchange.got.status}.`,
          says: 'It is answered by 200',
        });
      return null;
    },
  };
}

/** Reports what is wrong twice: others may change the list between two calls. */
export async function twice({ run }: List, look: () => Promise<Seen[]>): Promise<void> {
  const first = new Set((await look()).map(({ observation }) => observation.place));
  if (first.size === 0) return;
  for (const { exchange, observation } of await look())
    if (first.has(observation.place)) run.report(exchange, observation);
}
