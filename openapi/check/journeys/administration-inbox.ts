/** What people send to the administrators: feedback, requests, letters, errors. */

import {
  audited,
  day,
  expectLetter,
  found,
  jobChanges,
  opened,
  thisMonth,
  until,
} from '../administration-steps.ts';
import { expectBytes, expectName } from '../bytes.ts';
import type { OperationId } from '../contract.ts';
import { countTo } from '../letters.ts';
import { itemsOf } from '../lists/page.ts';
import { lettersOnly, unique } from '../names.ts';
import { pause } from '../pause.ts';
import { Blocked, type Exchange, type Journey, type Person, type Run } from '../run.ts';
import { type Json, neededSend, untypedCall } from '../untyped.ts';

/** Waits until a list has what was sent a moment ago. */
async function arrived(run: Run, person: Person, list: OperationId, text: string): Promise<string> {
  const query = { searchText: text };
  await until(
    () => untypedCall(run, person, list, { query }),
    ({ got }) => itemsOf(got.json).length > 0,
    5,
  );
  const item = await found(run, person, list, query, (one) => JSON.stringify(one).includes(text));
  if (!item) throw new Blocked(`${list} does not have what was sent`);
  return String(item['uuid']);
}

/** A picture of one point. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const pictureName = 'Снимок экрана.png';

/** Feedback of an account, with a picture. */
async function feedback(run: Run, person: Person, email: string): Promise<string> {
  const text = unique('Проверка портала');
  const file = new File([picture], pictureName, { type: 'image/png' });
  await neededSend(run, person, 'feedbackSend', { form: { groupId: 4, email, text, isError: false, file } });
  return text;
}

/** The attached picture arrives as it was sent. */
async function pictureOf(run: Run, person: Person, id: OperationId, uuid: string): Promise<void> {
  const exchange = await untypedCall(run, person, id, { query: { uuid } });
  expectBytes(run, exchange, 'body', picture);
  expectName(run, exchange, pictureName);
}

const threadOf = (json: Json): readonly Json[] => (json['thread'] as readonly Json[] | undefined) ?? [];

/** Own feedback is taken into work, answered, closed. */
function feedbackJourney(area: 'admin' | 'company'): Journey {
  const kind = `${area}Feedback` as const;
  const [list, read, file] = [`${kind}List`, `${kind}Read`, `${kind}FileDownload`] as const;
  const [change, answer, batch] = [`${kind}Change`, `${kind}AnswerSend`, `${kind}BatchChange`] as const;
  const isAdmin = area === 'admin';
  const role = isAdmin ? 'admin' : 'companyAdmin';
  return {
    name: isAdmin ? 'Feedback' : 'Feedback of a company',
    covers: [list, `${kind}TableDownload`, read, file, change, answer, batch],
    async run(run) {
      const person = await run.person(role);
      const tableWith = await opened(run, person, kind);
      const email = run.options.accounts[role]?.email ?? '';
      const text = await feedback(run, person, email);
      const uuid = await arrived(run, person, list, text);
      const now = async () => (await untypedCall(run, person, read, { query: { uuid } })).json;
      const { json: fresh, ...exchange } = await untypedCall(run, person, read, { query: { uuid } });
      const written = { text, category: 4, email: email.toLowerCase(), isError: false, status: 'new' };
      run.same(exchange, fresh, { ...written, fileName: pictureName });
      await pictureOf(run, person, file, uuid);
      await tableWith(text);
      const fields = { uuid, version: fresh['version'], status: 'open', assigneeId: null };
      const { json: changed, ...changing } = await untypedCall(run, person, change, { body: fields });
      run.same(changing, await now(), { status: 'open', version: changed['version'] });
      const inner = isAdmin ? { isInner: false } : {};
      const { json: answered, ...answering } = await expectLetter(run, email, () =>
        untypedCall(run, person, answer, { body: { uuid, text: 'Ответ на проверку', ...inner } }),
      );
      const last = threadOf(await now()).at(-1);
      const shown = { ...answered, text: last?.['text'] };
      run.same(answering, shown, { status: 'answered', text: 'Ответ на проверку' });
      const action = { kind: 'status', status: 'closed' };
      const { json: job } = await untypedCall(run, person, batch, { body: { keys: [uuid], action } });
      await jobChanges(run, person, job);
      run.same(answering, await now(), { status: 'closed' });
      if (isAdmin) {
        await audited(run, uuid, ['change']);
        const before = await countTo(run, email);
        const noting = await innerNote(run, person, uuid);
        await pause(before === undefined ? 0 : 500);
        const letters = await countTo(run, email);
        run.same(noting, { 'letters of a note': letters }, { 'letters of a note': before });
      } else if (run.options.accounts.admin) {
        await innerNote(run, await run.person('admin'), uuid);
        const { json: seen, ...reading } = await untypedCall(run, person, read, { query: { uuid } });
        if (threadOf(seen).some(({ text: entry }) => entry === note))
          run.report(reading, {
            rule: 'other-person',
            place: 'thread',
            pointer: '/description',
            message: 'An inner note of the portal is read by the administrator of a company.',
            says: 'The administration of a company does not get inner notes',
          });
      }
    },
  };
}

