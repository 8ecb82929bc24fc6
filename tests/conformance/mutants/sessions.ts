/** Gateways with faults in cookies, sessions, registrations and new passwords. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import type { Transport } from '../../../openapi/check/http.ts';
import {
  accept,
  answerLike,
  callAs,
  editCookies,
  editHeaders,
  type Mutant,
  onAnswer,
  onRequest,
  operationAt,
  repeatLast,
  replaceStatus,
  requestLike,
  succeedOn,
} from './faulty.ts';

const https = 'https://portal.test/';

/** The first cookie that an answer sets, as it is sent back. */
const pairOf = (answer: Response): string => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

/** Replaces the cookie of a call by the one that the last answer of another operation has set. */
const withCookieOf =
  (from: OperationId, ids: readonly OperationId[], when: (cookie: string | null) => boolean = () => true) =>
  (next: Transport): Transport => {
    let pair = '';
    const seen = onAnswer([from], (answer) => {
      pair = pairOf(answer) || pair;
      return answer;
    })(next);
    return onRequest(ids, (request) =>
      pair && when(request.headers.get('cookie'))
        ? requestLike(request, { headers: { cookie: pair } })
        : request,
    )(seen);
  };

/** Renames the cookies that arrive and those that are set. */
const renameCookies =
  (arriving: (header: string) => string, set: (line: string) => string): Mutant['wrap'] =>
  (next) =>
    editCookies(set)(
      onRequest([], (request) => {
        const cookie = request.headers.get('cookie');
        return cookie ? requestLike(request, { headers: { cookie: arriving(cookie) } }) : request;
      })(next),
    );

/** Answers calls of an operation by 204 and does nothing. */
const ignoreCalls =
  (id: OperationId): Mutant['wrap'] =>
  (next) =>
  async (request) =>
    operationAt(request) === id ? new Response(null, { status: 204 }) : next(request);

