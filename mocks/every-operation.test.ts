import { beforeAll, expect, test } from 'vitest';
import { exampleOf, operations } from './contract/contract.ts';
import { encodeWav } from './domain/formats/wav.ts';
import { newGroup } from './domain/groups/group.ts';
import type { ChatResult } from './domain/model/model.ts';
import { agreementTexts } from './domain/people/agreements.ts';
import { newRequest } from './domain/requests/arrivals.ts';
import { digest } from './domain/sign-in/session.ts';
import type { EmailCode } from './store/entities.ts';
import { memoryPersistence } from './store/memory.ts';
import type { Persistence } from './store/store.ts';
import { callTo, linkTo, putEmailChange } from './testing/calls.ts';
import { Client, openGateway } from './testing/client.ts';
import { neuro } from './testing/company-area.ts';
import { brandLook } from './testing/company-keys.ts';
import { draftMailing } from './testing/example-records.ts';
import { samePage } from './testing/pages.ts';
import { putImport } from './testing/people-lists.ts';
import { ofCompany, putMonthly, putReadyReport } from './testing/reports.ts';

const ADMIN = 'admin@neuro.example';
const EMPLOYEE = 'employee@neuro.example';

/** Accounts for operations that an employee may not call. */
function callerOf(id: string): string | undefined {
  if (/^company(?!Request)/.test(id)) return 'company@neuro.example';
  return /^(admin|job|presentationBrand|tableView|serviceHealth|statistics|usage|report)/.test(id)
    ? ADMIN
    : undefined;
}

/** Writes and downloads of an administrator, which the audit has to tell of. */
const isAudited = ({ id, path, method }: (typeof operations)[number]): boolean =>
  /^\/(admin|user\/(company|jobs|views))\//.test(path) && (method !== 'get' || id.endsWith('Download'));

/** What is written beside an administrator's change: answers by key, visits, jobs and reports under way, letters. */
const beside = new Set(['answeredOnce', 'visit', 'job', 'import', 'link', 'mail', 'report', 'blob']);

/** A persistence in memory that notes the collections of each transaction. */
function notingPersistence(): { persistence: Persistence; transactions: string[][] } {
  const transactions: string[][] = [];
  const memory = memoryPersistence();
  const write = (changes: Parameters<typeof memory.write>[0]) => {
    transactions.push(changes.map(({ collection }) => collection));
    memory.write(changes);
  };
  return { persistence: { ...memory, write }, transactions };
}

