/** Each list of the stand-in is in the order of its `x-order`, also among rows with equal values (PRE-14). */
import { beforeAll, expect, test } from 'vitest';
import { document, operations } from '#mocks/contract/contract.ts';
import type { Model } from '#mocks/domain/model/model.ts';
import type { Chat, StoredMessage } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { neuro } from '#mocks/testing/company-area.ts';
import { putImport } from '#mocks/testing/people-lists.ts';
import { ofCompany, putMonthly, putReadyReport } from '#mocks/testing/reports.ts';

type Row = Readonly<Record<string, unknown>>;
interface List {
  'x-order'?: string[];
  operationId: string;
}

const ADMIN = 'admin@neuro.example';
const MOMENT = '2026-10-01T09:00:00.000Z';
const LATER = '2026-10-02T09:00:00.000Z';
const TABLE = 'admin/users/users-table';

/** An id that is not in the order of its number, so that the order of storing is not the order of ids. */
const idOf = (number: number) => `0c5e2d3a-6f1b-4e0a-9d58-${String((number * 7) % 10).padStart(12, '0')}`;
const ofOffice = (number: number) => idOf(number).replace('9d58', '9d59');
const numbers = Array.from({ length: 8 }, (_, index) => index);

const orders = Object.values((document as { paths: Record<string, Record<string, List>> }).paths)
  .flatMap((item) => Object.values(item))
  .flatMap((operation) =>
    operation['x-order'] ? [[operation.operationId, operation['x-order']] as const] : [],
  );

/** Queries of the lists that need one; `sort` by a field with many equal values. */
const queries: Readonly<Record<string, string>> = {
  adminOptionList: 'kind=user',
  companyOptionList: 'kind=user',
  agentVersionList: 'agentId=7c2e9f10-2222-4a3b-8c4d-000000000001',
  presentationList: 'sort=date,desc',
  presentationCommentList: 'presentationId=7c2e9f10-7777-4a3b-8c4d-000000000001',
  presentationReaderFind: 'presentationId=7c2e9f10-7777-4a3b-8c4d-000000000001',
  presentationVersionList: 'presentationId=7c2e9f10-7777-4a3b-8c4d-000000000001',
  guestBotList: 'agentId=7c2e9f10-2222-4a3b-8c4d-000000000001',
  guestLinkList: `botId=${idOf(1)}`,
  chatOptionList: 'serviceType=speech',
  adminAgreementList: 'sort=accepted,desc',
  adminAgreementVersionList: 'id=1',
  adminAgreementAcceptanceList: 'id=7&sort=textVersion,asc',
  adminUserList: 'sort=department,asc',
  companyUserList: 'sort=status,asc',
  companyFeedbackList: 'sort=date,desc',
  adminErrorList: 'sort=count,desc',
  adminErrorEventList: `uuid=${idOf(0)}`,
  adminErrorSeriesList: 'from=2026-10-01&to=2026-10-31',
  adminFeedbackList: 'sort=date,desc',
  adminRequestList: 'sort=created,desc',
  adminLetterList: 'sort=date,desc',
  adminBudgetList: 'sort=spent,asc',
  companyBudgetList: 'sort=spent,asc',
  adminPriceList: 'sort=starts,asc',
  adminTemplateList: 'sort=subject,asc',
  adminMailingList: 'sort=title,asc',
  adminMailingRecipientList: `uuid=${idOf(0)}`,
  adminCompanyList: 'sort=used,desc',
  adminTariffList: 'sort=line,asc',
  adminServiceList: 'sort=requests30,desc',
  adminGroupList: 'sort=members,desc',
  adminConnectionList: 'sort=p95,desc',
  adminTokenList: 'sort=requests30,asc',
  adminAuditList: 'sort=moment,desc&from=2026-10-01&to=2026-10-31',
  companyAuditList: 'sort=moment,desc&from=2026-10-01&to=2026-10-31',
  adminImportRowList: `uuid=${idOf(0)}`,
  companyImportRowList: `uuid=${ofOffice(0)}`,
  adminSignInList: 'sort=moment,asc&from=2026-10-01&to=2026-10-31',
  usageLogList: 'sort=cost,desc&from=2026-10-01&to=2026-10-31',
  jobRowList: `uuid=${idOf(0)}`,
  tableViewList: `table=${TABLE}`,
  reportList: 'sort=size,desc',
  reportScheduleList: 'sort=next,asc',
  companyReportList: 'sort=size,desc',
  companyScheduleList: 'sort=next,asc',
  usageList: 'from=2026-10-01&to=2026-10-31&groupBy=user&sort=users,desc',
  usageSeriesList: 'from=2026-10-01&to=2026-10-31&groupBy=user&step=week',
  companyUsageList: 'from=2026-10-01&to=2026-10-31&groupBy=user&sort=users,desc',
  companyUsageSeriesList: 'from=2026-10-01&to=2026-10-31&groupBy=user&step=week',
  serviceHealthList: 'sort=queue,desc',
  serviceHealthLimitList: 'sort=share,desc',
  serviceHealthRuleList: 'sort=created,desc',
  companyHealthList: 'sort=title,desc',
  serviceHealthSeriesList: 'from=2026-10-01&to=2026-10-01',
  historyAgentList: `agentUuid=${idOf(1)}`,
  historyTemplateList: `templateUuid=${idOf(2)}`,
  historyMessageList: `chatUuid=${idOf(0)}`,
  exerciseAttemptList: 'exerciseId=letter',
  adminUserFind: 'email=neuro',
  userFind: 'searchText=neuro',
};

