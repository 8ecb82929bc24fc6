/** Calls of a company's administrator that name an object or a person by key, for tests with those of another company. */
import { listForm } from './people-lists.ts';

/** Keys of the objects of one company. */
export interface Objects {
  readonly company: string;
  readonly user: number;
  readonly admin: number;
  readonly email: string;
  readonly entry: string;
  readonly feedback: string;
  readonly report: string;
  readonly schedule: string;
  readonly import: string;
  readonly job: string;
  readonly view: string;
  readonly budget: string;
}

/** Uuid of the other company. */
export const niva = '7d3f2c10-0002-4b6e-8a52-1c9e4d7f6a01';
const uuid = (number: number) => `5a1e0000-0000-4000-8000-00000000000${number}`;
/** Keys of no object. */
export const missing: Objects = {
  company: uuid(9),
  user: 987_654,
  admin: 987_653,
  email: 'nobody@agro.example',
  entry: uuid(8),
  feedback: uuid(8),
  report: uuid(8),
  schedule: uuid(8),
  import: uuid(8),
  job: uuid(8),
  view: uuid(8),
  budget: uuid(8),
};
/** A message from the own company. */
export const ownFeedback = uuid(6);
/** Keys of what the other company has. */
export const parts = {
  feedback: uuid(1),
  report: uuid(2),
  schedule: uuid(3),
  import: uuid(4),
  view: uuid(5),
  /** Seeded. */
  budget: '8b0d5e20-0004-4c7a-9d16-2f4e8c6a1b01',
};

/** What a call takes for these objects. */
export type Case = (objects: Objects) => {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly body?: FormData;
};
const period = { from: '2026-10-01', to: '2026-10-31' };
const fields = { department: '', description: '', groups: [], tariffId: null };
const order = {
  title: 'Использование',
  kind: 'usage',
  format: 'csv',
  isMailed: false,
  parameters: { ...period, groupBy: 'user', compare: 'none', filter: {}, columns: [] },
} as const;
const orderOf = ({ user }: Objects) => ({
  ...order,
  parameters: { ...order.parameters, filter: { user: [user] } },
});
const plan = { report: { ...order, parameters: { ...order.parameters, from: null, to: null } } };
const requested = { ...order, kind: 'feedback' } as const;
const assignedTo = (id: number) => ({ ...order.parameters, groupBy: null, filter: { assignee: [id] } });
const feedback: Case = ({ feedback: key }) => ({ query: { uuid: key } });
const report: Case = ({ report: key }) => ({ query: { uuid: key } });
const list: Case = ({ import: key }) => ({ query: { uuid: key } });
const job: Case = ({ job: key }) => ({ query: { uuid: key } });
const usage: Case = ({ user }) => ({ query: { ...period, user: String(user) } });
const acting: Case = ({ user }) => ({ query: { ...period, actor: String(user) } });
const assigned: Case = ({ user }) => ({ query: { assignee: String(user) } });

/** What a company's administrator sets of a brand. */
export const brandLook = {
  logo: null,
  isLogoOnPlate: false,
  isLogoOnSlides: false,
  accent: '#0b6572',
  dark: '#12303a',
  light: '#ffffff',
  fonts: 'sans',
  cover: 'edge',
  contacts: '',
} as const;

/** Answered with 404. */
export const single: Readonly<Record<string, Case>> = {
  companyBudgetRead: ({ budget }) => ({ query: { uuid: budget } }),
  companyBudgetChange: ({ budget }) => ({ json: { uuid: budget, version: 1, amount: 100, atEnd: 'warn' } }),
  companyBudgetRemove: ({ budget }) => ({ query: { uuid: budget, version: '1' } }),
  companyAuditRead: ({ entry }) => ({ query: { uuid: entry } }),
  companyFeedbackRead: feedback,
  companyFeedbackFileDownload: feedback,
  companyFeedbackChange: ({ feedback: key }) => ({
    json: { uuid: key, version: 1, status: 'closed', assigneeId: null },
  }),
  companyFeedbackAnswerSend: ({ feedback: key }) => ({ json: { uuid: key, text: 'Ответ' } }),
  companyReportRead: report,
  companyReportFileDownload: report,
  companyReportRemove: report,
  companyReportStop: ({ report: key }) => ({ json: { uuid: key } }),
  companyScheduleChange: ({ schedule }) => ({
    json: { uuid: schedule, version: 1, ...plan, period: 'daily', hour: 9 },
  }),
  companyScheduleRemove: ({ schedule }) => ({ query: { uuid: schedule, version: '1' } }),
  companyUserRead: ({ user }) => ({ query: { id: String(user) } }),
  companyUserPendingEmailRemove: ({ user }) => ({ query: { id: String(user) } }),
  companyUserChange: ({ user }) => ({
    json: { id: user, version: 1, email: 'mine@neuro.example', name: 'Анна', ...fields },
  }),
  companyImportRowList: list,
  companyImportRowDownload: list,
  companyImportConfirm: ({ import: key }) => ({ json: { uuid: key } }),
  jobRead: job,
  jobRowList: job,
  jobRowDownload: job,
  jobStop: ({ job: key }) => ({ json: { uuid: key } }),
  tableViewChange: ({ view }) => ({
    json: { uuid: view, version: 1, name: 'Мои', search: '', isShared: false },
  }),
  tableViewRemove: ({ view }) => ({ query: { uuid: view } }),
  presentationBrandChange: ({ company }) => ({ json: { ...brandLook, company, version: 1 } }),
  presentationBrandRemove: ({ company }) => ({ query: { company, version: '1' } }),
};

