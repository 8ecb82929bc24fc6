/** Timed events: the journeys move the gateway's clock (`--clock`) and ask for what has expired. */
import { until } from '../administration-steps.ts';
import { moveAfter, moveOn, timed } from '../clock.ts';
import { cookieAge } from '../cookies.ts';
import { after, expectError, expectGone, expectInList } from '../expect.ts';
import { needsLetters } from '../letters.ts';
import { exact, unique, uniqueEmail } from '../names.ts';
import type { AnswerOf } from '../request.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { ask, chatService, documentService } from '../services.ts';
import { hide, makeBot } from './guest-bots.ts';
import { bearerOf, register, secret } from './person-account.ts';
import { expectEnded } from './person-sessions.ts';
import { showEnd } from './presentation-show.ts';
import { companyTerms } from './timed-terms.ts';

const text = exact('Проверка срока');
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const sessionEnd = timed({
  name: 'the end of a session by its time',
  covers: ['authLogin'],
  async run(run) {
    const account = run.options.accounts.employee;
    if (!account) throw new Blocked('no account for the role employee');
    const person: Person = { role: 'employee', cookie: '' };
    const { got } = await run.send(person, 'authLogin', { body: { ...account } });
    const [, age] = /; *max-age=(\d+)/i.exec(got.headers.getSetCookie().join()) ?? [];
    await moveOn(run, Number(age ?? cookieAge.session) + minute);
    await expectEnded(run, person, 'authLogin');
  },
});

/** The company of an account, by the domain of its address. */
async function companyOf(run: Run, admin: Person, email: string): Promise<AnswerOf<'adminCompanyRead'>> {
  const { json: accounts } = await run.call(admin, 'adminUserFind', { query: { email } });
  const uuid = accounts.find((one) => one.email === email)?.companyUuid;
  if (!uuid) throw new Blocked('the account of the role employee belongs to no company');
  return (await run.call(admin, 'adminCompanyRead', { query: { uuid } })).json;
}

const sessionTerms = timed({
  name: 'the end of sessions by the terms of a company',
  covers: ['adminCompanyChange'],
  async run(run) {
    const email = run.options.accounts.employee?.email ?? '';
    const set = async (terms: { sessionHours: number | null; sessionIdleMinutes: number | null }) => {
      const admin = await run.signIn('admin');
      const { uuid, version, ...company } = await companyOf(run, admin, email);
      const { name, domains, monthLimit, isSharingOutside } = company;
      const fields = { uuid, version, name, domains, monthLimit, isSharingOutside };
      const body = {
        ...fields,
        ...terms,
        adminIds: company.admins.map(({ value }) => Number(value)),
        tariffIds: company.tariffs.map(({ value }) => Number(value)),
        tiles: company.tiles.map(({ value }) => value),
      };
      const { json, ...exchange } = await run.call(admin, 'adminCompanyChange', { body });
      run.same(exchange, { ...json }, terms);
      return { sessionHours: company.sessionHours, sessionIdleMinutes: company.sessionIdleMinutes };
    };
    const before = await set({ sessionHours: 1, sessionIdleMinutes: 15 });
    try {
      const idle = await run.signIn('employee');
      await moveOn(run, 10 * minute);
      await run.call(idle, 'profileRead');
      await moveOn(run, 10 * minute);
      await run.call(idle, 'profileRead');
      await moveOn(run, 17 * minute);
      await expectEnded(run, idle, 'adminCompanyChange');
      const busy = await run.signIn('employee');
      for (let times = 0; times < 4; times++) {
        await moveOn(run, 12 * minute);
        await run.call(busy, 'profileRead');
      }
      await moveOn(run, 13 * minute);
      await expectEnded(run, busy, 'adminCompanyChange');
    } finally {
      await set(before);
    }
  },
});

/** The answer to an expired link. */
const tooOld = {
  status: 401,
  code: 'link-expired',
  rule: 'session',
  place: 'a link that is too old',
  says: 'A link works for its time only',
} as const;

const passwordLink = timed({
  name: 'the end of a link to a new password',
  covers: ['passwordReset'],
  async run(run) {
    needsLetters(run);
    const email = run.options.accounts.employee?.email ?? '';
    await run.send(run.visitor, 'passwordLinkSend', { query: { email } });
    const headers = await bearerOf(run, email);
    await moveOn(run, hour + minute);
    const body = { password: secret(run) };
    expectError(run, await run.send(run.visitor, 'passwordReset', { body, headers }), tooOld);
  },
});

const registrationLink = timed({
  name: 'the end of a link of a registration',
  covers: ['registrationConfirm'],
  async run(run) {
    needsLetters(run);
    const email = uniqueEmail();
    await register(run, email);
    const headers = await bearerOf(run, email);
    await moveOn(run, day + minute);
    const query = { email };
    expectError(run, await run.send(run.visitor, 'registrationConfirm', { query, headers }), tooOld);
  },
});

/** A new chat of a service in which the person has no other one, so that removing the history of it removes nothing else. */
async function chatAlone(run: Run, person: Person): Promise<{ uuid: string; serviceType: string }> {
  const { json: tiles } = await run.call(person, 'tileList');
  for (const { serviceType, group, disabled, agentId, uuid } of tiles) {
    if (group !== 'chat' || disabled || agentId) continue;
    const body = { serviceType, keepPinned: false, removed: true, dryRun: true };
    const { json: counted } = await run.call(person, 'historyRemove', { body });
    if (counted.chats > 0) continue;
    const form = { request: { text, tileUuid: uuid } };
    const { json } = await ask(run, person, serviceType, form, { 'session-type': 'ai' });
    return { uuid: json.chatUuid, serviceType };
  }
  throw new Blocked('the employee has chats in every service that can be asked');
}

