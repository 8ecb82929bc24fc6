/** Gateways whose answers do not have the form of the contract. */
import {
  answerLike,
  editItems,
  editJson,
  type Json,
  type Mutant,
  mapTexts,
  onAnswer,
  renamed,
  replaceStatus,
  setHeader,
  succeedOn,
  without,
} from './faulty.ts';

const stamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const asText = (value: unknown): unknown =>
  typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? value.map(asText)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one)]))
        : value;

/** Changes the errors of all operations. */
const editErrors = (edit: (error: Json, status: number) => unknown) =>
  onAnswer([], async (answer) => {
    if (answer.status < 400) return answer;
    return answerLike(answer, { body: JSON.stringify(edit((await answer.json()) as Json, answer.status)) });
  });

export const answerMutants: readonly Mutant[] = [
  {
    name: 'Accounts without their address',
    area: ['adminUserList'],
    rules: ['body'],
    wrap: editItems(['adminUserList'], (item) => without(item, 'email')),
  },
  {
    name: 'An agent has a title in place of its name',
    area: ['agentRead'],
    rules: ['body'],
    wrap: editItems(['agentRead'], (item) => renamed(item, 'name', 'title')),
  },
  {
    name: 'Fields in snake case',
    area: ['companyUserRead'],
    rules: ['body'],
    wrap: editItems(['companyUserRead'], (item) => renamed(item, 'isBlocked', 'is_blocked')),
  },
  {
    name: 'Numbers of accounts as texts',
    area: ['companyUserList'],
    rules: ['body'],
    wrap: editItems(['companyUserList'], (item) => ({ ...item, id: String(item['id']) })),
  },
  {
    name: 'All numbers of the statistics as texts',
    area: ['usageSummaryRead'],
    rules: ['body'],
    wrap: editJson(['usageSummaryRead'], 200, asText),
  },
  {
    name: 'The name of an agent is null',
    area: ['agentRead'],
    rules: ['body'],
    wrap: editItems(['agentRead'], (item) => ({ ...item, name: null })),
  },
  {
    name: 'Empty lists are null',
    area: ['adminUserRead'],
    rules: ['body'],
    wrap: editItems(['adminUserRead'], (item) => ({ ...item, groups: null })),
  },
  {
    name: 'A further status of requests',
    area: ['adminRequestList'],
    rules: ['body'],
    wrap: editItems(['adminRequestList'], (item) => ({ ...item, status: 'postponed' })),
  },
  {
    name: 'A status in capital letters',
    area: ['jobRead'],
    rules: ['body'],
    wrap: editItems(['jobRead'], (item) => ({ ...item, status: String(item['status']).toUpperCase() })),
  },
  {
    name: 'Timestamps with a blank in place of T',
    area: ['jobList'],
    rules: ['body'],
    wrap: editJson(['jobList'], 200, (json) =>
      mapTexts(json, (text) => (stamp.test(text) ? text.replace('T', ' ').slice(0, 19) : text)),
    ),
  },
  {
    name: 'Timestamps in milliseconds',
    area: ['adminAuditList'],
    rules: ['body'],
    wrap: editJson(['adminAuditList'], 200, (json) =>
      mapTexts(json, (text) => (stamp.test(text) ? Date.parse(text) : text)),
    ),
  },
  {
    name: 'Timestamps without a zone',
    area: ['adminMailingList'],
    rules: ['body'],
    wrap: editJson(['adminMailingList'], 200, (json) =>
      mapTexts(json, (text) => (stamp.test(text) ? text.replace('Z', '') : text)),
    ),
  },
  {
    name: 'Timestamps with the offset of Moscow',
    area: ['adminCompanyRead'],
    rules: ['body'],
    wrap: editJson(['adminCompanyRead'], 200, (json) =>
      mapTexts(json, (text) => (stamp.test(text) ? text.replace('Z', '+03:00') : text)),
    ),
  },
  {
    name: 'Identifiers without hyphens',
    area: ['adminTokenList'],
    rules: ['body'],
    wrap: editItems(['adminTokenList'], (item) => ({
      ...item,
      uuid: String(item['uuid']).replaceAll('-', ''),
    })),
  },
  {
    name: 'Every answer in an envelope',
    area: ['adminTariffList'],
    rules: ['body'],
    wrap: editJson(['adminTariffList'], 200, (json) => ({ data: json, success: true })),
  },
  {
    name: 'A bare list in place of a page',
    area: ['adminCompanyList'],
    rules: ['body'],
    wrap: editJson(['adminCompanyList'], 200, ({ content }) => content),
  },
  {
    name: 'A success without a body',
    area: ['adminGroupList'],
    rules: ['body', 'content-type'],
    wrap: onAnswer(['adminGroupList'], (answer) =>
      answer.status === 200 ? answerLike(answer, { body: '' }) : answer,
    ),
  },
  {
    name: 'JSON as plain text',
    area: ['adminLetterList'],
    rules: ['content-type'],
    wrap: onAnswer(['adminLetterList'], (answer) =>
      answer.status === 200 ? answerLike(answer, { headers: { 'content-type': 'text/plain' } }) : answer,
    ),
  },
  {
    name: 'JSON that is cut off',
    area: ['usageLogList'],
    rules: ['body'],
    wrap: onAnswer(['usageLogList'], async (answer) =>
      answer.status === 200 ? answerLike(answer, { body: (await answer.text()).slice(0, -2) }) : answer,
    ),
  },
  {
    name: '201 in place of 200',
    area: ['adminTemplateAdd'],
    rules: ['status'],
    wrap: replaceStatus(['adminTemplateAdd'], 200, 201),
  },
  {
    name: '200 in place of 204',
    area: ['agentPin'],
    rules: ['status'],
    wrap: succeedOn(['agentPin'], [204], {}),
  },
  {
    name: '422 in place of 400',
    area: ['adminGroupAdd'],
    rules: ['status', 'invalid-status'],
    wrap: replaceStatus(['adminGroupAdd'], 400, 422),
  },
  {
    name: 'Nobody is sent to a sign-in page',
    area: ['adminFeedbackRead'],
    rules: ['status', 'access'],
    wrap: onAnswer(['adminFeedbackRead'], (answer) =>
      answer.status === 401
        ? answerLike(answer, { status: 302, body: '', headers: { location: '/login' } })
        : answer,
    ),
  },
  {
    name: 'Errors as HTML pages',
    area: ['adminUserAdd'],
    rules: ['content-type'],
    wrap: onAnswer([], (answer) =>
      answer.status < 400
        ? answer
        : answerLike(answer, { body: '<html>Bad Request</html>', headers: { 'content-type': 'text/html' } }),
    ),
  },
  {
    name: 'Errors with nothing but a message',
    area: ['jobStop'],
    rules: ['error-shape'],
    wrap: editErrors(({ message }) => ({ message })),
  },
  {
    name: 'Errors that name another status',
    area: ['agentChange'],
    rules: ['error-shape'],
    wrap: editErrors((error) => ({ ...error, status: 500 })),
  },
  {
    name: 'Errors as problem details',
    area: ['companyUserAdd'],
    rules: ['content-type'],
    wrap: onAnswer([], (answer) =>
      answer.status < 400
        ? answer
        : answerLike(answer, { headers: { 'content-type': 'application/problem+json' } }),
    ),
  },
  {
    name: 'Another code of the error',
    area: ['adminServiceChange'],
    rules: ['error-code'],
    wrap: editErrors((error, status) => (status === 400 ? { ...error, code: 'not-found' } : error)),
  },
  {
    name: '500 for an invalid request',
    area: ['adminConnectionAdd'],
    rules: ['server-error'],
    wrap: replaceStatus(['adminConnectionAdd'], 400, 500),
  },
  {
    name: '500 for an object that is not there',
    area: ['agentRead'],
    rules: ['server-error'],
    wrap: replaceStatus(['agentRead'], 404, 500),
  },
  {
    name: 'A stack trace in the error',
    area: ['adminBannerChange'],
    rules: ['leak'],
    wrap: editErrors((error) => ({
      ...error,
      message: `${error['message']}\n    at save (/srv/app/banner.js:41:7)`,
    })),
  },
  {
    name: 'A query of the database in the error',
    area: ['adminTariffChange'],
    rules: ['leak'],
    wrap: editErrors((error) => ({
      ...error,
      details: 'ERROR: syntax error at or near "FROM" (SQLSTATE 42601)',
    })),
  },
  {
    name: 'Answers that caches may store',
    area: ['usageLogRead'],
    rules: ['header'],
    wrap: setHeader(['usageLogRead'], 'cache-control', 'public, max-age=60'),
  },
  {
    name: 'No Cache-Control',
    area: ['adminOptionList'],
    rules: ['header'],
    wrap: setHeader(['adminOptionList'], 'cache-control', null),
  },
  {
    name: 'No X-Request-Id',
    area: ['agentList'],
    rules: ['header'],
    wrap: setHeader(['agentList'], 'x-request-id', null),
  },
  {
    name: 'An X-Request-Id of its own',
    area: ['adminRequestRead'],
    rules: ['header'],
    wrap: setHeader(['adminRequestRead'], 'x-request-id', 'another-request-1'),
  },
  {
    name: 'Errors without X-Request-Id',
    area: ['companyFeedbackRead'],
    rules: ['header'],
    wrap: onAnswer(['companyFeedbackRead'], (answer) =>
      answer.status < 400 ? answer : answerLike(answer, { headers: { 'x-request-id': null } }),
    ),
  },
  {
    name: 'Files without a name',
    area: ['usageLogTableDownload'],
    rules: ['header', 'disposition'],
    wrap: setHeader(['usageLogTableDownload'], 'content-disposition', null),
  },
];
