/** Steps of the journey of an agent: its versions, those who may use it, and its archive. */
import { expectConflict, expectError, expectGone, expectInList, expectMissing } from '../expect.ts';
import { unique } from '../names.ts';
import type { AnswerOf, BodyOf } from '../request.ts';
import type { Person, Run } from '../run.ts';

/** An agent with its latest settings. */
export interface Made {
  readonly person: Person;
  readonly uuid: string;
  readonly version: number;
  readonly draft: BodyOf<'agentAdd'>;
}

type Agent = AnswerOf<'agentRead'>;

async function expectVersions(run: Run, { person, uuid }: Made, versions: readonly number[]): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'agentVersionList', { query: { agentId: uuid } });
  run.same(exchange, { versions: json.content.map(({ version }) => version) }, { versions });
}

/** Saves what is saved already, reads the first version, and restores it. */
export async function checkVersions(run: Run, made: Made, first: Agent): Promise<void> {
  const { person, uuid, version, draft } = made;
  await expectVersions(run, made, [version, first.version]);
  const { json: equal, ...saving } = await run.call(person, 'agentChange', {
    body: { uuid, version, draft },
  });
  run.same(saving, { 'version of equal settings': equal.version }, { 'version of equal settings': version });
  const query = { agentId: uuid, version: first.version };
  const { json: old, ...exchange } = await run.call(person, 'agentRead', { query });
  const { name, instruction, starters } = first;
  run.same(exchange, { ...old }, { name, instruction, starters, version: first.version });
  const { json: next, ...restoring } = await run.call(person, 'agentChange', {
    body: { uuid, version, draft: { ...draft, name }, restoredFrom: first.version, note: 'Как было' },
  });
  run.same(restoring, { name: next.name }, { name });
  await expectVersions(run, made, [next.version, version, first.version]);
  const { json: versions, ...listing } = await run.call(person, 'agentVersionList', {
    query: { agentId: uuid },
  });
  const { note, restoredFrom } = versions.content[0] ?? {};
  run.same(listing, { note, restoredFrom }, { note: 'Как было', restoredFrom: first.version });
}

/** The names of agents of one owner differ. */
export async function expectNameTaken(
  run: Run,
  { person, draft }: Made,
  name: string,
  other?: Pick<Agent, 'uuid' | 'version'>,
): Promise<void> {
  const body = { ...draft, name: name.toUpperCase() };
  const refused = {
    ...({ status: 409, code: 'name-taken', rule: 'status', place: 'a taken name' } as const),
    says: 'A name that another own agent has is 409 name-taken; case makes no difference',
  };
  expectError(run, await run.send(person, 'agentAdd', { body }), refused);
  if (!other) return;
  const { uuid, version } = other;
  const renaming = { body: { uuid, version, draft: body } };
  expectError(run, await run.send(person, 'agentChange', renaming), refused);
}

/** Opens the agent to the company: a colleague uses it, and sees its instruction only when the owner says so. */
export async function checkSharing(run: Run, { person, uuid, version, draft }: Made): Promise<void> {
  const query = { agentId: uuid };
  const access = { uuid, visibility: 'company' as const, groups: [], editorIds: [], isOpen: false };
  const open = (change: Partial<BodyOf<'agentAccessChange'>>) =>
    run.call(person, 'agentAccessChange', { body: { ...access, ...change } });
  await open({});
  const { json, ...exchange } = await run.call(person, 'agentRead', { query });
  run.same(exchange, { visibility: json.access.visibility }, { visibility: 'company' });
  const user = await run.other('colleague', 'agentAccessChange');
  const used = user && (await run.send(user, 'agentRead', { query }));
  // A colleague of another company does not find it.
  if (user && used?.got.status === 200) {
    const { right, instruction, files } = Object(used.got.json) as Agent;
    run.same(used, { right, instruction, files }, { right: 'use', instruction: null, files: null });
    const says = 'Only the owner and the editors change an agent and read its versions';
    const refused = { status: 404, code: 'not-found', rule: 'other-person', says } as const;
    const change = await run.send(user, 'agentChange', { body: { uuid, version, draft } });
    expectError(run, change, { ...refused, place: 'changed with the right use' });
    const versions = await run.send(user, 'agentVersionList', { query });
    expectError(run, versions, { ...refused, place: 'versions with the right use' });
    await open({ isOpen: true });
    const opened = await run.send(user, 'agentRead', { query });
    run.same(opened, Object(opened.got.json), { instruction: draft.instruction });
  }
  await open({ visibility: 'private' });
  if (!user) return;
  const says = 'Who loses the right finds the agent no more';
  expectMissing(run, await run.send(user, 'agentRead', { query }), 'other-person', 'no longer shared', says);
}

