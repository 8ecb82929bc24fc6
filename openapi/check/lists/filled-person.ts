/** Lists of a person that are filled: presentations and their versions, shares, bots and their links, attempts, agents. */
import { unique, uniqueEmail } from '../names.ts';
import { Blocked, type Journey } from '../run.ts';
import { untypedSend } from '../untyped.ts';
import { filling, names } from './filled.ts';

const presentations = filling(
  'Several presentations',
  ['presentationList', 'presentationVersionList'],
  async (fill, run) => {
    const person = await run.person('employee');
    const made = async (title: string) => {
      const body = { ...run.example('presentationAdd'), title };
      const uuid = String((await fill.send(person, 'presentationAdd', { body }))['uuid']);
      fill.later(person, 'presentationRemove', () => ({ query: { presentationId: uuid } }));
      fill.later(person, 'presentationHide', () => ({ body: { uuid, hidden: true } }));
      return uuid;
    };
    const [last = '', ...titles] = names();
    const uuids: string[] = [];
    for (const title of titles) uuids.push(await made(title));
    const [first = '', second = ''] = uuids;
    await fill.send(person, 'presentationPin', { body: { uuid: first, pinned: true } });
    await fill.send(person, 'presentationHide', { body: { uuid: second, hidden: true } });
    await fill.check(person, 'presentationList');
    await fill.checkAdding(person, 'presentationList', () => made(last));
    for (const title of names().slice(0, 3)) {
      const query = { presentationId: first };
      const { version } = await fill.send(person, 'presentationRead', { query });
      await fill.send(person, 'presentationVersionAdd', { body: { uuid: first, note: title } });
      await fill.send(person, 'presentationChange', { body: { uuid: first, version, title } });
    }
    await fill.check(person, 'presentationVersionList', { presentationId: first });
  },
);

/** Agents, one of them with several versions, another with bots. */
const agents = filling(
  'Several agents',
  ['agentList', 'agentVersionList', 'guestBotList', 'guestLinkList'],
  async (fill, run) => {
    const person = await run.person('employee');
    const uuids: string[] = [];
    const made = async (name: string) => {
      const added = await fill.send(person, 'agentAdd', { body: { ...run.example('agentAdd'), name } });
      const uuid = String(added['uuid']);
      fill.later(person, 'agentRemove', () => ({ query: { agentId: uuid } }));
      fill.later(person, 'agentHide', () => ({ body: { uuid, hidden: true } }));
      uuids.push(uuid);
      return added;
    };
    const [one = '', ...others] = names();
    const added = await made(one);
    for (const name of others) await made(name);
    const [uuid = '', second = ''] = uuids;
    await fill.send(person, 'agentPin', { body: { uuid, pinned: true } });
    await fill.send(person, 'agentHide', { body: { uuid: second, hidden: true } });
    await fill.check(person, 'agentList');
    let { version } = added;
    for (const name of names().slice(0, 3)) {
      const draft = { ...run.example('agentAdd'), name };
      const body = { ...run.example('agentChange'), uuid, version, draft };
      ({ version } = await fill.send(person, 'agentChange', { body }));
    }
    await fill.check(person, 'agentVersionList', { agentId: uuid });
    const domain = run.options.accounts.guest?.email.split('@')[1] ?? 'other.example';
    const bots: string[] = [];
    for (const name of names().slice(0, 3)) {
      const settings = { ...run.example('guestBotAdd'), entry: 'domains', domains: [domain] };
      const bot = await fill.send(person, 'guestBotAdd', { body: { ...settings, agentId: uuid, name } });
      const key = String(bot['uuid']);
      fill.later(person, 'guestBotHide', () => ({ body: { uuid: key, hidden: true } }));
      bots.push(key);
    }
    await fill.check(person, 'guestBotList', { agentId: uuid });
    const [botId = ''] = bots;
    const emails = ['b', 'a', 'c'].map(() => uniqueEmail(domain));
    await fill.send(person, 'guestLinkSend', { body: { uuid: botId, emails: emails.toReversed() } });
    await fill.check(person, 'guestLinkList', { botId });
  },
);

/** Copies of a chat that is there already. */
const shares = filling('Several shared chats', ['chatShareList'], async (fill, run) => {
  const person = await run.person('employee');
  const email = run.options.accounts.colleague?.email;
  if (!email) throw new Blocked('no account for the role colleague (--account colleague=…)');
  const [colleague] = await fill.items(person, 'userFind', { searchText: email });
  const chats = await fill.items(person, 'historyChatList', {});
  const made = async () => {
    for (const { uuid: chatUuid } of chats.slice(0, 5)) {
      const body = { chatUuid, userIds: [colleague?.['id']], withFiles: false };
      const { got } = await untypedSend(run, person, 'chatShareAdd', { body });
      const uuid = got.status < 300 ? Object(got.json).uuid : undefined;
      if (uuid === undefined) continue;
      fill.later(person, 'chatShareRemove', () => ({ path: { uuid: String(uuid) } }));
      return;
    }
    throw new Blocked('no chat of the history can be shared');
  };
  for (let times = 0; times < 3; times++) await made();
  await fill.check(person, 'chatShareList');
  await fill.checkAdding(person, 'chatShareList', made);
});

const attempts = filling('Several attempts', ['exerciseAttemptList'], async (fill, run) => {
  const person = await run.person('employee');
  const exerciseId = String((await fill.items(person, 'exerciseList'))[0]?.['id'] ?? '');
  if (!exerciseId) throw new Blocked('exerciseList is empty');
  const made = (text: string) => fill.send(person, 'exerciseAttemptSend', { body: { exerciseId, text } });
  for (let times = 0; times < 2; times++) await made(unique('Напиши письмо о переносе поставки'));
  await fill.check(person, 'exerciseAttemptList', { exerciseId });
  const another = () => made(unique('Напиши письмо о новой цене'));
  await fill.checkAdding(person, 'exerciseAttemptList', another, { exerciseId });
});

/** A chat in the middle of the history is pinned for a moment. */
const chats = filling('A pinned chat', ['historyChatList'], async (fill, run) => {
  const person = await run.person('employee');
  const unpinned = (await fill.items(person, 'historyChatList')).filter(({ pinned }) => pinned !== true);
  const uuid = unpinned[Math.floor(unpinned.length / 2)]?.['uuid'];
  if (uuid !== undefined) {
    await fill.send(person, 'historyChatPin', { body: { uuid, pinned: true } });
    fill.later(person, 'historyChatPin', () => ({ body: { uuid, pinned: false } }));
  }
  await fill.check(person, 'historyChatList');
});

export const filledPerson: readonly Journey[] = [presentations, agents, shares, attempts, chats];
