/** Gateways that compare repeated forms in part, or copy chats for others against the contract. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  accept,
  answerLike,
  editBody,
  editItems,
  editList,
  type Json,
  type Mutant,
  onAnswer,
  operationAt,
  requestLike,
  together,
  without,
} from './faulty.ts';

const isUuid = (value: unknown): boolean => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** The last message is missing in chats that came out of a share. */
const cutCopies: Mutant['wrap'] = (next) => {
  const copies = new Set<unknown>();
  const isCopy = ({ url }: Request) => copies.has(new URL(url).searchParams.get('chatUuid'));
  return together(
    onAnswer(['chatShareAccept'], async (answer) => {
      if (answer.status === 200) copies.add(((await answer.clone().json()) as Json)['uuid']);
      return answer;
    }),
    editList(['historyMessageList'], (items, request) => (isCopy(request) ? items.slice(0, -1) : items)),
  )(next);
};

/** Another request under a used key gets the answer of the last one; only requests that have a text, if one is given. */
const repeatLastOf =
  (id: OperationId, part = ''): Mutant['wrap'] =>
  (next) => {
    let last: Response | undefined;
    return onAnswer([id], async (answer, request) => {
      if (answer.status === 200) last = answer.clone() as Response;
      if (answer.status !== 409 || !last || !(await request.text()).includes(part)) return answer;
      return answerLike(last.clone() as Response, {
        headers: { 'x-request-id': request.headers.get('x-request-id') },
      });
    })(next);
  };

export const copyMutants: readonly Mutant[] = [
  {
    name: 'The bytes of an upload do not count for a key',
    area: ['fileUpload'],
    rules: ['once'],
    wrap: repeatLastOf('fileUpload'),
  },
  {
    name: 'The files of a request do not count for a key',
    area: ['chatMessageSend'],
    rules: ['once'],
    wrap: repeatLastOf('chatMessageSend', 'Ключ.txt'),
  },
  {
    name: 'The path does not count for a key',
    area: ['chatShareAccept'],
    rules: ['once'],
    wrap: repeatLastOf('chatShareAccept'),
  },
  {
    name: 'Chats are shared with everybody who is named',
    area: ['chatShareAdd'],
    rules: ['invalid-accepted'],
    wrap: accept('chatShareAdd', 'fields-invalid'),
  },
  {
    name: 'A copy has all messages of the chat',
    area: ['chatShareAdd', 'chatShareRead'],
    rules: ['stored'],
    wrap: editBody(['chatShareAdd'], (body) =>
      isUuid(body['lastMessageUuid']) ? without(body, 'lastMessageUuid') : body,
    ),
  },
  {
    name: 'Files are shared without being asked for',
    area: ['chatShareAdd', 'chatShareRead'],
    rules: ['stored', 'other-person'],
    wrap: editBody(['chatShareAdd'], (body) =>
      body['withFiles'] === false ? { ...body, withFiles: true } : body,
    ),
  },
  {
    name: 'Files are never shared',
    area: ['chatShareAdd', 'chatShareRead'],
    rules: ['stored'],
    wrap: editBody(['chatShareAdd'], (body) =>
      body['withFiles'] === true ? { ...body, withFiles: false } : body,
    ),
  },
  {
    name: 'A continued copy lacks its last message',
    area: ['chatShareAccept'],
    rules: ['stored'],
    wrap: cutCopies,
  },
  {
    name: 'Nobody is told of a shared chat',
    area: ['chatShareAdd'],
    rules: ['stored'],
    wrap: editList(['notificationList'], (items) =>
      items.filter(({ text }) => !String(text).includes('/chat/shared/')),
    ),
  },
  {
    name: 'A chat goes on with every service',
    area: ['chatMessageSend'],
    rules: ['invalid-accepted'],
    wrap: (next) => {
      const services = new Map<unknown, string>();
      return async (request) => {
        if (operationAt(request) !== 'chatMessageSend') return next(request);
        const copy = request.clone() as Request;
        const answer = await next(request);
        const service = new URL(copy.url).pathname.split('/').at(-2) ?? '';
        if (answer.headers.get('content-type')?.startsWith('application/json') && answer.status === 200)
          services.set(((await answer.clone().json()) as Json)['chatUuid'], service);
        if (answer.status !== 404) return answer;
        const form = await copy.formData().catch(() => undefined);
        const own = services.get(form?.get('chat'));
        return own === undefined || own === service ? answer : answerLike(answer, { status: 200 });
      };
    },
  },
  {
    name: 'An unknown answer is resumed as none',
    area: ['chatStreamResume', 'chatMessageSend'],
    rules: ['invalid-accepted'],
    wrap: (next) => {
      const known = new Set<unknown>();
      return onAnswer(['chatStreamResume'], (answer, request) => {
        const id = new URL(request.url).searchParams.get('messageId');
        if (answer.status < 300) known.add(id);
        const isUnknown = known.size > 0 && isUuid(id) && !known.has(id);
        return isUnknown && answer.status === 404
          ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
          : answer;
      })(next);
    },
  },
  {
    name: 'The latest answer is resumed in place of an earlier one',
    area: ['chatStreamResume', 'chatMessageSend'],
    rules: ['resume'],
    wrap: (next) => async (request) => {
      const url = new URL(request.url);
      const isFromStart = request.headers.get('last-event-id') === null;
      const isAsked = operationAt(request) === 'chatStreamResume' && url.searchParams.has('messageId');
      const answer = await next(request);
      if (!isAsked || !isFromStart || answer.status !== 204) return answer;
      url.searchParams.delete('messageId');
      return next(await requestLike(request, { url: url.href }));
    },
  },
  {
    name: 'Answers count as requests',
    area: ['limitList', 'chatMessageSend'],
    rules: ['stored'],
    wrap: editItems(['limitList'], (item) => ({ ...item, used: Number(item['used']) * 2 })),
  },
  {
    name: 'Files are taken for services that do not exist',
    area: ['fileUpload'],
    rules: ['invalid-accepted'],
    wrap: (next) =>
      onAnswer(['fileUpload'], async (answer, request) =>
        answer.status === 404 && (await request.text()).includes('kitNone')
          ? answerLike(answer, { status: 200, body: '[]' })
          : answer,
      )(next),
  },
  {
    name: 'Eleven files are taken',
    area: ['fileUpload'],
    rules: ['invalid-accepted'],
    wrap: (next) =>
      onAnswer(['fileUpload'], async (answer, request) => {
        const files = (await request.text()).match(/filename=/g) ?? [];
        return answer.status === 400 && files.length > 10
          ? answerLike(answer, { status: 200, body: '[]' })
          : answer;
      })(next),
  },
  {
    name: "Files go into somebody else's chat",
    area: ['fileUpload'],
    rules: ['other-person'],
    wrap: (next) =>
      onAnswer(['fileUpload'], async (answer, request) => {
        const text = await request.text();
        return answer.status === 404 && text.includes('name="chat"')
          ? answerLike(answer, { status: 200, body: '[]' })
          : answer;
      })(next),
  },
];
