/** The way through one kind of objects of the administration: list, add, read, change, change of many, remove. */

import { audited, found, jobChanges, type Stem, table } from '../administration-steps.ts';
import { type OperationId, operations } from '../contract.ts';
import { expectGone, expectRefused } from '../expect.ts';
import { itemsOf } from '../lists/page.ts';
import { Blocked, type Journey, type Person, type Role, type Run } from '../run.ts';
import { type Json, type Query, type UntypedAnswer, untypedCall, untypedSend } from '../untyped.ts';

/** An action on several objects, and what is read back of each. */
interface BatchStep {
  readonly body: (key: string | number) => unknown;
  readonly shows: Json;
  readonly action: string;
}

/** An object that the journey has made. */
export interface Made {
  readonly run: Run;
  readonly person: Person;
  readonly key: string | number;
  /** It as it is now. */
  readonly now: () => Promise<Json>;
  /** Remembers the answer to a change: a list without `Read` is searched for its new text. */
  readonly saw: (answer: Json) => void;
}

type Kind = Stem<'Add'> & Stem<'List'>;

/** The operations of a kind, as far as the contract has them. */
function operationsOf(kind: Kind) {
  const known = (verb: string) => operations.find(({ id }) => id === kind + verb)?.id;
  const [read, change, batch] = ['Read', 'Change', 'BatchChange'].map(known);
  const [remove, download] = [known('Remove'), known('TableDownload')];
  return { list: `${kind}List`, add: `${kind}Add`, read, change, batch, remove, download } as const;
}

/** A kind of objects. */
export interface Resource {
  readonly name: string;
  readonly role: Role;
  /** The beginning of the names of its operations. */
  readonly kind: Kind;
  /** The field that names an object. */
  readonly key: 'uuid' | 'name' | 'id';
  /** What the list needs besides its search. */
  readonly query?: Query;
  /** A new object. */
  readonly fresh: (run: Run) => unknown | Promise<unknown>;
  /** Every field of the change, made of the object as it is. */
  readonly other?: (now: Json, run: Run) => Json;
  /** The text that finds it; none where the list has no search. */
  readonly text?: (now: Json) => string;
  readonly batches?: readonly BatchStep[];
  /** Whether two of them cannot have the same name: the second is answered by 409. */
  readonly isUnique?: boolean;
  /** Whether the gateway keeps an audit of it. */
  readonly isAudited?: boolean;
  /** Further operations that it calls. */
  readonly also?: readonly OperationId[];
  readonly more?: (made: Made) => Promise<void>;
  /** Removes it where there is no operation for that. */
  readonly end?: (made: Made) => Promise<void>;
}

/** The fields that are read as they are written. */
const plain = (written: Json, read: Json): Json =>
  Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) => (value === null || typeof value !== 'object') && name !== 'version' && name in read,
    ),
  );

async function walk(run: Run, resource: Resource): Promise<void> {
  const { kind, key: field, query = {} } = resource;
  const { list, read, add, change: changing, batch = add, download, remove } = operationsOf(kind);
  const person = await run.person(resource.role);
  const { json: page } = await untypedCall(run, person, list, { query });
  const first = itemsOf(page)[0]?.[field];
  const keyQuery = (key: unknown): Query => ({ [field]: key as string });
  if (download) await table(run, person, { list, download, query });
  if (read && first !== undefined) await untypedCall(run, person, read, { query: keyQuery(first) });

  const body = (await resource.fresh(run)) as Json;
  const added = await untypedCall(run, person, add, { body });
  const key = added.json[field] as string | number;
  let last = added.json;
  const now = async (): Promise<Json> => {
    if (read) return (await untypedCall(run, person, read, { query: keyQuery(key) })).json;
    const { json } = await untypedCall(run, person, list, { query: { ...query, ...searchFor(last) } });
    const item = itemsOf(json).find((one) => one[field] === key);
    if (!item) throw new Blocked(`${list} does not have what ${add} has made`);
    return item;
  };
  const searchFor = (object: Json): Query =>
    resource.text ? { searchText: resource.text(object).slice(0, 200) } : {};
  const saw = (answer: Json) => {
    last = answer;
  };
  const made: Made = { run, person, key, now, saw };
  try {
    run.same(added, await now(), plain(body, await now()));
    await found(run, person, list, { ...query, ...searchFor(added.json) }, (one) => one[field] === key);
    if (download && resource.text)
      await table(run, person, { list, download, query: { ...query, ...searchFor(added.json) } });
    if (resource.isUnique) await second(made, resource, body);
    await change(made, resource);
    for (const { body: action, shows } of resource.batches ?? []) {
      const { json: job, ...exchange } = await untypedCall(run, person, batch, { body: action(key) });
      await jobChanges(run, person, job);
      run.same(exchange, await now(), shows);
    }
    await resource.more?.(made);
  } finally {
    await (resource.end ? resource.end(made) : removed(made, resource));
  }
  const batched = (resource.batches ?? []).map(({ action }) => action);
  if (resource.isAudited)
    await audited(run, String(key), [
      'add',
      ...(changing ? ['change'] : []),
      ...batched,
      ...(remove ? ['remove'] : []),
    ]);
}

