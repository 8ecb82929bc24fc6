/** Gateways whose chats store calls, results and speakers wrongly, or take requests that they must refuse. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  editBody,
  editItems,
  editJson,
  type Json,
  type Mutant,
  onRequest,
  operationAt,
  repeatLast,
  replaceStatus,
} from './faulty.ts';

const send: readonly OperationId[] = ['chatMessageSend'];

const results: readonly OperationId[] = ['chatResultRead', 'chatMessageSend'];
const calls: readonly OperationId[] = ['chatMessageSend', 'chatCallConfirm'];

/** A request with another form. */
function formLike({ url, headers }: Request, form: FormData): Request {
  const all = new Headers(headers);
  all.delete('content-type');
  return new Request(url, { method: 'POST', headers: all, body: form });
}

/** Changes the part `request` of forms; other bodies are left as they are. */
const editForm = (ids: readonly OperationId[], edit: (request: Json) => Json): Mutant['wrap'] =>
  onRequest(ids, async (request) => {
    const copy = request.clone() as Request;
    try {
      const form = await copy.formData();
      const part = form.get('request');
      const text = typeof part === 'string' ? part : ((await part?.text()) ?? '');
      form.set('request', new Blob([JSON.stringify(edit(JSON.parse(text)))], { type: 'application/json' }));
      return formLike(request, form);
    } catch {
      return request;
    }
  });

export const chatMutants: readonly Mutant[] = [
  {
    name: 'A call may be decided twice',
    area: calls,
    rules: ['once'],
    wrap: replaceStatus(['chatCallConfirm'], 409, 204),
  },
  {
    name: 'A call that was not made may be decided',
    area: calls,
    rules: ['invalid-accepted'],
    wrap: replaceStatus(['chatCallConfirm'], 404, 204),
  },
  {
    name: 'A refused call is made',
    area: calls,
    rules: ['stream', 'stored'],
    wrap: editBody(['chatCallConfirm'], (body) =>
      body['decision'] === 'decline' ? { ...body, decision: 'allow' } : body,
    ),
  },
  {
    name: 'Decisions about calls are not stored',
    area: [...calls, 'historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], ({ calls: made, ...item }) =>
      Array.isArray(made)
        ? { ...item, calls: made.map((one) => ({ ...one, status: 'awaiting', result: null })) }
        : item,
    ),
  },
  {
    name: 'A whole result has the first 200 rows only',
    area: results,
    rules: ['stored'],
    wrap: editJson(['chatResultRead'], 200, (json) =>
      Array.isArray(json['rows']) ? { ...json, rows: json['rows'].slice(0, 200) } : json,
    ),
  },
  {
    name: 'A whole result with other cells',
    area: results,
    rules: ['stored'],
    wrap: editJson(['chatResultRead'], 200, (json) =>
      Array.isArray(json['rows']) ? { ...json, rows: json['rows'].toReversed() } : json,
    ),
  },
  {
    name: 'A result that does not exist is the first one',
    area: results,
    rules: ['status'],
    wrap: repeatLast(['chatResultRead'], [404]),
  },
  {
    name: 'A stored result is not that of the stream',
    area: [...results, 'historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) =>
      Array.isArray(item['results']) ? { ...item, results: item['results'].slice(1) } : item,
    ),
  },
  {
    name: 'The name of a speaker is not stored',
    area: ['transcriptSpeakerRename', 'chatResultRead'],
    rules: ['stored'],
    wrap: editBody(['transcriptSpeakerRename'], (body) => ({ ...body, name: 'Говорящий 1' })),
  },
  {
    name: 'The name of a speaker goes to all of them',
    area: ['transcriptSpeakerRename', 'chatResultRead'],
    rules: ['stored'],
    wrap: editJson(['chatResultRead'], 200, (json) => {
      const { speakers } = json;
      if (!Array.isArray(speakers) || !speakers.some(({ name }) => name === 'Анна Орлова')) return json;
      return { ...json, speakers: speakers.map((one) => ({ ...one, name: 'Анна Орлова' })) };
    }),
  },
  {
    name: 'A speaker who does not exist gets a name',
    area: ['transcriptSpeakerRename', 'chatResultRead'],
    rules: ['invalid-accepted'],
    wrap: replaceStatus(['transcriptSpeakerRename'], 404, 204),
  },
  {
    name: 'Emoji of requests as question marks',
    area: ['chatMessageSend', 'historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) =>
      item['role'] === 'user' ? { ...item, content: String(item['content']).replaceAll('😀', '??') } : item,
    ),
  },
  {
    name: 'Requests of blanks are answered',
    area: send,
    rules: ['invalid-accepted'],
    wrap: editForm(send, (request) => ({ ...request, text: String(request['text']).trim() || 'Привет' })),
  },
  {
    name: 'An unknown model is another one',
    area: send,
    rules: ['invalid-accepted'],
    wrap: editForm(send, ({ model: _model, ...request }) => request),
  },
  {
    name: 'A request with an unknown file is answered without it',
    area: send,
    rules: ['invalid-accepted', 'other-person'],
    wrap: editForm(send, ({ idFiles: _files, ...request }) => request),
  },
  {
    name: 'A hidden chat is answered in a new one',
    area: send,
    rules: ['invalid-accepted', 'other-person'],
    wrap: (next) => async (request) => {
      if (operationAt(request) !== 'chatMessageSend') return next(request);
      const copy = request.clone() as Request;
      const answer = await next(request);
      if (answer.status !== 404) return answer;
      const form = await copy.formData().catch(() => undefined);
      if (!form?.has('chat')) return answer;
      form.delete('chat');
      return next(formLike(copy, form));
    },
  },
];