/** Bodies of the lists that are asked for by one. */
const bodies: Readonly<Record<string, object>> = {
  serviceFind: { text: 'переведи текст документа', fileKinds: [], onlyInternal: false },
};

let client: Client;
let company: Client;
let employee: Client;

beforeAll(async () => {
  const gateway = await openGateway();
  client = await new Client(gateway).login(ADMIN);
  company = await new Client(gateway).login('company@neuro.example');
  // Writes an entry of the audit, so that the logs for other systems have one.
  await company.call('POST', '/user/company/settings/changeSettings', {
    json: { version: 1, isSharingOutside: false },
  });
  employee = await new Client(gateway).login();
  // Opened to colleagues, who can be mentioned then.
  await employee.call('POST', '/presentation/sharePresentation', {
    json: {
      uuid: '7c2e9f10-7777-4a3b-8c4d-000000000001',
      visibility: 'company',
      groups: [],
      editorIds: [],
      isOpen: false,
    },
  });
  const { database } = gateway.deps;
  const chat = (number: number, group: string, own: Partial<Chat> = {}): Chat => ({
    uuid: idOf(number).replace('9d58', group),
    content: `Чат ${number}`,
    date: number < 4 ? MOMENT : LATER,
    serviceType: 'claude',
    value: 'claude',
    owner: ADMIN,
    hidden: false,
    pinned: number % 3 === 0,
    ...own,
  });
  const message = (number: number): StoredMessage => ({
    id: idOf(number),
    chatUuid: idOf(0),
    content: `Сообщение ${number}`,
    date: MOMENT,
    owner: ADMIN,
    role: number % 2 === 0 ? 'user' : 'assistant',
    status: 'complete',
    idFile: null,
    files: [],
    hidden: false,
    parentId: null,
  });
  database.store.write((transaction) => {
    for (const { uuid } of database.chats.group(ADMIN)) transaction.delete(database.chats, uuid);
    for (const one of database.companies.values())
      transaction.put(database.companies, { ...one, monthLimit: 1000 });
    for (const number of numbers) {
      transaction.put(database.chats, chat(number, '9d58'));
      transaction.put(database.chats, chat(number, 'aaaa', { agentId: idOf(1) }));
      transaction.put(database.chats, chat(number, 'bbbb', { templateId: idOf(2) }));
      transaction.put(database.messages, message(number));
      transaction.put(database.attempts, {
        uuid: idOf(number),
        owner: ADMIN,
        exerciseId: 'letter',
        number: (number % 4) + 1,
        text: 'Напиши',
        date: MOMENT,
        score: 0,
        scoredBy: 'rules',
        better: '',
        criteria: [],
      });
      transaction.put(database.guestBots, {
        uuid: idOf(number),
        agentUuid: '7c2e9f10-2222-4a3b-8c4d-000000000001',
        version: 1,
        hidden: false,
        chatName: `bot_${number}`,
        date: number < 4 ? MOMENT : LATER,
        fields: {
          name: `Бот ${number}`,
          welcome: '',
          starters: [],
          entry: 'anyone',
          domains: [],
          lastDay: null,
          dayLimit: 1,
          isOn: true,
        },
      });
      transaction.put(database.guestLinks, {
        uuid: idOf(number),
        botUuid: idOf(1),
        tokenHash: String(number),
        date: MOMENT,
        entered: null,
        email: `${(number * 5) % 7}@other.example`,
        isAsked: true,
        revoked: false,
      });
      transaction.put(database.jobs, {
        uuid: idOf(number),
        kind: 'userBatch',
        title: 'Заблокировать',
        status: 'done',
        total: 8,
        processed: 8,
        changed: 8,
        unchanged: 0,
        refused: 0,
        created: MOMENT,
        finished: LATER,
        owner: ADMIN,
        action: { kind: 'unblock' },
        keys: [],
        portal: 'http://127.0.0.1:8080',
      });
      transaction.put(database.jobRows, {
        jobUuid: idOf(0),
        line: 20 - number,
        key: String(number),
        label: 'Орлова',
        result: 'changed',
        code: null,
        message: null,
      });
      transaction.put(database.views, {
        uuid: idOf(number),
        owner: ADMIN,
        table: TABLE,
        name: ['ель', 'Ёлка', 'елка', 'Ель'][number % 4] ?? '',
        search: '',
        isShared: false,
        version: 1,
        created: MOMENT,
        changed: MOMENT,
        changedBy: ADMIN,
      });
      transaction.put(database.audit, {
        uuid: idOf(number),
        moment: number < 4 ? MOMENT : LATER,
        actorId: 2,
        actor: ADMIN,
        action: 'change',
        entity: 'user',
        key: '1',
        object: 'Орлова',
        result: 'done',
        address: '',
        parentUuid: null,
        children: 0,
        changes: [],
      });
      transaction.put(database.agreementRecords, {
        id: 20 - number,
        title: 'Правила',
        isActive: true,
        versions: [
          {
            textVersion: 1,
            text: 'Правила',
            isMandatory: false,
            starts: null,
            audience: 'employees',
            companies: [],
            created: MOMENT,
            author: ADMIN,
          },
        ],
        version: 1,
        created: MOMENT,
        changed: MOMENT,
        changedBy: ADMIN,
      });
      transaction.put(database.feed, {
        kind: 'audit',
        number,
        uuid: idOf(number),
        moment: number < 4 ? MOMENT : LATER,
        companies: [neuro],
      });
      transaction.put(database.signIns, {
        uuid: idOf(number),
        moment: number < 4 ? MOMENT : LATER,
        userId: 1,
        account: ADMIN,
        result: 'done',
        address: '',
        browser: '',
      });
      transaction.put(database.errors, {
        uuid: idOf(number),
        key: String(number),
        source: 'portal',
        place: 'portal',
        name: 'TypeError',
        message: 'x',
        status: 'new',
        first: MOMENT,
        last: LATER,
        note: '',
        latestVersion: '1.0.0',
        days: [{ day: '2026-10-01', count: 1 + (number % 2), users: [1] }],
      });
      transaction.put(database.errorEvents, {
        uuid: idOf(number),
        groupUuid: idOf(0),
        moment: number < 4 ? MOMENT : LATER,
        userId: 1,
        browser: '',
        version: '1.0.0',
        requestId: null,
        stack: '',
      });
      transaction.put(database.shares, {
        uuid: idOf(number),
        owner: ADMIN,
        title: 'Чат',
        service: 'chatGpt',
        serviceType: 'chatGpt',
        created: number < 4 ? MOMENT : LATER,
        withFiles: false,
        userIds: [1],
        content: [{ role: 'user', content: 'Вопрос', date: MOMENT, files: [] }],
      });
      transaction.put(database.feedback, {
        id: idOf(number),
        number: number + 1,
        owner: ADMIN,
        email: ADMIN,
        groupId: 4,
        text: 'Вопрос',
        isError: false,
        date: number < 4 ? MOMENT : LATER,
      });
      transaction.put(database.requests, {
        uuid: idOf(number),
        number: number + 1,
        kind: 'limit',
        userId: 2,
        email: ADMIN,
        name: 'Олег',
        companyUuid: null,
        tile: null,
        tasks: '',
        priority: 'normal',
        status: 'new',
        decision: null,
        questions: [],
        feedbackUuid: null,
        version: 1,
        changed: LATER,
        changedBy: null,
        created: number < 4 ? MOMENT : LATER,
      });
      transaction.put(database.tokens, {
        uuid: idOf(number),
        name: 'Сайт',
        ownerId: 1,
        prefix: 'neuro_q8Zb',
        scopes: ['chat'],
        tiles: [],
        networks: [],
        perMinute: 30,
        expires: LATER,
        version: 1,
        created: MOMENT,
        changed: MOMENT,
        changedBy: ADMIN,
      });
      transaction.put(database.alertRules, {
        uuid: idOf(number),
        service: null,
        metric: 'queue',
        threshold: 10,
        minutes: 5,
        emails: [ADMIN],
        version: 1,
        created: number < 4 ? MOMENT : LATER,
        changed: LATER,
        changedBy: ADMIN,
      });
      transaction.put(database.exports, {
        uuid: idOf(number),
        owner: ADMIN,
        status: 'done',
        percent: 100,
        created: MOMENT,
        expires: '2099-01-01T00:00:00.000Z',
      });
      transaction.put(database.files, {
        idFile: idOf(number),
        owner: ADMIN,
        name: 'Отчёт.txt',
        waitingSince: 0,
      });
      transaction.blob(idOf(number), new Uint8Array(number % 3));
      transaction.put(database.mailings, {
        uuid: idOf(number),
        title: 'Работы',
        channel: 'mail',
        level: null,
        subject: 'Работы',
        body: 'Работы',
        audience: {},
        status: 'sent',
        startsAt: MOMENT,
        tested: MOMENT,
        version: 1,
        created: MOMENT,
        changed: MOMENT,
        changedBy: ADMIN,
      });
      transaction.put(database.mailingRecipients, {
        mailingUuid: idOf(0),
        line: 20 - number,
        id: number + 1,
        email: ADMIN,
        name: '',
        status: 'delivered',
        message: null,
        moment: LATER,
      });
      putReadyReport(database, transaction, { uuid: idOf(number), size: number % 3 });
      putMonthly(database, transaction, { uuid: idOf(number) });
      putReadyReport(database, transaction, { ...ofCompany, uuid: ofOffice(number), size: number % 3 });
      putMonthly(database, transaction, { ...ofCompany, uuid: ofOffice(number) });
      transaction.put(database.letters, {
        id: idOf(number),
        owner: ADMIN,
        email: ADMIN,
        title: 'Письмо',
        text: 'Текст',
        date: MOMENT,
      });
    }
  });
  for (const number of numbers) {
    putImport(client, ADMIN, idOf(number), numbers.length);
    putImport(company, 'company@neuro.example', ofOffice(number), numbers.length);
  }
  for (const number of numbers.slice(0, 3)) {
    const answer = { ...message(number), chatUuid: chat(number, '9d58').uuid, role: 'assistant' as const };
    const { runs } = gateway.deps;
    runs.start({
      answer,
      requestId: idOf(9),
      path: '/',
      model: endless,
      request: { serviceType: 'chatGpt', turns: [] },
    });
  }
});

