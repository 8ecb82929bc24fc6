/** Gateways in which a timed event does not happen. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import type { Transport } from '../../../openapi/check/http.ts';
import {
  type AnswerChange,
  answerLike,
  editJson,
  editList,
  type Mutant,
  onAnswer,
  repeatLast,
  replaceStatus,
  succeedOn,
} from './faulty.ts';

/** A fault that appears only while the clock is ahead of the real time. */
const ahead =
  (fault: Mutant['wrap']) =>
  (next: Transport): Transport => {
    let isAhead = false;
    const faulty = fault(next);
    return (request) => {
      if (new URL(request.url).pathname !== '/api/dev/clock') return (isAhead ? faulty : next)(request);
      isAhead = request.method === 'POST' || (isAhead && request.method === 'GET');
      return next(request);
    };
  };

const open: AnswerChange = (answer) =>
  answer.status === 401 ? answerLike(answer, { status: 200, body: '{}' }) : answer;

/** Expired links still work. */
const oldLink = (id: OperationId): Mutant['wrap'] => ahead(succeedOn([id], [401], null, 204));

/** The operations whose journey waits for the terms of a company. */
const terms: readonly OperationId[] = ['companySettingsChange'];

export const timedMutants: readonly Mutant[] = [
  {
    name: 'A session does not end by its time',
    area: ['authLogin'],
    rules: ['session'],
    wrap: ahead(onAnswer(['profileRead', 'settingsRead', 'tileList'], open)),
  },
  {
    name: 'Sessions do not end by the terms of the company',
    area: ['adminCompanyChange'],
    rules: ['session'],
    wrap: ahead(onAnswer(['profileRead', 'settingsRead', 'tileList'], open)),
  },
  {
    name: 'The terms of the sessions of a company are not kept',
    area: ['adminCompanyChange'],
    rules: ['stored'],
    wrap: editJson(['adminCompanyChange'], 200, (json) => ({ ...json, sessionIdleMinutes: null })),
  },
  {
    name: 'A link to a new password works for ever',
    area: ['passwordReset'],
    rules: ['session'],
    wrap: oldLink('passwordReset'),
  },
  {
    name: 'A link of a registration works for ever',
    area: ['registrationConfirm'],
    rules: ['session'],
    wrap: oldLink('registrationConfirm'),
  },
  {
    name: 'A removal of the history can be taken back for ever',
    area: ['historyRemove'],
    rules: ['stored'],
    wrap: ahead(editJson(['historyRemove'], 200, (json) => ({ ...json, chats: 1 }))),
  },
  {
    name: 'A removed chat is never erased',
    area: ['historyChatHide'],
    rules: ['stored'],
    wrap: ahead(succeedOn(['historyChatHide'], [404], null, 204)),
  },
  {
    name: 'A removed message is never erased',
    area: ['historyMessageHide'],
    rules: ['stored'],
    wrap: ahead(succeedOn(['historyMessageHide'], [404], null, 204)),
  },
  {
    name: 'The file of a removed chat is never erased',
    area: ['fileDownload'],
    rules: ['stored'],
    wrap: ahead(
      onAnswer(['fileDownload'], (answer) =>
        answer.status === 404
          ? answerLike(answer, { status: 200, body: 'Текст', headers: { 'content-type': 'text/plain' } })
          : answer,
      ),
    ),
  },
  {
    name: 'A removed chat-bot is never erased',
    area: ['guestBotHide'],
    rules: ['stored'],
    wrap: ahead(succeedOn(['guestBotHide'], [404], null, 204)),
  },
  {
    name: 'An account is removed without its password',
    area: ['accountRemovalConfirm'],
    rules: ['session'],
    wrap: succeedOn(['accountRemovalConfirm'], [400], {
      requested: '2026-11-20T09:41:07Z',
      erases: '2026-12-20T09:41:07Z',
    }),
  },
  {
    name: 'An account whose owner stays is still to be removed',
    area: ['accountRemovalStop'],
    rules: ['stored'],
    wrap: (next) => {
      let removal: unknown;
      const seen = editJson(['accountRemovalConfirm'], 200, (json) => {
        removal = json;
        return json;
      })(next);
      return editJson(['profileRead'], 200, (json) => (removal ? { ...json, removal } : json))(seen);
    },
  },
  {
    name: 'An account whose owner has asked for it is never deleted',
    area: ['accountRemovalConfirm'],
    rules: ['stored'],
    wrap: ahead(replaceStatus(['authLogin'], 400, 401)),
  },
  {
    name: 'The count of a limit does not begin anew',
    area: ['limitList'],
    rules: ['stored'],
    wrap: ahead(editList(['limitList'], (items) => items.map((one) => ({ ...one, used: 1 })))),
  },
  {
    name: 'A schedule makes no report',
    area: ['reportScheduleAdd'],
    rules: ['stored'],
    wrap: ahead(
      editList(['reportList'], (items) => items.filter(({ scheduleUuid }) => scheduleUuid === null)),
    ),
  },
  {
    name: 'The file of a report stays for ever',
    area: ['reportFileDownload'],
    rules: ['stored'],
    wrap: ahead(repeatLast(['reportFileDownload'], [404])),
  },
  {
    name: 'A chat that is over the term of its company is kept',
    area: terms,
    rules: ['stored'],
    wrap: ahead(succeedOn(['historyChatHide'], [404], null, 204)),
  },
  {
    name: 'The term of a company erases chats that are younger',
    area: terms,
    rules: ['stored'],
    wrap: ahead(editList(['historyChatList'], (items) => items.slice(1))),
  },
  {
    name: 'A shorter term of a company erases at once',
    area: terms,
    rules: ['stored'],
    wrap: ahead(editList(['historyChatList'], (items) => items.slice(0, 1))),
  },
  {
    name: 'A cursor before erased sign-ins goes on without them',
    area: ['companySignInFeedList'],
    rules: ['page'],
    wrap: ahead(repeatLast(['companySignInFeedList'], [410])),
  },
];
