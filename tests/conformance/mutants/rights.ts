/** Gateways that let in whom they must refuse, or tell what nobody may know. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  accept,
  answerLike,
  callAs,
  editCookies,
  editHeaders,
  editItems,
  editJson,
  type Mutant,
  onAnswer,
  onRequest,
  repeatLast,
  replaceStatus,
  requestLike,
} from './faulty.ts';

const admin = 'admin@neuro.example';
const employee = 'employee@neuro.example';
const company = 'company@neuro.example';

/** Writes the last secret of a token into a field of another operation's items. */
const showsSecret =
  (id: OperationId, field: string): Mutant['wrap'] =>
  (next) => {
    let secret = '';
    const seen = onAnswer(['adminTokenAdd', 'adminTokenReset'], async (answer) => {
      if (answer.status === 200)
        secret = String(((await answer.clone().json()) as { secret?: string }).secret ?? secret);
      return answer;
    })(next);
    return editItems([id], (item) => ({ ...item, [field]: secret }))(seen);
  };

export const rightMutants: readonly Mutant[] = [
  {
    name: 'Employees see all accounts',
    area: ['adminUserList'],
    rules: ['access'],
    wrap: callAs(['adminUserList'], admin, (cookie) => cookie !== null && !cookie.endsWith('unknown')),
  },
  {
    name: 'People of all companies are listed',
    area: ['userFind'],
    rules: ['other-person'],
    wrap: callAs(['userFind'], admin),
  },
  {
    name: 'Chats are shared with every company',
    area: ['chatShareAdd'],
    rules: ['other-person'],
    wrap: accept('chatShareAdd', 'other-company'),
  },
  {
    name: 'Every company has editors of an agent',
    area: ['agentAccessChange'],
    rules: ['other-person'],
    wrap: accept('agentAccessChange', 'other-company'),
  },
  {
    name: 'The rights of writing are not checked',
    area: ['adminTariffChange'],
    rules: ['access'],
    wrap: callAs(['adminTariffChange'], admin, (cookie) => cookie !== null && !cookie.endsWith('unknown')),
  },
  {
    name: 'Statistics without a session',
    area: ['usageSummaryRead'],
    rules: ['access'],
    wrap: callAs(['usageSummaryRead'], admin, (cookie) => cookie === null),
  },
  {
    name: 'An unknown session is taken for one',
    area: ['adminLetterList'],
    rules: ['access'],
    wrap: callAs(['adminLetterList'], admin, (cookie) => cookie?.endsWith('unknown') === true),
  },
  {
    name: 'Guests see agents of the lab',
    area: ['agentList'],
    rules: ['access'],
    wrap: callAs(['agentList'], employee, (cookie) => cookie?.includes('NEURO_BOT_SESSION') === true),
  },
  {
    name: 'A company’s area for employees',
    area: ['companyUserList'],
    rules: ['access'],
    wrap: callAs(['companyUserList'], company),
  },
  {
    name: '403 without a session',
    area: ['jobRead'],
    rules: ['access', 'status', 'error-code'],
    wrap: replaceStatus(['jobRead'], 401, 403),
  },
  {
    name: '404 for those without the right',
    area: ['adminTemplateRead'],
    rules: ['access', 'error-code', 'status'],
    wrap: replaceStatus(['adminTemplateRead'], 403, 404),
  },
  {
    name: 'The body is checked before the right',
    area: ['adminGroupChange'],
    rules: ['access', 'error-code'],
    wrap: replaceStatus(['adminGroupChange'], 403, 400),
  },
  {
    name: 'Agents of other people can be read',
    area: ['agentRead'],
    rules: ['other-person'],
    wrap: callAs(['agentRead'], employee, (cookie) => cookie?.includes('NEURO_SESSION') === true),
  },
  {
    name: 'Agents of other people can be removed',
    area: ['agentRemove', 'agentHide'],
    rules: ['other-person'],
    wrap: callAs(
      ['agentRemove', 'agentHide'],
      employee,
      (cookie) => cookie?.includes('NEURO_SESSION') === true,
    ),
  },
  {
    name: '403 for somebody else’s agent',
    area: ['agentUsageRead'],
    rules: ['other-person', 'error-code', 'status'],
    wrap: replaceStatus(['agentUsageRead'], 404, 403),
  },
  {
    name: 'Jobs of other people can be read',
    area: ['jobRead', 'jobRowList'],
    rules: ['other-person'],
    wrap: callAs(['jobRead', 'jobRowList'], admin, (cookie) => cookie?.includes('NEURO_SESSION') === true),
  },
  {
    name: 'Jobs of other people can be downloaded',
    area: ['jobRowDownload'],
    rules: ['other-person'],
    wrap: callAs(['jobRowDownload'], admin, (cookie) => cookie?.includes('NEURO_SESSION') === true),
  },
  {
    name: 'People of another company can be read',
    area: ['companyUserRead'],
    rules: ['other-person', 'stored'],
    wrap: repeatLast(['companyUserRead'], [404]),
  },
  {
    name: 'Lists of people of another company can be read',
    area: ['companyImportRowList', 'adminImportRowList'],
    rules: ['other-person'],
    wrap: repeatLast(['companyImportRowList', 'adminImportRowList'], [404]),
  },
  {
    name: 'Other sites may add agents',
    area: ['agentAdd'],
    rules: ['other-site'],
    wrap: editHeaders(['agentAdd'], { 'sec-fetch-site': null, origin: null }),
  },
  {
    name: 'Other sites may change accounts',
    area: ['adminUserBatchChange'],
    rules: ['other-site'],
    wrap: onRequest(['adminUserBatchChange'], (request) =>
      request.headers.has('origin') ? request : requestLike(request, { headers: { 'sec-fetch-site': null } }),
    ),
  },
  {
    name: 'Subdomains count as the same site',
    area: ['adminMailingAdd'],
    rules: ['other-site'],
    wrap: onRequest(['adminMailingAdd'], (request) =>
      request.headers.get('sec-fetch-site') === 'same-site'
        ? requestLike(request, { headers: { 'sec-fetch-site': 'same-origin' } })
        : request,
    ),
  },
  {
    name: 'Other sites are answered by 400',
    area: ['companyFeedbackChange'],
    rules: ['other-site', 'error-code'],
    wrap: onAnswer(['companyFeedbackChange'], (answer, request) =>
      answer.status === 403 && request.headers.has('sec-fetch-site')
        ? answerLike(answer, { status: 400 })
        : answer,
    ),
  },
  {
    name: 'The secret of a token is shown again',
    area: ['adminTokenRead'],
    rules: ['secret'],
    wrap: showsSecret('adminTokenRead', 'value'),
  },
  {
    name: 'Secrets of tokens in the audit',
    area: ['adminAuditList', 'adminTokenReset'],
    rules: ['secret'],
    wrap: showsSecret('adminAuditList', 'note'),
  },
  {
    name: 'A revoked token still works',
    area: ['usageSummaryRead', 'adminTokenBatchChange'],
    rules: ['session', 'access', 'stored'],
    wrap: repeatLast(['usageSummaryRead'], [401]),
  },
  {
    name: 'The scope of a token is not looked at',
    area: ['usageSummaryRead', 'adminTokenChange'],
    rules: ['session', 'access', 'stored'],
    wrap: repeatLast(['usageSummaryRead'], [403]),
  },
  ...(
    [
      ['HttpOnly', /;\s*HttpOnly/i],
      ['SameSite', /;\s*SameSite=\w+/i],
      ['Max-Age', /;\s*(?:Max-Age|Expires)=[^;]+/gi],
      ['Path', /;\s*Path=[^;]+/i],
    ] as const
  ).map(
    ([name, pattern]): Mutant => ({
      name: `The cookie of a session has no ${name}`,
      area: ['authLogin', 'guestLogin'],
      rules: ['cookie', 'header'],
      wrap: editCookies((line) => line.replace(pattern, '')),
    }),
  ),
  {
    name: 'Signing out does not end the session',
    area: ['authLogout'],
    rules: ['session'],
    wrap: (next) => async (request) =>
      new URL(request.url).pathname.endsWith('/auth/logout') && request.headers.get('cookie')
        ? next(await requestLike(request, { headers: { cookie: null } }))
        : next(request),
  },
  {
    name: 'Any password opens a session',
    area: ['authLogin'],
    rules: ['session', 'access', 'invalid-accepted'],
    wrap: onRequest(['authLogin'], async (request) => {
      const text = await request.clone().text();
      return requestLike(request, { body: text.replace(/"password":"[^"]+"/, '"password":"portal-2026"') });
    }),
  },
  {
    name: 'A blocked person goes on in an open session',
    area: ['adminUserBatchChange', 'profileRead'],
    rules: ['session'],
    wrap: repeatLast(['profileRead'], [400]),
  },
  {
    name: 'A blocked person is told of a wrong password',
    area: ['adminUserBatchChange', 'authLogin'],
    rules: ['session'],
    wrap: editJson(['authLogin'], 400, (error) => ({ ...error, code: 'wrong-credentials' })),
  },
  {
    name: 'The password in the profile',
    area: ['profileRead'],
    rules: ['secret', 'undeclared-field'],
    wrap: editJson(['profileRead'], 200, (json) => ({ ...json, password: 'portal-2026' })),
  },
  {
    name: 'A function may call an address inside',
    area: ['functionAdd', 'functionCheck', 'functionChange'],
    rules: ['address'],
    wrap: repeatLast(['functionAdd', 'functionCheck', 'functionChange'], [400, 422]),
  },
  {
    name: 'Shared chats are open to everybody',
    area: ['chatShareRead'],
    rules: ['other-person', 'stored', 'access'],
    wrap: repeatLast(['chatShareRead'], [404, 403]),
  },
];