/** Answered as for a key of no object: without rows, or with a refusal that tells nothing about the object. */
export const alike: Readonly<Record<string, Case>> = {
  companyAuditList: acting,
  companyAuditTableDownload: acting,
  companyFeedbackBatchChange: ({ feedback: key }) => ({
    json: { keys: [key], action: { kind: 'status', status: 'closed' } },
  }),
  companyFeedbackList: assigned,
  companyFeedbackTableDownload: assigned,
  companyUsageList: (objects) => ({ query: { ...usage(objects).query, groupBy: 'user' } }),
  companyUsageTableDownload: (objects) => ({ query: { ...usage(objects).query, groupBy: 'company' } }),
  companyUsageSeriesList: (objects) => ({
    query: { ...usage(objects).query, step: 'day', metric: 'requests' },
  }),
  companyUsageSummaryRead: usage,
  companyOptionList: ({ user }) => ({ query: { kind: 'user', value: String(user) } }),
  companyReportCheck: (objects) => ({ json: orderOf(objects) }),
  companyReportAdd: (objects) => ({ json: orderOf(objects) }),
  companyScheduleAdd: ({ company }) => ({
    json: {
      period: 'daily',
      hour: 9,
      report: { ...plan.report, parameters: { ...plan.report.parameters, filter: { company: [company] } } },
    },
  }),
  companyUserAdd: ({ email }) => ({ json: { email, name: 'Анна', isInvited: false, ...fields } }),
  companyUserBatchChange: ({ user }) => ({
    json: { selection: { keys: [user] }, action: { kind: 'block', reason: 'Уволен' } },
  }),
  companyImportCheck: ({ email }) => ({
    body: listForm(new File([`E-mail\n${email}\n`], 'a.csv'), { purpose: 'block', reason: 'Уволен' }),
  }),
};

/** The same for a second key that an operation takes. */
export const second: readonly (readonly [id: string, make: Case])[] = [
  [
    'companyFeedbackChange',
    ({ admin }) => ({ json: { uuid: ownFeedback, version: 1, status: 'open', assigneeId: admin } }),
  ],
  [
    'companyFeedbackBatchChange',
    ({ admin }) => ({ json: { keys: [ownFeedback], action: { kind: 'assignee', assigneeId: admin } } }),
  ],
  [
    'companyBudgetAdd',
    ({ user: userId }) => ({
      json: { scope: 'person', department: null, group: null, userId, amount: 100, atEnd: 'warn' },
    }),
  ],
  ['companyFeedbackList', ({ admin }) => ({ query: { assignee: String(admin) } })],
  ['companyOptionList', ({ admin }) => ({ query: { kind: 'admin', value: String(admin) } })],
  ['companyOptionList', ({ company }) => ({ query: { kind: 'company', value: company } })],
  [
    'companyReportCheck',
    ({ company }) => ({
      json: { ...order, parameters: { ...order.parameters, filter: { company: [company] } } },
    }),
  ],
  ['companyReportCheck', ({ admin }) => ({ json: { ...requested, parameters: assignedTo(admin) } })],
  [
    'companyImportCheck',
    ({ email }) => ({
      body: listForm(new File([`E-mail;Имя\n${email};Анна\n`], 'a.csv'), { onExisting: 'change' }),
    }),
  ],
];

/** Statuses of what is refused as a whole; the others are answered with 200. */
export const refused: Readonly<Record<string, number>> = { companyScheduleAdd: 422, companyUserAdd: 422 };