/** Stores jobs and a view of the administrator with the ids of the contract's examples. */
function putExamples({ gateway: { deps } }: Client): void {
  const { database } = deps;
  const date = deps.now().toISOString();
  const exampleId = (id: string) =>
    String(operations.find((operation) => operation.id === id)?.parameters[0]?.example);
  const batch = operations.find(({ id }) => id === 'adminFeedbackBatchChange');
  const feedbackExamples = (batch?.body?.example as { keys: string[] } | undefined)?.keys ?? [];
  database.store.write((transaction) => {
    const stopped = operations.find(({ id }) => id === 'jobStop')?.body?.example as { uuid: string };
    for (const uuid of [exampleId('jobRead'), stopped.uuid])
      transaction.put(database.jobs, {
        uuid,
        kind: 'userBatch',
        title: 'Заблокировать',
        status: 'done',
        total: 0,
        processed: 0,
        changed: 0,
        unchanged: 0,
        refused: 0,
        created: date,
        finished: date,
        owner: ADMIN,
        action: { kind: 'unblock' },
        keys: [],
        portal: 'http://127.0.0.1:8080',
      });
    transaction.put(database.shares, {
      uuid: exampleId('chatShareRead'),
      owner: EMPLOYEE,
      title: 'Чат',
      service: 'chatGpt',
      serviceType: 'chatGpt',
      created: date,
      withFiles: false,
      userIds: [2],
      content: [{ role: 'user', content: 'Вопрос', date, files: [] }],
    });
    transaction.put(database.audit, {
      uuid: exampleId('adminAuditRead'),
      moment: date,
      actorId: 2,
      actor: ADMIN,
      action: 'change',
      entity: 'company',
      key: '',
      object: 'Нейро',
      result: 'done',
      address: '',
      parentUuid: null,
      children: 0,
      changes: [],
    });
    transaction.put(database.feed, {
      kind: 'audit',
      number: 1,
      uuid: exampleId('companyAuditRead'),
      moment: date,
      companies: [neuro],
    });
    for (const [index, uuid] of feedbackExamples.entries())
      transaction.put(database.feedback, {
        id: uuid,
        number: index + 1,
        owner: ADMIN,
        email: ADMIN,
        groupId: 4,
        text: 'Вопрос',
        isError: true,
        date,
        file: { idFile: uuid, name: 'снимок.png', size: 1 },
      });
    const requested = operations.find(({ id }) => id === 'adminRequestAdd')?.body?.example;
    const { feedbackUuid } = requested as { feedbackUuid: string };
    transaction.put(database.feedback, {
      id: feedbackUuid,
      number: 9,
      owner: ADMIN,
      email: ADMIN,
      groupId: 1,
      text: 'Доступ',
      isError: false,
      date,
    });
    const decided = operations.find(({ id }) => id === 'adminRequestBatchChange')?.body?.example;
    for (const uuid of (decided as { keys: string[] }).keys) {
      const asked = { kind: 'registration', userId: null, email: 'new@neuro.example', name: '' } as const;
      transaction.put(database.requests, { ...newRequest(database, asked, deps.now()), uuid });
    }
    const letters = operations.find(({ id }) => id === 'adminLetterBatchChange')?.body?.example;
    for (const id of (letters as { keys: string[] } | undefined)?.keys ?? [])
      transaction.put(database.letters, {
        id,
        owner: ADMIN,
        email: ADMIN,
        title: 'Письмо',
        text: 'Текст',
        date,
      });
    transaction.put(database.brands, {
      companyUuid: exampleId('presentationBrandRead'),
      look: brandLook,
      version: 1,
      created: date,
      changed: date,
      changedBy: ADMIN,
    });
    transaction.put(database.templates, {
      uuid: exampleId('adminTemplateRead'),
      code: 'holidays',
      subject: 'Работы',
      body: 'Работы',
      version: 1,
      created: date,
      changed: date,
      changedBy: ADMIN,
    });
    transaction.put(database.mailings, draftMailing(exampleId('adminMailingRead'), date));
    const error = operations.find(({ id }) => id === 'adminErrorBatchChange')?.body?.example;
    for (const uuid of (error as { keys: string[] } | undefined)?.keys ?? [])
      transaction.put(database.errors, {
        uuid,
        key: uuid,
        source: 'portal',
        place: 'portal',
        name: 'TypeError',
        message: 'x',
        status: 'new',
        first: date,
        last: date,
        note: '',
        days: [],
        latestVersion: '1.0.0',
      });
    for (const uuid of feedbackExamples) transaction.blob(uuid, Uint8Array.of(1));
    transaction.put(database.views, {
      uuid: exampleId('tableViewRemove'),
      owner: ADMIN,
      table: 'admin/users/users-table',
      name: 'Новые',
      search: '',
      isShared: false,
      version: 1,
      created: date,
      changed: date,
      changedBy: ADMIN,
    });
  });
}

/** Stores the reports and the schedule of the contract's examples. */
function putReports({ gateway: { deps } }: Client, owner: Partial<typeof ofCompany>): void {
  const operationOf = (id: string) => operations.find((operation) => operation.id === id);
  const { database } = deps;
  database.store.write((transaction) => {
    const stopped = operationOf('reportStop')?.body?.example as { uuid: string };
    for (const uuid of [String(operationOf('reportRead')?.parameters[0]?.example), stopped.uuid])
      putReadyReport(database, transaction, { uuid, ...owner });
    const schedule = operationOf('reportScheduleRemove')?.parameters[0]?.example;
    putMonthly(database, transaction, { uuid: String(schedule), ...owner });
  });
}