/** Another object of the same name is refused; one that is accepted is removed. */
async function second({ run, person }: Made, { kind, key: field }: Resource, body: Json) {
  const { add, remove } = operationsOf(kind);
  const exchange = await untypedSend(run, person, add, { body });
  const { status, json } = exchange.got;
  expectRefused(run, exchange, {
    statuses: [409],
    place: 'the same name twice',
    pointer: '/responses/409',
    what: 'Another object of the same name',
    says: '409 for a name or an address that is taken',
    cause: 'The name is not unique in the database.',
  });
  if (status >= 300 || !remove) return;
  const { [field]: key, version } = Object(json) as Record<string, string>;
  await untypedSend(run, person, remove, { query: { [field]: key, version } });
}

async function change({ run, person, key, now, saw }: Made, { kind, other, key: field }: Resource) {
  const { change: id } = operationsOf(kind);
  if (!id || !other) return;
  const before = await now();
  const fields = other(before, run);
  const { json: answer, ...exchange } = await untypedCall(run, person, id, {
    body: { [field]: key, version: before['version'], ...fields },
  });
  saw(answer);
  const after = await now();
  run.same(exchange, after, { ...plain(fields, after), version: answer['version'] });
  if (after['version'] === before['version'])
    run.report(exchange, {
      rule: 'version',
      place: 'version of the answer',
      pointer: '/responses/200',
      message: `The version is ${after['version']} before and after the change.`,
      says: 'Every change gives an object another version',
      cause: 'The version is not counted on, so that a stale change is not recognised.',
    });
}

async function removed({ run, person, key, now }: Made, { kind, key: field }: Resource): Promise<void> {
  const { list, remove, read } = operationsOf(kind);
  if (!remove) return;
  const { version } = await now();
  const query = { [field]: key, version: version as number };
  let answer: UntypedAnswer;
  try {
    answer = await untypedCall(run, person, remove, { query });
  } catch (error) {
    // Refused once: a last try, so that as little as possible is left behind.
    if (error instanceof Blocked) await untypedSend(run, person, remove, { query });
    throw error;
  }
  if (read) await expectGone(run, person, read, { query: { [field]: key } });
  else if (await isListed(now))
    run.report(answer, {
      rule: 'stored',
      place: 'list',
      says: 'What was removed is in no list',
      message: `What was removed is still in the list of ${list}.`,
      cause: 'The removal is answered and not executed, or the list comes from a cache.',
    });
}

/** Whether an object without `Read` is found in its list. */
async function isListed(now: Made['now']): Promise<boolean> {
  try {
    await now();
    return true;
  } catch (error) {
    if (error instanceof Blocked) return false;
    throw error;
  }
}

/** The journey of a kind of objects. */
export const resource = (description: Resource): Journey => {
  const { name, kind, also = [], batches, isAudited } = description;
  return {
    name,
    covers: [
      ...Object.values(operationsOf(kind)).filter((id) => id !== undefined),
      ...also,
      ...(isAudited ? (['adminAuditList'] as const) : []),
      ...(batches ? (['jobRead'] as const) : []),
    ],
    run: (run) => walk(run, description),
  };
};