const note = 'Внутренняя заметка';

/** A note is mailed to nobody, and is kept apart from answers. */
async function innerNote(run: Run, admin: Person, uuid: string): Promise<Exchange> {
  const body = { uuid, text: note, isInner: true };
  const { json, ...exchange } = await run.call(admin, 'adminFeedbackAnswerSend', { body });
  const last = json.thread.at(-1);
  run.same(exchange, { text: last?.text, isInner: last?.isInner }, { text: note, isInner: true });
  return exchange;
}

/** Access asked for without a session becomes a request, and is refused. */
const requests: Journey = {
  name: 'Requests for access',
  covers: [
    ...(['adminRequestList', 'adminRequestTableDownload', 'adminRequestRead', 'adminRequestAdd'] as const),
    'adminRequestBatchChange',
  ],
  async run(run) {
    const admin = await run.person('admin');
    const tableWith = await opened(run, admin, 'adminRequest');
    const text = unique('Проверка портала');
    const email = run.options.accounts.employee?.email ?? '';
    await neededSend(run, run.visitor, 'feedbackSend', { form: { groupId: 1, email, text, isError: false } });
    const feedbackUuid = await arrived(run, admin, 'adminFeedbackList', text);
    const { json: made } = await run.call(admin, 'adminRequestAdd', { body: { feedbackUuid } });
    const { uuid } = made;
    const { json: again, ...repeated } = await run.call(admin, 'adminRequestAdd', { body: { feedbackUuid } });
    run.same(repeated, { uuid: again.uuid }, { uuid });
    const read = await run.call(admin, 'adminRequestRead', { query: { uuid } });
    run.same(read, { ...read.json }, { feedbackUuid, email, tasks: text, status: 'new', decision: null });
    await found(run, admin, 'adminRequestList', { searchText: text }, (one) => one['uuid'] === uuid);
    await tableWith(text);
    const reason = 'Это была проверка портала';
    for (const [action, shows] of [
      [
        { kind: 'priority', priority: 'low' },
        { priority: 'low', status: 'new' },
      ],
      [{ kind: 'reject', reason }, { status: 'rejected' }],
    ] as const) {
      const { json: job } = await run.call(admin, 'adminRequestBatchChange', {
        body: { keys: [uuid], action },
      });
      await jobChanges(run, admin, job);
      const { json: now, ...exchange } = await run.call(admin, 'adminRequestRead', { query: { uuid } });
      run.same(exchange, { ...now }, shows);
    }
    const keys = [feedbackUuid];
    const action = { kind: 'status', status: 'closed' } as const;
    await run.send(admin, 'adminFeedbackBatchChange', { body: { keys, action } });
  },
};