/** Moves the agent of the contract's example to the archive. */
function archiveAgent({ gateway: { deps } }: Client): void {
  const { store, agents } = deps.database;
  const id = String(operations.find((one) => one.id === 'agentRemove')?.parameters[0]?.example);
  const agent = agents.get(id);
  if (agent) store.write((transaction) => transaction.put(agents, { ...agent, hidden: true }));
}

/** Moves the presentation of the contract's example to the archive. */
function archivePresentation({ gateway: { deps } }: Client): void {
  const { store, presentations } = deps.database;
  const id = String(operations.find((one) => one.id === 'presentationRemove')?.parameters[0]?.example);
  const deck = presentations.get(id);
  if (deck) store.write((transaction) => transaction.put(presentations, { ...deck, hidden: true }));
}

const SHOW = /^presentation(Link(Add|Remove)|Show)/;

/** Allows links to shows, and gives the presentation of the contract's examples the link and the picture of the examples. */
function putShow({ gateway: { deps } }: Client): void {
  const { store, companies, files, presentations, showLinks } = deps.database;
  const company = companies.get(neuro);
  const parameters = operations.find(({ id }) => id === 'presentationShowDownload')?.parameters ?? [];
  const [token, idFile] = parameters.map(({ example }) => String(example));
  const id = String(operations.find((one) => one.id === 'presentationLinkRemove')?.parameters[0]?.example);
  const deck = presentations.get(id);
  if (!company || !deck || !token || !idFile) throw new Error('Nothing to show');
  const block = { kind: 'picture', idFile, alt: '', isDecorative: true, fit: 'cover' };
  const slide = { ...deck.content.slides[0], layout: 'pictureText', slots: [{ name: 'picture', block }] };
  store.write((transaction) => {
    transaction.put(companies, { ...company, isShowingByLink: true });
    transaction.put(showLinks, {
      tokenHash: digest(token),
      presentationUuid: deck.uuid,
      created: deck.date,
      expires: new Date(deps.now().getTime() + 60_000).toISOString(),
      opened: 0,
      lastOpened: null,
    });
    transaction.put(presentations, {
      ...deck,
      content: { ...deck.content, slides: [slide as { id: string }] },
    });
    transaction.put(files, { idFile, owner: EMPLOYEE, name: 'План.png' });
    transaction.blob(idFile, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
  });
}

/** Takes the functions away from the agents. */
function freeFunctions({ gateway: { deps } }: Client): void {
  const { store, agents } = deps.database;
  store.write((transaction) => {
    for (const agent of agents.values())
      transaction.put(agents, { ...agent, draft: { ...agent.draft, functionIds: [] } });
  });
}

/** Stores the call of the contract's example, which waits for consent. */
function putCall({ gateway: { deps } }: Client): void {
  const { database, runs } = deps;
  const operation = operations.find(({ id }) => id === 'chatCallConfirm');
  const chatUuid = String(operation?.parameters[0]?.example);
  const { callId = '' } = (operation?.body?.example ?? {}) as { callId?: string };
  const expires = new Date(deps.now().getTime() + 60_000).toISOString();
  const functionId = crypto.randomUUID();
  database.store.write((transaction) =>
    transaction.put(database.calls, {
      chatUuid,
      messageId: crypto.randomUUID(),
      events: 1,
      call: {
        callId,
        functionId,
        title: 'Создать заявку',
        arguments: '{}',
        changes: true,
        status: 'awaiting',
        result: null,
        at: 0,
        expires,
      },
      consent: { functionId, functionVersion: 1, agentVersion: 1, draft: '' },
    }),
  );
  void runs.decisions.wait(callId, Date.parse(expires), new AbortController().signal);
}

/** Takes the services away from the connections. */
function freeConnections({ gateway: { deps } }: Client): void {
  const { store, tileConnections } = deps.database;
  store.write((transaction) => {
    for (const { value } of tileConnections.values()) transaction.delete(tileConnections, value);
  });
}

/** Removes all chats. */
function removeChats({ gateway: { deps } }: Client): void {
  const { store, chats } = deps.database;
  store.write((transaction) => {
    for (const { uuid } of chats.values()) transaction.delete(chats, uuid);
  });
}

/** Stores the group of the contract's examples. */
function putGroup({ gateway: { deps } }: Client): void {
  const { database, now } = deps;
  const group = newGroup(
    { name: 'TESTERS', title: 'Испытатели сервисов', groupType: 0 },
    now().toISOString(),
  );
  database.store.write((transaction) => transaction.put(database.groups, group));
}

/** Stores the code of the contract's example for the account that has registered. */
function putCode({ gateway: { deps } }: Client, { email, code }: EmailCode): void {
  const { database, now } = deps;
  const salt = database.users.get(email)?.password.salt ?? '';
  const expiresAt = now().getTime() + 60_000;
  database.store.write((transaction) =>
    transaction.put(database.emailCodes, { email, code, salt, expiresAt, tries: 1 }),
  );
}

/** Stores an answer with the transcript of the contract's example. */
function putTranscript({ gateway: { deps } }: Client): void {
  const { database, now } = deps;
  const owner = 'employee@neuro.example';
  const [chat] = database.chats.group(owner);
  const id = String(operations.find((one) => one.id === 'chatResultRead')?.parameters[0]?.example);
  const result = exampleOf('chatResultRead', 'transcript') as ChatResult;
  database.store.write((transaction) =>
    transaction.put(database.messages, {
      id,
      chatUuid: chat?.uuid ?? '',
      owner,
      hidden: false,
      parentId: null,
      role: 'assistant',
      content: '',
      date: now().toISOString(),
      status: 'complete',
      idFile: null,
      files: [],
      results: [{ resultId: 'r1', result }],
    }),
  );
}

let client: Client;
beforeAll(async () => {
  client = new Client(await openGateway({ openPage: samePage }));
});

const importExample = String(
  operations.find(({ id }) => id === 'adminImportRowList')?.parameters[0]?.example,
);

/** Stores the request of the contract's example, whose contents may be read. */
function putLoggedRequest({ gateway: { deps } }: Client): void {
  const { database, now } = deps;
  const owner = database.users.get(EMPLOYEE);
  const [chat] = database.chats.group(EMPLOYEE);
  const id = String(operations.find((one) => one.id === 'usageLogRead')?.parameters[0]?.example);
  const agreements = agreementTexts(database).map((one) => ({ ...one, text: '', checked: true }));
  database.store.write((transaction) => {
    if (owner) transaction.put(database.users, { ...owner, agreements });
    transaction.put(database.messages, {
      id,
      chatUuid: chat?.uuid ?? '',
      owner: EMPLOYEE,
      hidden: false,
      parentId: null,
      role: 'user',
      content: 'Вопрос',
      date: now().toISOString(),
      status: 'complete',
      idFile: null,
      files: [],
      isLookAgreed: true,
    });
  });
}

/** Puts off the agreement of the examples, so that it was never in force. */
function planAgreement({ gateway: { deps } }: Client): void {
  const { agreementRecords, store } = deps.database;
  const agreement = agreementRecords.get('7');
  if (!agreement) throw new Error('No agreement');
  const versions = agreement.versions.map((one) => ({ ...one, starts: '2099-01-01' }));
  store.put(agreementRecords, { ...agreement, versions });
}

/** Gives the agreement of the examples to all employees. */
function askEmployees({ gateway: { deps } }: Client): void {
  const { agreementRecords, store } = deps.database;
  const agreement = agreementRecords.get('7');
  if (!agreement) throw new Error('No agreement');
  const versions = agreement.versions.map((one) => ({
    ...one,
    audience: 'employees' as const,
    companies: [],
  }));
  store.put(agreementRecords, { ...agreement, versions });
}

/** Stores a file of the employee. */
function putOwnFile({ gateway: { deps } }: Client, idFile: string): void {
  const file = { idFile, owner: 'employee@neuro.example', name: 'Отчёт.txt' };
  deps.database.store.write((transaction) => transaction.put(deps.database.files, file));
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '[CON-06] %s answers the contract’s own example with a declared success',
  async (id, operation) => {
    const { persistence, transactions } = notingPersistence();
    const caller = new Client(await openGateway({ persistence, openPage: samePage }));
    if (id === 'guestBotRead') await caller.guestLogin('guest@other.example');
    else await caller.login(callerOf(id));
    const stored =
      /^(job|tableView|adminAudit|companyAudit|adminFeedback|companyFeedback|adminRequest|adminError|adminLetter|adminMailing|adminTemplate|chatShare|presentationBrand)/;
    if (stored.test(id)) putExamples(caller);
    if (/^(admin|company)Import(Row|Confirm)/.test(id)) putImport(caller, callerOf(id) ?? '', importExample);
    if (id.startsWith('report')) putReports(caller, {});
    if (/^company(Report|Schedule)/.test(id)) putReports(caller, ofCompany);
    if (id === 'adminGroupRead' || id === 'adminGroupRemove') putGroup(caller);
    if (id === 'adminAgreementRemove') planAgreement(caller);
    if (id === 'agreementRequiredAccept') askEmployees(caller);
    if (id === 'adminServiceRemove') removeChats(caller);
    if (id.startsWith('usageLog')) putLoggedRequest(caller);
    if (id === 'adminConnectionRemove') freeConnections(caller);
    if (id === 'agentRemove') archiveAgent(caller);
    if (id === 'presentationRemove') archivePresentation(caller);
    if (SHOW.test(id)) putShow(caller);
    if (id === 'functionRemove') freeFunctions(caller);
    if (id === 'chatCallConfirm') putCall(caller);
    const { method, path, ...call } = callTo(operation);
    if (id === 'registrationConfirm' || id === 'emailCodeConfirm') {
      const registration = operations.find((one) => one.id === 'registrationAdd');
      if (registration) await caller.call('POST', registration.path, callTo(registration));
    }
    if (/pendingEmail/i.test(id)) putEmailChange(caller.gateway);
    if (id === 'fileRemove') putOwnFile(caller, operation.parameters[0]?.example as string);
    if (id === 'emailCodeConfirm') putCode(caller, operation.body?.example as EmailCode);
    if (id === 'chatResultRead' || id === 'transcriptSpeakerRename') putTranscript(caller);
    if (id === 'voiceSend' && call.body instanceof FormData)
      call.body.set('file', new File([encodeWav(Float32Array.of(0, 1, 0, -1), 8000)], 'voice.wav'));
    if (id.endsWith('ImportCheck') && call.body instanceof FormData)
      call.body.set('file', new File([String(call.body.get('file'))], 'Список.csv'));
    if (id === 'fileUpload' && call.body instanceof FormData)
      call.body.append('files', new File(['Отчёт'], 'Отчёт.txt'));
    const email = id === 'passwordReset' ? 'employee@neuro.example' : 'new@neuro.example';
    const link = await linkTo(caller, operation, email);
    transactions.length = 0;
    const response = await caller.call(method, path, { ...call, headers: { ...call.headers, ...link } });
    if (isAudited(operation)) {
      const changing = transactions.filter((names) => names.some((name) => !beside.has(name)));
      expect(changing, '[ADM-19] a change with its entry of the audit').not.toEqual([]);
      for (const names of changing)
        expect(names, '[ADM-19] the entry of the same transaction').toContain('audit');
    }
    expect([200, 204], await response.clone().text()).toContain(response.status);
    expect(operation.answers.has(response.status)).toBe(true);
  },
);

test('[CON-06] the stand-in ignores Prefer for successful examples', async () => {
  await client.login();
  const response = await client.call('GET', '/tile/getTile', {
    headers: { prefer: 'code=200, example=all' },
  });
  expect(response.status).toBe(200);
});