/** A model whose answer does not end. */
const endless: Model = {
  name: 'endless',
  async *answer(_request, signal) {
    yield { type: 'delta', text: '…' };
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
};

const comparable = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : folded(String(value));
};

/** Compares two rows by the keys whose values the answer contains; 0 when another key decides. */
function compared(id: string, order: readonly string[], one: Row, other: Row): number {
  const [, sort = '', sortDirection] = /sort=(\w+),(asc|desc)/.exec(queries[id] ?? '') ?? [];
  for (const key of order) {
    const [name = '', ownDirection] = key.split(' ');
    const [field, direction] = name === 'sort' ? [sort, sortDirection] : [name, ownDirection];
    if (name === 'match') return 0;
    const isFlag = name === 'pinned';
    const [a, b] = [one, other].map((row) => comparable(row[field] ?? (isFlag ? false : null)));
    if (a === b) continue;
    if (a == null || b == null) return a == null ? 1 : -1;
    return a < b === (direction !== 'desc') ? -1 : 1;
  }
  return 0;
}

/** Versions are for the owner and the editors, comments for the readers. */
function callerOf(id: string): Client {
  if (
    /^(agentVersionList|presentation(VersionList|CommentList|ReaderFind)|guestBotList|guestLinkList)$/.test(
      id,
    )
  )
    return employee;
  return id.startsWith('company') ? company : client;
}

