/** Gateways that break rules of the contract's introduction: other sites, order of checks, keys, errors, encodings. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  answerLike,
  editItems,
  editJson,
  type Json,
  type Mutant,
  onAnswer,
  onRequest,
  requestLike,
  setHeader,
} from './faulty.ts';

const origin = 'http://portal.test';

/** Removes the marks of another site from requests, so that they pass. */
const passes = (isPassed: (headers: Headers) => boolean, ids: readonly OperationId[] = []) =>
  onRequest(ids, (request) =>
    isPassed(request.headers)
      ? requestLike(request, { headers: { origin: null, 'sec-fetch-site': null } })
      : request,
  );

/** Marks requests as those of another site, so that they are refused. */
const refuses = (isRefused: (request: Request) => boolean) =>
  onRequest([], (request) =>
    isRefused(request) && request.method !== 'GET'
      ? requestLike(request, { headers: { 'sec-fetch-site': 'cross-site' } })
      : request,
  );

/** Changes the JSON of all errors with a status. */
const editErrors = (
  status: number,
  edit: (error: Json, request: Request) => Json,
  ids: readonly OperationId[] = [],
) => editJson(ids, status, edit);

const errorLike = (answer: Response, status: number, code: string): Promise<Response> =>
  answer
    .json()
    .then((error) =>
      answerLike(answer, { status, body: JSON.stringify({ ...(error as Json), status, code }) }),
    );

/** Whether a text is a JSON object. */
function isObject(text: string): boolean {
  try {
    return Object(JSON.parse(text)) === JSON.parse(text) || text.startsWith('{');
  } catch {
    return false;
  }
}

const withKey = (edit: (key: string, body: string) => string) =>
  onRequest([], async (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return request;
    const body = await (request.clone() as Request).text();
    return requestLike(request, { headers: { 'idempotency-key': edit(key, body) } });
  });