/** Pins the agent, archives it, brings it back and archives it again. */
export async function checkArchive(run: Run, { person, uuid }: Made, name: string): Promise<void> {
  const query = { agentId: uuid };
  const listed = async (scope: 'all' | 'archive' | 'pinned', expected: boolean, place: string) => {
    const listing = { key: uuid, listed: expected, place: `${place}, ${scope}` };
    await expectInList(run, person, 'agentList', { query: { scope, searchText: name } }, listing);
  };
  for (const pinned of [true, false]) {
    await run.call(person, 'agentPin', { body: { uuid, pinned } });
    await listed('pinned', pinned, pinned ? 'pinned agent' : 'agent that is not pinned');
  }
  const says = 'An agent that is not in the archive is not deleted: 409 in-use';
  expectConflict(run, await run.send(person, 'agentRemove', { query }), 'in-use', 'not in the archive', says);
  for (const hidden of [true, false, true]) {
    await run.call(person, 'agentHide', { body: { uuid, hidden } });
    await listed('all', !hidden, hidden ? 'archived agent' : 'agent that came back');
    await listed('archive', hidden, hidden ? 'archived agent' : 'agent that came back');
  }
  await run.call(person, 'agentRemove', { query });
  await expectGone(run, person, 'agentRead', { query });
}

/** An equal key of another person is independent. */
export async function checkKeyScope(run: Run, person: Person): Promise<void> {
  const colleague = await run.other('colleague', 'agentAdd');
  if (!colleague) return;
  const people = [person, colleague];
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const uuids: unknown[] = [];
  for (const one of people) {
    const exchange = await run.send(one, 'agentAdd', { headers, body: newDraft(run) });
    const { status, json } = exchange.got;
    const uuid: unknown = Object(json).uuid;
    if (one !== person && (status === 409 || (status === 200 && uuids.includes(uuid))))
      run.report(exchange, {
        rule: 'once',
        place: 'key of another person',
        pointer: '#/info/description',
        message: `The key of another person is answered by ${status}${status === 200 ? ' and the answer of that person' : ''}.`,
        says: 'Scope: the account of the session and the operation; an equal key of another person is independent',
        cause: 'The key is kept without the account.',
      });
    if (status !== 200 || typeof uuid !== 'string') continue;
    uuids.push(uuid);
    await run.send(one, 'agentHide', { body: { uuid, hidden: true } });
    await run.send(one, 'agentRemove', { query: { agentId: uuid } });
  }
}

/** A draft with a name of its own. */
export const newDraft = (run: Run, more: Partial<BodyOf<'agentAdd'>> = {}): BodyOf<'agentAdd'> => ({
  ...run.example('agentAdd'),
  name: unique('Агент'),
  ...more,
});

/** A new agent. */
export const addAgent = async (run: Run, person: Person, more: Partial<BodyOf<'agentAdd'>> = {}) =>
  (await run.call(person, 'agentAdd', { body: newDraft(run, more) })).json;

/** Puts an agent into the archive, and removes it. */
export async function removeAgent(run: Run, person: Person, uuid: string): Promise<void> {
  await run.call(person, 'agentHide', { body: { uuid, hidden: true } });
  await run.call(person, 'agentRemove', { query: { agentId: uuid } });
}
