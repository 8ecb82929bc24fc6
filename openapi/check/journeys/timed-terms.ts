/** What the terms of a company erase, and what they leave (gateway.yaml, "How long a company keeps things"). */
import { until } from '../administration-steps.ts';
import { moveOn, timed } from '../clock.ts';
import { after, expectError, expectGone, expectInList } from '../expect.ts';
import { exact } from '../names.ts';
import type { AnswerOf, BodyOf } from '../request.ts';
import { Blocked, type Run } from '../run.ts';
import { ask, chatService, documentService } from '../services.ts';

const text = exact('Проверка срока хранения');
const hour = 60 * 60;
const day = 24 * hour;
/** The term of chats and sign-ins, days; the shortest one of sign-ins. */
const TERM = 30;

type Keep = NonNullable<BodyOf<'companySettingsChange'>['keep']>;
export const noTerms: Keep = {
  chatDays: null,
  fileDays: null,
  letterDays: null,
  auditDays: null,
  signInDays: null,
};

/** Sets the terms of the company of the role `companyAdmin`, or only asks what they would erase. */
async function setKeep(run: Run, keep: Keep, dryRun = false) {
  const admin = await run.signIn('companyAdmin');
  const { json: before } = await run.call(admin, 'companySettingsRead');
  const { version, isSharingOutside } = before;
  const body = { version, isSharingOutside, keep, dryRun };
  return { before, answer: await run.call(admin, 'companySettingsChange', { body }) };
}

/** @throws Blocked when the employee and the administrator are of two companies */
async function needsOneCompany(run: Run): Promise<void> {
  const email = run.options.accounts.employee?.email.toLowerCase() ?? '';
  const admin = await run.signIn('companyAdmin');
  const { json } = await run.call(admin, 'companyUserList', { query: { searchText: email } });
  if (!json.content.some((one) => one.email === email))
    throw new Blocked('the accounts of the roles employee and companyAdmin are of two companies');
}

/** The request of a new chat, with a file if the service takes one. */
async function asked(run: Run, hasFile: boolean): Promise<AnswerOf<'chatMessageSend'>> {
  const person = await run.signIn('employee');
  const files = [new File(['Текст'], 'Проверка срока.txt', { type: 'text/plain' })];
  const service = await (hasFile ? documentService : chatService)(run, person);
  const form = { request: { text }, ...(hasFile && { files }) };
  return (await ask(run, person, service, form, { 'session-type': 'ai' })).json;
}

/** Expects a chat in the list of the employee. */
async function expectKept(run: Run, key: string, place: string): Promise<void> {
  const person = await run.signIn('employee');
  const listing = { key, listed: true, place, by: 'companySettingsChange' } as const;
  await expectInList(run, person, 'historyChatList', { query: {} }, listing);
}

export const companyTerms = timed({
  name: 'the erasure by the terms of a company',
  covers: ['companySettingsChange', 'fileDownload', 'companySignInFeedList'],
  async run(run) {
    await needsOneCompany(run);
    const old = await asked(run, true);
    const reader = await run.signIn('companyAdmin');
    const { json: first } = await run.call(reader, 'companySignInFeedList', { query: { size: 1 } });
    await moveOn(run, (TERM + 10) * day);
    const young = await asked(run, false);
    const keep = { ...noTerms, chatDays: TERM, signInDays: TERM };
    const { answer: counted } = await setKeep(run, keep, true);
    const isCounted = (counted.json.erases?.chats ?? 0) > 0;
    run.same(counted, { 'chats that dryRun counts': isCounted }, { 'chats that dryRun counts': true });
    const { before, answer } = await setKeep(run, keep);
    try {
      run.same(answer, { ...answer.json.keep }, { chatDays: TERM, signInDays: TERM });
      await moveOn(run, 12 * hour);
      await expectKept(run, old.chatUuid, 'a chat in the first day of a shorter term');
      await moveOn(run, day + 13 * hour);
      const person = await run.signIn('employee');
      const hiding = { body: { uuid: old.chatUuid, hidden: false } };
      await until(
        () => run.send(person, 'historyChatHide', hiding),
        ({ got }) => got.status === 404,
      );
      await expectGone(run, person, 'historyChatHide', hiding);
      const idFile = old.request.files[0]?.idFile;
      if (idFile !== undefined) await expectGone(run, person, 'fileDownload', { query: { idFile } });
      await expectKept(run, young.chatUuid, 'a chat that is younger than the term');
      const admin = await run.signIn('companyAdmin');
      const query = { cursor: first.cursor };
      const late = await until(
        () => run.send(admin, 'companySignInFeedList', { query }),
        ({ got }) => got.status === 410,
      );
      expectError(run, after('companySignInFeedList', late), {
        status: 410,
        code: 'cursor-expired',
        rule: 'page',
        place: 'a cursor before what was erased',
        says: 'Where entries behind a cursor were erased after it was given, the answer is 410 cursor-expired',
      });
      await run.call(person, 'historyChatHide', { body: { uuid: young.chatUuid, hidden: true } });
    } finally {
      await setKeep(run, before.keep ?? noTerms);
    }
  },
});