const letters: Journey = {
  name: 'Letters to the portal',
  covers: [
    ...(['adminLetterList', 'adminLetterTableDownload', 'adminLetterRead', 'adminLetterAnswerSend'] as const),
    'adminLetterBatchChange',
  ],
  async run(run) {
    const admin = await run.person('admin');
    const tableWith = await opened(run, admin, 'adminLetter');
    const title = unique('Проверка');
    const text = 'Проверка портала.\nВторая строка.';
    await neededSend(run, admin, 'notificationSend', { body: { title, text } });
    const uuid = await arrived(run, admin, 'adminLetterList', title);
    const read = await run.call(admin, 'adminLetterRead', { query: { uuid } });
    run.same(read, { ...read.json }, { title, text, status: 'new' });
    await tableWith(title);
    const body = { uuid, text: 'Ответ на проверку' };
    const { json: answered, ...answer } = await run.call(admin, 'adminLetterAnswerSend', { body });
    const last = { status: answered.status, text: answered.thread.at(-1)?.text };
    run.same(answer, last, { status: 'answered', text: body.text });
    const close = { keys: [uuid], action: { kind: 'close' as const } };
    const { json: job } = await run.call(admin, 'adminLetterBatchChange', { body: close });
    await jobChanges(run, admin, job);
    const { json: closed, ...end } = await run.call(admin, 'adminLetterRead', { query: { uuid } });
    run.same(end, { ...closed }, { status: 'closed' });
  },
};

const errors: Journey = {
  name: 'Errors',
  covers: [
    ...(['adminErrorList', 'adminErrorSeriesList', 'adminErrorTableDownload', 'adminErrorRead'] as const),
    ...(['adminErrorEventList', 'adminErrorChange', 'adminErrorBatchChange'] as const),
  ],
  async run(run) {
    const admin = await run.person('admin');
    const tableWith = await opened(run, admin, 'adminError');
    await run.call(admin, 'adminErrorSeriesList', { query: thisMonth });
    const message = lettersOnly(unique('Проверка портала'));
    const error = { name: 'TypeError', message, stack: '', version: '1.4.0' };
    const employee = await run.person('employee');
    for (let times = 0; times < 2; times++)
      await neededSend(run, employee, 'portalErrorTrack', { body: error });
    const uuid = await arrived(run, admin, 'adminErrorList', message);
    const query = { uuid };
    const read = await run.call(admin, 'adminErrorRead', { query });
    const shown = { message, name: error.name, source: 'portal', status: 'new', count: 2, users: 1 };
    run.same(read, { ...read.json }, shown);
    const { json: events, ...list } = await run.call(admin, 'adminErrorEventList', { query });
    const told = { total: events.totalElements, version: events.content[0]?.version };
    run.same(list, told, { total: 2, version: '1.4.0' });
    const period = { from: day(), to: day(), searchText: message };
    const { json: series, ...points } = await run.call(admin, 'adminErrorSeriesList', { query: period });
    run.same(points, { sum: series.reduce((sum, { value }) => sum + (value ?? 0), 0) }, { sum: 2 });
    await tableWith(message);
    const fields = { status: 'known' as const, note: 'Проверка портала', assigneeId: null };
    const body = { ...fields, uuid, version: read.json.version };
    const { json: changed } = await run.call(admin, 'adminErrorChange', { body });
    const { json: known, ...reading } = await run.call(admin, 'adminErrorRead', { query });
    run.same(reading, { ...known }, { ...fields, version: changed.version });
    const action = { kind: 'status', status: 'fixed' } as const;
    const { json: job } = await run.call(admin, 'adminErrorBatchChange', { body: { keys: [uuid], action } });
    await jobChanges(run, admin, job);
    const { json: fixed, ...end } = await run.call(admin, 'adminErrorRead', { query });
    run.same(end, { ...fixed }, { status: 'fixed' });
  },
};

export const inbox: readonly Journey[] = [
  feedbackJourney('admin'),
  requests,
  letters,
  errors,
  feedbackJourney('company'),
];
