/** People of another company are not listed, and nothing is shared with them unless both companies allow it. */
import { expectRefused } from '../expect.ts';
import type { Exchange, Person, Run } from '../run.ts';
import type { Json } from '../untyped.ts';
import { addAgent, removeAgent } from './agent-steps.ts';
import { begin } from './person-history.ts';

/** Operations that the steps call. */
export const wallCovers = ['userFind', 'chatShareAdd', 'agentAccessChange'] as const;

const page = '#/info/description';

/** A part of a name or address finds nobody of another company. The whole address does, in any case of letters. */
async function expectFoundByAddress(run: Run, person: Person, other: Json): Promise<void> {
  const email = String(other['email']);
  const isOther = ({ id }: { readonly id: number }) => id === other['id'];
  const parts = [String(other['name']), email.slice(0, -1), email.split('@')[0] ?? ''];
  for (const searchText of parts.filter(({ length }) => length > 1)) {
    const { json, ...exchange } = await run.call(person, 'userFind', { query: { searchText } });
    if (!json.some(isOther)) continue;
    run.report(exchange, {
      rule: 'other-person',
      place: 'another company',
      pointer: page,
      message: 'A person of another company is found by a part of name or address.',
      says: 'Everybody else is found by the whole address only',
      cause: 'The search goes over the accounts of all companies.',
    });
    return;
  }
  const { json, ...exchange } = await run.call(person, 'userFind', {
    query: { searchText: email.toUpperCase() },
  });
  const found = json.find(isOther);
  if (!found)
    run.report(exchange, {
      rule: 'search',
      place: 'whole address',
      pointer: page,
      message: 'A person of another company is not found by the whole address.',
      says: 'Everybody else is found by the whole address',
    });
  else
    run.same(exchange, { 'post of another company': found.description }, { 'post of another company': '' });
}

/** A chat and an agent cannot be shared with a person of another company that does not allow it. */
export async function expectWall(run: Run, other: Json): Promise<void> {
  const person = await run.other('employee', 'userFind');
  if (!person) return;
  await expectFoundByAddress(run, person, other);
  const id = Number(other['id']);
  const refused = (exchange: Exchange) =>
    expectRefused(run, exchange, {
      statuses: [422],
      rule: 'other-person',
      place: 'another company',
      pointer: page,
      what: 'Sharing with a person of another company, which does not allow it,',
      says: 'For people of another company only while both companies allow it, otherwise 422',
      cause: 'The companies of both are not compared, or only one is asked.',
    });
  const chat = await begin(run, { person, headers: { 'session-type': 'ai' } });
  const share = { chatUuid: chat.uuid, userIds: [id], withFiles: false };
  refused(await run.send(person, 'chatShareAdd', { body: share }));
  await run.call(person, 'historyChatHide', { body: { uuid: chat.uuid, hidden: true } });
  const agent = await addAgent(run, person);
  const access = { visibility: 'private' as const, groups: [], editorIds: [id], isOpen: false };
  refused(await run.send(person, 'agentAccessChange', { body: { ...access, uuid: agent.uuid } }));
  await removeAgent(run, person, agent.uuid);
}