/** Another UUID for each text. */
const uuidOf = (text: string): string => {
  let number = 0n;
  for (const letter of text) number = (number * 31n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 96n;
  const hex = number.toString(16).padStart(24, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4000-8000-${hex.slice(12)}`;
};

/** Keeps refusals under their keys. */
const keepsRefusals: Mutant['wrap'] = (next) => {
  const kept = new Map<string, Response>();
  return async (request) => {
    const key = request.headers.get('idempotency-key');
    const known = key === null ? undefined : kept.get(key);
    if (known) return known.clone() as Response;
    const answer = await next(request);
    if (key !== null && answer.status === 400) kept.set(key, answer.clone() as Response);
    return answer;
  };
};

/** Cyrillic letters as one byte each. */
const inWindows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 128) return code;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : 63;
  });

/** The session of the caller, from the cookie of a request. */
const tokenOf = (request: Request): string =>
  request.headers.get('cookie')?.split('=')[1]?.split(';')[0] ?? '';

export const generalMutants: readonly Mutant[] = [
  {
    name: 'Origin is not looked at',
    area: ['agentPin', 'agentAdd'],
    rules: ['other-site'],
    wrap: passes((headers) => !headers.has('sec-fetch-site')),
  },
  {
    name: 'The origin null is taken for the own one',
    area: ['authLogin'],
    rules: ['other-site'],
    wrap: passes((headers) => headers.get('origin') === 'null' && !headers.has('sec-fetch-site')),
  },
  {
    name: 'An origin that begins like the own one passes',
    area: ['authLogin'],
    rules: ['other-site'],
    wrap: passes((headers) => headers.get('origin')?.startsWith(origin) === true),
  },
  {
    name: 'A typed address is taken for another site',
    area: ['authLogin'],
    rules: ['other-site'],
    wrap: refuses(({ headers }) => headers.get('sec-fetch-site') === 'none'),
  },
  {
    name: 'Origin counts beside Sec-Fetch-Site',
    area: ['authLogin'],
    rules: ['other-site'],
    wrap: refuses(({ headers }) => headers.has('origin') && headers.get('origin') !== origin),
  },
  {
    name: 'The own origin is refused',
    area: ['authLogin'],
    rules: ['other-site'],
    wrap: refuses(({ headers }) => headers.get('origin') === origin),
  },
  {
    name: 'Links to downloads are refused',
    area: ['documentDownload'],
    rules: ['other-site'],
    wrap: onAnswer(['documentDownload'], (answer, { headers }) =>
      headers.get('sec-fetch-site') === 'cross-site'
        ? answerLike(answer, { status: 403, body: '{}' })
        : answer,
    ),
  },
  {
    name: 'Other sites are answered by forbidden',
    area: ['agentPin', 'agentAdd'],
    rules: ['other-site'],
    wrap: editErrors(403, (error) => ({ ...error, code: 'forbidden' })),
  },
  {
    name: 'The session is looked at before the site',
    area: ['agentPin', 'agentAdd'],
    rules: ['other-site'],
    wrap: onAnswer([], (answer, { headers }) =>
      answer.status === 403 && !headers.has('cookie') ? errorLike(answer, 401, 'unauthorized') : answer,
    ),
  },
  {
    name: 'A body is refused before the session is looked at',
    area: ['adminGroupAdd'],
    rules: ['access'],
    wrap: onAnswer(['adminGroupAdd'], async (answer, request) =>
      answer.status === 401 && typeof Object(await request.json().catch(() => ({}))).name !== 'string'
        ? errorLike(answer, 400, 'bad-request')
        : answer,
    ),
  },
  {
    name: 'Administrators may not do what employees do',
    area: ['limitList'],
    rules: ['access'],
    wrap: (next) => {
      let admin = '';
      return async (request) => {
        const isAdmin = (await (request.clone() as Request).text()).includes('admin@neuro.example');
        const answer = await next(request);
        const [line] = answer.headers.getSetCookie();
        if (isAdmin && line) admin = line.split(/[=;]/)[1] ?? '';
        const isHis = admin !== '' && request.url.includes('/user/limits') && tokenOf(request) === admin;
        return isHis ? answerLike(answer, { status: 403, body: '{}' }) : answer;
      };
    },
  },
  {
    name: 'An unknown session is answered like none',
    area: ['limitList'],
    rules: ['access'],
    wrap: editErrors(401, (error) => ({ ...error, code: 'unauthorized' })),
  },
  {
    name: 'No session is answered like one that is over',
    area: ['limitList'],
    rules: ['access'],
    wrap: editErrors(401, (error) => ({ ...error, code: 'jwt-expired' })),
  },
  {
    name: 'Keys are compared with their case',
    area: ['agentAdd'],
    rules: ['once'],
    wrap: withKey((key) => (key.length === 36 ? uuidOf(key) : key)),
  },
  {
    name: 'Bodies under a key are compared as texts',
    area: ['adminTokenAdd'],
    rules: ['once'],
    wrap: withKey((key, body) =>
      key.length === 36 && isObject(body) ? uuidOf(key.toLowerCase() + body.slice(0, 20)) : key,
    ),
  },
  {
    name: 'What was refused is kept under its key',
    area: ['agentAdd'],
    rules: ['valid-refused'],
    wrap: keepsRefusals,
  },
  {
    name: 'JSON in the encoding of the server',
    area: ['tileList'],
    rules: ['body'],
    wrap: onAnswer(['tileList'], async (answer) =>
      answer.status === 200 ? answerLike(answer, { body: inWindows1251(await answer.text()) }) : answer,
    ),
  },
  {
    name: 'Identifiers in capital letters',
    area: ['tileList'],
    rules: ['body'],
    wrap: editItems(['tileList'], (item) => ({ ...item, uuid: String(item['uuid']).toUpperCase() })),
  },
  {
    name: 'The statement of a database in the error',
    area: ['historyChatRename'],
    rules: ['leak'],
    wrap: editErrors(
      400,
      (error) => ({ ...error, message: 'could not execute statement; SQL [update chat set title=?]' }),
      ['historyChatRename'],
    ),
  },
  {
    name: 'The name of a class in the error',
    area: ['limitList', 'templateAdd'],
    rules: ['leak'],
    wrap: editErrors(
      400,
      (error) => ({ ...error, message: 'Cannot deserialize value of type `ru.neuro.api.dto.TemplateDraft`' }),
      ['templateAdd'],
    ),
  },
  {
    name: 'Errors without codes, with texts of the framework',
    area: ['limitList'],
    rules: ['error-code'],
    wrap: editErrors(401, ({ code: _code, ...error }) => ({
      ...error,
      message: 'Full authentication is required',
    })),
  },
  {
    name: 'An error names another request',
    area: ['limitList'],
    rules: ['error-shape'],
    wrap: editErrors(401, (error) => ({ ...error, requestId: crypto.randomUUID() })),
  },
  {
    name: 'The hash of a password in an account',
    area: ['adminUserRead'],
    rules: ['secret'],
    wrap: editItems(['adminUserRead'], (item) => ({
      ...item,
      passwordHash: '$2a$10$N9qo8uLOickgx2ZMRZoMye',
    })),
  },
  {
    name: 'The token of a letter in a header',
    area: ['passwordLinkSend'],
    rules: ['secret'],
    wrap: onAnswer(['passwordLinkSend'], (answer) =>
      answerLike(answer, { headers: { 'x-reset-token': crypto.randomUUID() } }),
    ),
  },
  {
    name: 'The cookie of a session in the list of sessions',
    area: ['sessionList'],
    rules: ['secret'],
    wrap: onAnswer(['sessionList'], async (answer, request) => {
      if (answer.status !== 200) return answer;
      const sessions = (await answer.json()) as Json[];
      return answerLike(answer, {
        body: JSON.stringify(sessions.map((one) => ({ ...one, device: tokenOf(request) }))),
      });
    }),
  },
  {
    name: 'Pages of other sites may read the answers',
    area: ['limitList'],
    rules: ['header'],
    wrap: onAnswer([], (answer) =>
      answerLike(answer, {
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      }),
    ),
  },
  {
    name: 'Unknown paths show the page of the portal',
    area: ['availabilityCheck'],
    rules: ['status'],
    wrap: onAnswer([], (answer, request) =>
      request.url.includes('noSuchOperation')
        ? answerLike(answer, {
            status: 200,
            body: '<!doctype html>',
            headers: { 'content-type': 'text/html' },
          })
        : answer,
    ),
  },
  {
    name: 'Another method is answered by 404',
    area: ['availabilityCheck'],
    rules: ['status'],
    wrap: onAnswer([], (answer) => (answer.status === 405 ? errorLike(answer, 404, 'not-found') : answer)),
  },
  {
    name: 'Another method is answered without Allow',
    area: ['availabilityCheck'],
    rules: ['status'],
    wrap: onAnswer([], (answer) => answerLike(answer, { headers: { allow: null } })),
  },
  {
    name: 'Unknown parameters are refused',
    area: ['availabilityCheck'],
    rules: ['valid-refused'],
    wrap: onAnswer(['availabilityCheck'], (answer, { url }) =>
      url.includes('noSuchParameter')
        ? answerLike(answer, {
            status: 400,
            body: JSON.stringify({
              timestamp: new Date().toISOString(),
              status: 400,
              error: 'Bad Request',
              code: 'bad-request',
              message: 'Запрос составлен неверно',
              path: '/api/1.0/data/ping',
            }),
          })
        : answer,
    ),
  },
  {
    name: 'Any X-Request-Id is taken over',
    area: ['availabilityCheck'],
    rules: ['header'],
    wrap: onAnswer(['availabilityCheck'], (answer, { headers }) =>
      answerLike(answer, { headers: { 'x-request-id': headers.get('x-request-id') ?? crypto.randomUUID() } }),
    ),
  },
  {
    name: 'The name of a table in ASCII only',
    area: ['adminCompanyTableDownload'],
    rules: ['disposition'],
    wrap: setHeader(
      ['adminCompanyTableDownload'],
      'content-disposition',
      'attachment; filename="________.csv"',
    ),
  },
  {
    name: 'The name of a document in windows-1251',
    area: ['documentDownload'],
    rules: ['disposition'],
    wrap: setHeader(
      ['documentDownload'],
      'content-disposition',
      'attachment; filename="__________.txt"; filename*=UTF-8\'\'%C8%ED%F1%F2%F0%F3%EA%F6%E8%FF.txt',
    ),
  },
  {
    name: 'A refused body tells the password',
    area: ['passwordChange'],
    rules: ['secret'],
    wrap: onAnswer(['passwordChange'], async (answer, request) => {
      if (answer.status !== 400) return answer;
      const body = await request.text();
      return answerLike(answer, {
        body: JSON.stringify({ ...((await answer.json()) as Json), rejected: body }),
      });
    }),
  },
];