export const sessionMutants: readonly Mutant[] = [
  {
    name: 'The cookie of a session behind https has no Secure',
    area: ['authLogin', 'guestLogin'],
    rules: ['cookie'],
    url: https,
    wrap: editCookies((line) => line.replace(/; Secure/, '')),
  },
  {
    name: 'The cookie of a session behind https has no prefix',
    area: ['authLogin', 'guestLogin'],
    rules: ['cookie'],
    url: https,
    wrap: renameCookies(
      (header) => header.replaceAll(/(?<!__Host-)NEURO/g, '__Host-NEURO'),
      (line) => line.replace('__Host-', ''),
    ),
  },
  {
    name: 'A cookie without the prefix counts behind https',
    area: ['authLogin'],
    rules: ['session'],
    url: https,
    wrap: onRequest([], (request) => {
      const cookie = request.headers.get('cookie');
      return cookie?.startsWith('NEURO')
        ? requestLike(request, { headers: { cookie: `__Host-${cookie}` } })
        : request;
    }),
  },
  {
    name: 'An unknown session is taken for one behind https',
    area: ['adminLetterList'],
    rules: ['access'],
    url: https,
    wrap: callAs(
      ['adminLetterList'],
      'admin@neuro.example',
      (cookie) => cookie?.startsWith('__Host-NEURO_SESSION=unknown') === true,
    ),
  },
  {
    name: 'The cookie of a registration has no HttpOnly',
    area: ['registrationAdd'],
    rules: ['cookie'],
    wrap: editCookies((line) => line.replace(/; HttpOnly/, '')),
  },
  {
    name: 'The cookie of a registration behind https has no Secure',
    area: ['registrationAdd'],
    rules: ['cookie'],
    url: https,
    wrap: editCookies((line) => (line.includes('REGISTRATION') ? line.replace(/; Secure/, '') : line)),
  },
  {
    name: 'Every browser confirms the password of a registration',
    area: ['registrationConfirm'],
    rules: ['other-person', 'stored'],
    wrap: withCookieOf('registrationAdd', ['registrationConfirm']),
  },
  {
    name: 'The browser that registered is not known again',
    area: ['registrationConfirm'],
    rules: ['stored'],
    wrap: editHeaders(['registrationConfirm'], { cookie: null }),
  },
  {
    name: 'Two cookies of one session are accepted by public operations',
    area: ['authLogin'],
    rules: ['session'],
    wrap: editHeaders(['availabilityCheck'], { cookie: null }),
  },
  {
    name: 'A guest’s session counts as an employee’s',
    area: ['authLogin'],
    rules: ['session'],
    wrap: (next) => {
      const tokens = new Set<string>();
      const seen = onAnswer(['guestLogin'], (answer) => {
        tokens.add(pairOf(answer).split('=')[1] ?? '');
        return answer;
      })(next);
      return onAnswer(['profileRead'], (answer, request) =>
        tokens.has(request.headers.get('cookie')?.split('=')[1] ?? '')
          ? answerLike(answer, { status: 200, body: '{}' })
          : answer,
      )(seen);
    },
  },
  {
    name: 'A sign-in ends the session whose cookie it replaces',
    area: ['authLogin'],
    rules: ['session'],
    wrap: (next) => async (request) => {
      const cookie = request.headers.get('cookie');
      const isSignIn = request.url.endsWith('/auth/authentication') && cookie !== null;
      const answer = await next(request);
      if (isSignIn && answer.status === 200) {
        const url = request.url.replace('/authentication', '/logout?type=ai');
        await next(new Request(url, { headers: { cookie } }));
      }
      return answer;
    },
  },
  {
    name: 'Signing out ends all sessions of the account',
    area: ['authLogout'],
    rules: ['session'],
    wrap: (next) => {
      let isOver = false;
      const seen = onAnswer(['authLogout'], (answer, request) => {
        isOver ||= request.headers.get('cookie') !== null && answer.status === 204;
        return answer;
      })(next);
      return onRequest(['profileRead'], (request) =>
        isOver ? requestLike(request, { headers: { cookie: null } }) : request,
      )(seen);
    },
  },
  {
    name: 'A new password by a link leaves the sessions open',
    area: ['passwordReset'],
    rules: ['session'],
    wrap: onAnswer(['profileRead'], (answer) =>
      answer.status === 401 ? answerLike(answer, { status: 200, body: '{}' }) : answer,
    ),
  },
  {
    name: 'Earlier links to a new password go on working',
    area: ['passwordReset'],
    rules: ['session'],
    wrap: (next) => {
      let opened = 0;
      const seen = onAnswer(['passwordLinkSend'], (answer) => {
        opened++;
        return answer;
      })(next);
      return onAnswer(['passwordReset'], (answer) =>
        answer.status === 401 && opened > 1
          ? new Response(null, { status: 204, headers: answer.headers })
          : answer,
      )(seen);
    },
  },
  {
    name: 'The old password still works after a new one by a link',
    area: ['passwordReset'],
    rules: ['stored'],
    wrap: repeatLast(['authLogin'], [400]),
  },
  {
    name: 'Closing all other sessions closes none',
    area: ['sessionRemove'],
    rules: ['session'],
    wrap: (next) => (request) =>
      request.method === 'DELETE' && request.url.endsWith('/user/sessions')
        ? Promise.resolve(
            new Response(null, {
              status: 204,
              headers: {
                'x-request-id': request.headers.get('x-request-id') ?? '',
                'cache-control': 'no-store',
              },
            }),
          )
        : next(request),
  },
  {
    name: 'The own session can be closed in the list of sessions',
    area: ['sessionRemove'],
    rules: ['stored', 'session'],
    wrap: succeedOn(['sessionRemove'], [404], null, 204),
  },
  {
    name: 'An unconfirmed address is told as wrong credentials',
    area: ['registrationConfirm'],
    rules: ['session', 'error-code'],
    wrap: replaceStatus(['authLogin'], 401, 400),
  },
  {
    name: 'A letter to an unknown address is answered by 400',
    area: ['passwordLinkSend', 'registrationLinkSend', 'emailCodeSend'],
    rules: ['session'],
    wrap: (next) => {
      const known = new Set(['employee@neuro.example']);
      const seen = onRequest(['registrationAdd'], async (request) => {
        known.add(/"email":"([^"]+)"/.exec(await request.clone().text())?.[1] ?? '');
        return request;
      })(next);
      return onAnswer(['passwordLinkSend'], (answer, request) => {
        const email = new URL(request.url).searchParams.get('email') ?? '';
        return known.has(email) || answer.status !== 204
          ? answer
          : answerLike(answer, { status: 400, body: '{}' });
      })(seen);
    },
  },
  {
    name: 'A new address of an account counts before its owner has confirmed it',
    area: ['adminUserChange', 'emailChangeConfirm'],
    rules: ['stored', 'session'],
    wrap: (next) => async (request) => {
      const answer = await next(request);
      if (operationAt(request) !== 'adminUserChange' || answer.status !== 200) return answer;
      const { pendingEmail } = (await answer.clone().json()) as { pendingEmail: { email: string } | null };
      if (!pendingEmail) return answer;
      const mailbox = new URL(`/api/dev/mailbox?email=${pendingEmail.email}`, request.url);
      const [letter] = (await (await next(new Request(mailbox))).json()) as { link: string }[];
      const token = new URL(letter?.link ?? '').searchParams.get('token');
      const url = new URL('/api/1.0/auth/confirmationEmail', request.url);
      await next(new Request(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }));
      return answer;
    },
  },
  {
    name: '«Это не я» does nothing',
    area: ['emailChangeReset'],
    rules: ['stored', 'session'],
    wrap: ignoreCalls('emailChangeReset'),
  },
  {
    name: 'An address that was cancelled can still be confirmed',
    area: ['adminUserPendingEmailRemove', 'emailChangeConfirm'],
    rules: ['stored', 'session'],
    wrap: ignoreCalls('adminUserPendingEmailRemove'),
  },
  {
    name: 'An address that its owner may take back is given to others',
    area: ['emailChangeReset', 'registrationAdd'],
    rules: ['status', 'error-code'],
    wrap: accept('registrationAdd', 'email-taken'),
  },
  {
    name: 'Frequent passwords are taken',
    area: ['passwordReset'],
    rules: ['invalid-accepted'],
    wrap: accept('passwordReset', 'fields-invalid'),
  },
];
