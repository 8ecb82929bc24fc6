/** Copies of chats for others. */
import { after, expectGone, expectHiddenFrom, expectInList } from '../expect.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { begin, text } from './person-history.ts';

export async function idOf(run: Run, asker: Person, email: string): Promise<number> {
  const { json } = await run.call(asker, 'userFind', { query: { searchText: email } });
  const found = json.find((one) => one.email?.toLowerCase() === email.toLowerCase());
  if (!found) throw new Blocked(`userFind does not find ${email}`);
  return found.id;
}

/** A copy of a chat for a colleague. */
export const shares: Journey = {
  name: 'Sharing a chat',
  covers: ['chatShareList', 'chatShareAdd', 'chatShareRead', 'chatShareAccept', 'chatShareRemove'],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'chatShareList');
    const account = run.options.accounts.colleague;
    if (!account) throw new Blocked('no account for the role colleague (--account colleague=…)');
    const colleague = await run.person('colleague');
    const id = await idOf(run, person, account.email);
    const chat = await begin(run, { person, headers: { 'session-type': 'ai' } });
    const { json: share } = await run.call(person, 'chatShareAdd', {
      body: { chatUuid: chat.uuid, userIds: [id], withFiles: false },
    });
    const path = { uuid: share.uuid };
    const listing = { key: share.uuid, listed: true, place: 'new share' };
    await expectInList(run, person, 'chatShareList', {}, listing);
    await expectHiddenFrom(run, 'admin', 'chatShareRead', { path });
    await expectHiddenFrom(run, 'admin', 'chatShareAccept', { path });
    await expectHiddenFrom(run, 'colleague', 'chatShareRemove', { path });
    const { json: read, ...reading } = await run.call(person, 'chatShareRead', { path });
    run.same(reading, { content: read.content[0]?.content }, { content: text });
    await run.call(colleague, 'chatShareRead', { path });
    const { json: copy } = await run.call(colleague, 'chatShareAccept', { path });
    await expectHiddenFrom(run, 'admin', 'historyMessageList', { query: { chatUuid: copy.uuid } });
    await run.call(colleague, 'historyChatHide', { body: { uuid: copy.uuid, hidden: true } });
    await run.call(person, 'chatShareRemove', { path });
    await expectGone(run, person, 'chatShareRead', { path });
    const late = await run.send(colleague, 'chatShareRead', { path });
    if (late.got.status === 200)
      run.report(after('chatShareRemove', late), {
        rule: 'stored',
        place: 'colleague',
        says: 'From now on nobody can open it',
        message: 'A revoked share is still read by those for whom it was.',
      });
    await run.call(person, 'historyChatHide', { body: { uuid: chat.uuid, hidden: true } });
  },
};