const undoTime = timed({
  name: 'the end of the time in which a removal is taken back',
  covers: ['historyRemove'],
  async run(run) {
    const person = await run.signIn('employee');
    const { uuid, serviceType } = await chatAlone(run, person);
    const removal = { serviceType, keepPinned: false, removed: true };
    const { json } = await run.call(person, 'historyRemove', { body: removal });
    if (json.undoUntil === null) throw new Blocked('historyRemove tells no undoUntil');
    await moveAfter(run, json.undoUntil);
    const body = { keepPinned: false, removed: false };
    const { json: restored, ...exchange } = await run.call(person, 'historyRemove', { body });
    run.same(exchange, { 'taken back too late': restored.chats }, { 'taken back too late': 0 });
    const listing = { key: uuid, listed: false, place: 'removed chat', by: 'historyRemove' } as const;
    await expectInList(run, person, 'historyChatList', { query: { serviceType } }, listing);
  },
});

const erasure = timed({
  name: 'the erasure of removed chats, messages and files',
  covers: ['historyChatHide', 'historyMessageHide', 'fileDownload'],
  async run(run) {
    const person = await run.signIn('employee');
    const headers = { 'session-type': 'ai' };
    const files = [new File(['Текст'], 'Проверка срока.txt', { type: 'text/plain' })];
    const form = { request: { text }, files };
    const { json: asked } = await ask(run, person, await documentService(run, person), form, headers);
    const idFile = asked.request.files[0]?.idFile;
    const uuid = asked.chatUuid;
    const { json: kept } = await ask(
      run,
      person,
      await chatService(run, person),
      { request: { text } },
      headers,
    );
    const message = kept.request.id;
    await run.call(person, 'historyChatHide', { body: { uuid, hidden: true } });
    await run.call(person, 'historyMessageHide', { body: { uuid: message, hidden: true } });
    await moveOn(run, 30 * day + minute);
    const later = await run.signIn('employee');
    await expectGone(run, later, 'historyChatHide', { body: { uuid, hidden: false } });
    await expectGone(run, later, 'historyMessageHide', { body: { uuid: message, hidden: false } });
    if (idFile !== undefined) await expectGone(run, later, 'fileDownload', { query: { idFile } });
    await run.call(later, 'historyChatHide', { body: { uuid: kept.chatUuid, hidden: true } });
  },
});

const botErasure = timed({
  name: 'the erasure of a removed chat-bot',
  covers: ['guestBotHide'],
  async run(run) {
    const made = await makeBot(run, await run.signIn('employee'));
    await hide(run, made);
    await moveOn(run, 30 * day + minute);
    const body = { uuid: made.bot.uuid, hidden: false };
    await expectGone(run, await run.signIn('employee'), 'guestBotHide', { body });
  },
});

const limits = timed({
  name: 'the new count of a limit after its period',
  covers: ['limitList'],
  async run(run) {
    const person = await run.signIn('employee');
    const headers = { 'session-type': 'ai' };
    await ask(run, person, await chatService(run, person), { request: { text } }, headers);
    const { json: counted } = await run.call(person, 'limitList');
    const used = counted.filter((one) => one.used > 0);
    const first = used.find(({ period }) => period === 'day') ?? used[0];
    if (!first) throw new Blocked('the employee has used none of the limits');
    await moveAfter(run, first.resets);
    const { json, ...exchange } = await run.call(await run.signIn('employee'), 'limitList');
    const now = json.find(({ serviceType, unit, period }) =>
      [serviceType, unit, period].every((value) => Object.values(first).includes(value)),
    );
    const place = 'used after resets';
    run.same(exchange, { [place]: now?.used ?? 0 }, { [place]: 0 });
  },
});

const noColumns: string[] = [];
const span = { from: null, to: null, groupBy: null, compare: 'none' } as const;
const parameters = { ...span, filter: {}, columns: noColumns };

const schedule = timed({
  name: 'the report of a schedule, and the end of its file',
  covers: ['reportScheduleAdd', 'reportFileDownload'],
  async run(run) {
    const title = unique('Проверка по расписанию');
    const report = { title, kind: 'inactive', format: 'csv', isMailed: false } as const;
    const body = { report: { ...report, parameters }, period: 'daily', hour: 3 } as const;
    const { json: added } = await run.call(await run.signIn('admin'), 'reportScheduleAdd', { body });
    await moveAfter(run, added.next);
    const person = await run.signIn('admin');
    const searchText = title;
    const isMade = ({ scheduleUuid, status }: { scheduleUuid: string | null; status: string }): boolean =>
      scheduleUuid === added.uuid && status === 'done';
    const { json: list, ...listing } = await until(
      () => run.call(person, 'reportList', { query: { searchText } }),
      ({ json }) => json.content.some(isMade),
    );
    const made = list.content.find(isMade);
    const place = 'report of a schedule that was due';
    run.same(after('reportScheduleAdd', listing), { [place]: made?.status }, { [place]: 'done' });
    const { json: left } = await run.call(person, 'reportScheduleList', { query: { searchText } });
    for (const { uuid, version } of left.content)
      await run.call(person, 'reportScheduleRemove', { query: { uuid, version } });
    if (!made?.expires) return;
    const query = { uuid: made.uuid };
    await run.call(person, 'reportFileDownload', { query });
    await moveAfter(run, made.expires);
    const later = await run.signIn('admin');
    await expectGone(run, later, 'reportFileDownload', { query });
    await run.call(later, 'reportRemove', { query });
  },
});

export const timedJourneys: readonly Journey[] = [
  sessionEnd,
  sessionTerms,
  passwordLink,
  registrationLink,
  undoTime,
  erasure,
  botErasure,
  limits,
  schedule,
  showEnd,
  // Erases everything older of a company, so it comes last.
  companyTerms,
];
