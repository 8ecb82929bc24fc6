/** Gateways that write too much, too little, or twice. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  answerLike,
  editBody,
  editItems,
  editJson,
  editList,
  type Json,
  type Mutant,
  onAnswer,
  onRequest,
  operationAt,
  repeatLast,
  requestLike,
  succeedOn,
  without,
} from './faulty.ts';

/** Answers a removal as if it had been done, and removes nothing. */
const swallow =
  (id: OperationId, key: string, status: number): Mutant['wrap'] =>
  (next) =>
    succeedOn(
      [id],
      [404],
      null,
      status,
    )(
      onRequest([id], (request) => {
        const url = new URL(request.url);
        if (url.searchParams.has(key)) url.searchParams.set(key, crypto.randomUUID());
        return requestLike(request, { url: url.href });
      })(next),
    );

/** The letters that were there before the first call of an operation are all that there is. */
function withoutLetters(id: OperationId): Mutant['wrap'] {
  return (next) => {
    let isOver = false;
    const kept = new Map<string, Response>();
    return async (request) => {
      isOver ||= operationAt(request) === id;
      if (!request.url.includes('/api/dev/')) return next(request);
      const known = kept.get(request.url);
      if (isOver && known) return known.clone() as Response;
      const answer = await next(request);
      kept.set(request.url, answer.clone() as Response);
      return answer;
    };
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';

export const writeMutants: readonly Mutant[] = [
  {
    name: 'A changed agent is not stored',
    area: ['agentChange', 'agentRead'],
    rules: ['stored'],
    wrap: (next) => {
      let name: unknown;
      const seen = onAnswer(['agentAdd'], async (answer) => {
        if (answer.status === 200) name ??= ((await answer.clone().json()) as Json)['name'];
        return answer;
      })(next);
      return editBody(['agentChange'], (body) => {
        const draft = body['draft'];
        return draft &&
          typeof draft === 'object' &&
          isText(Object(draft).name) &&
          `${Object(draft).name}`.trim() &&
          Object(draft).name.length <= 60
          ? { ...body, draft: { ...draft, name } }
          : body;
      })(seen);
    },
  },
  {
    name: 'The department of a new account is lost',
    area: ['adminUserAdd'],
    rules: ['stored'],
    wrap: editBody(['adminUserAdd'], (body) =>
      body['department'] === 'Отдел' ? { ...body, department: '' } : body,
    ),
  },
  {
    name: 'A field of a change is left as it was',
    area: ['companyUserChange'],
    rules: ['stored'],
    wrap: editBody(['companyUserChange'], (body) =>
      body['description'] === 'Другая' ? { ...body, description: 'Проверка' } : body,
    ),
  },
  {
    name: 'An agent is not removed',
    area: ['agentRemove', 'agentRead'],
    rules: ['stored'],
    wrap: swallow('agentRemove', 'agentId', 204),
  },
  {
    name: 'A removed schedule of reports stays in the list',
    area: ['reportScheduleAdd', 'reportScheduleRemove'],
    rules: ['stored'],
    wrap: (next) => {
      const kept = new Map<string, Response>();
      return onAnswer(['reportScheduleList'], async (answer, { url }) => {
        const { content = [] } = (await answer.clone().json()) as { readonly content?: readonly unknown[] };
        if (content.length > 0) kept.set(url, answer.clone() as Response);
        const before = kept.get(url);
        return before ? (before.clone() as Response) : answer;
      })(next);
    },
  },
  {
    name: 'Views of tables of other people are changed',
    area: ['tableViewAdd', 'tableViewChange'],
    rules: ['other-person'],
    wrap: repeatLast(['tableViewChange'], [404]),
  },
  {
    name: 'The test of a template is not mailed',
    area: ['adminTemplateTestSend'],
    rules: ['stored'],
    wrap: withoutLetters('adminTemplateTestSend'),
  },
  {
    name: 'An answer to feedback is not mailed',
    area: ['adminFeedbackAnswerSend'],
    rules: ['stored'],
    wrap: withoutLetters('adminFeedbackAnswerSend'),
  },
  {
    name: 'A removed announcement can be read',
    area: ['adminBannerRemove', 'adminBannerRead'],
    rules: ['stored'],
    wrap: repeatLast(['adminBannerRead'], [404]),
  },
  {
    name: 'A removed company can be read',
    area: ['adminCompanyRemove', 'adminCompanyRead'],
    rules: ['stored'],
    wrap: repeatLast(['adminCompanyRead'], [404]),
  },
  {
    name: 'A job tells of more rows than it changed',
    area: ['jobRead'],
    rules: ['stored'],
    wrap: editItems(['jobRead'], (item) => ({ ...item, processed: Number(item['processed']) + 1 })),
  },
  {
    name: 'Nobody is blocked',
    area: ['adminUserBatchChange', 'adminUserRead'],
    rules: ['stored'],
    wrap: editItems(['adminUserRead'], (item) =>
      item['status'] === 'blocked'
        ? { ...item, status: 'active', isBlocked: false, blockReason: null }
        : item,
    ),
  },
  {
    name: 'The audit does not know of removals',
    area: ['adminAuditList', 'adminCompanyRemove'],
    rules: ['stored'],
    wrap: editList(['adminAuditList'], (items) => items.filter(({ action }) => action !== 'remove')),
  },
  {
    name: 'Another group of the same name',
    area: ['adminGroupAdd'],
    rules: ['invalid-accepted'],
    wrap: repeatLast(['adminGroupAdd'], [409]),
  },
  {
    name: 'An answer to feedback is not kept',
    area: ['adminFeedbackAnswerSend', 'adminFeedbackRead'],
    rules: ['stored'],
    wrap: editJson(['adminFeedbackRead'], 200, (json) => ({ ...json, thread: [] })),
  },
  {
    name: 'A list of people is taken without its refused rows',
    area: ['adminImportCheck'],
    rules: ['stored'],
    wrap: editJson(['adminImportCheck'], 200, (json) => ({ ...json, refused: 0 })),
  },
  {
    name: 'The address of a person in capital letters',
    area: ['adminUserRead', 'adminUserAdd'],
    rules: ['stored'],
    wrap: editItems(['adminUserRead'], (item) => ({ ...item, email: `${item['email']}`.toUpperCase() })),
  },
  {
    name: 'A changed profile is not stored',
    area: ['profileChange', 'profileRead'],
    rules: ['stored'],
    wrap: (next) => {
      let first: string | undefined;
      return onAnswer(['profileRead'], async (answer) => {
        if (answer.status !== 200) return answer;
        first ??= await answer.clone().text();
        return answerLike(answer, { body: first });
      })(next);
    },
  },
  {
    name: 'A folder of favourites is not removed',
    area: ['favouriteFolderRemove', 'favouriteFolderList'],
    rules: ['stored'],
    wrap: swallow('favouriteFolderRemove', 'folderUuid', 204),
  },
  {
    name: 'A chat is not renamed',
    area: ['historyChatRename', 'historyChatList'],
    rules: ['stored'],
    wrap: (next) => {
      const titles = new Map<unknown, unknown>();
      return editList(['historyChatList'], (items) =>
        items.map((item) => {
          const key = item['uuid'];
          if (!titles.has(key)) titles.set(key, item['content']);
          return { ...item, content: titles.get(key) };
        }),
      )(next);
    },
  },
  {
    name: 'A template loses its description',
    area: ['templateRead'],
    rules: ['stored', 'body'],
    wrap: editItems(['templateRead'], (item) => without(item, 'description')),
  },
];