async function rowsOf(id: string, paging = ''): Promise<{ rows: Row[]; total: number }> {
  const path = operations.find((operation) => operation.id === id)?.path ?? '';
  const caller = callerOf(id);
  const query = [queries[id], paging].filter(Boolean).join('&');
  const answer = await caller.json<Row[] | { content: Row[]; totalElements: number }>(
    bodies[id] ? 'POST' : 'GET',
    `${path}${query && `?${query}`}`,
    bodies[id] && { json: bodies[id] },
  );
  if (Array.isArray(answer)) return { rows: answer, total: answer.length };
  // A page of messages is written oldest first; the pages go from the newest to the oldest.
  const rows = id === 'historyMessageList' ? answer.content.toReversed() : answer.content;
  return { rows, total: answer.totalElements };
}

test.each(orders)('[PRE-14] %s is ordered as the contract says: %j', async (id, order) => {
  const isPaged = operations
    .find((operation) => operation.id === id)
    ?.parameters.some(({ name }) => name === 'page');
  const { rows, total } = await rowsOf(id, isPaged ? 'size=100' : '');
  expect(rows).not.toEqual([]);
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    if (previous) expect(compared(id, order, previous, row), `row ${index}`).toBeLessThanOrEqual(0);
  }
  if (!isPaged) return;
  const pages: Row[] = [];
  for (let page = 0; page * 3 < total; page++) pages.push(...(await rowsOf(id, `size=3&page=${page}`)).rows);
  expect(pages).toEqual(rows);
  expect(await rowsOf(id, 'size=3&page=1000')).toMatchObject({ rows: [], total });
});

test('[PRE-14] messages of one moment are in the order in which they were stored', async () => {
  const { rows } = await rowsOf('historyMessageList');
  expect(rows.map(({ id }) => id)).toEqual(numbers.map(idOf).reverse());
});
