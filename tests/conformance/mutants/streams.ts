/** Gateways whose streams break the rules of «Streams of answers». */
import type { OperationId } from '../../../openapi/check/contract.ts';
import { apiPath } from '../../../src/lib/gateway-path.ts';
import {
  answerLike,
  editEvents,
  editFlow,
  editHeaders,
  editItems,
  editJson,
  eventOf,
  isType,
  type Json,
  type Mutant,
  onAnswer,
  onRequest,
  operationAt,
  requestLike,
  together,
} from './faulty.ts';

const send: readonly OperationId[] = ['chatMessageSend'];
const streams: readonly OperationId[] = ['chatMessageSend', 'chatStreamResume'];
const resume: readonly OperationId[] = ['chatStreamResume'];
const isEvent = (block: string): boolean => eventOf(block) !== undefined;
const isLast = (block: string): boolean => isType('finished')(block) || isType('failed')(block);

/** The block of an event with other fields. */
function blockWith(block: string, change: (event: Json) => Json): string {
  const event = eventOf(block);
  if (!event) return block;
  const changed = change(event);
  return block
    .split('\n')
    .map((line) =>
      line.startsWith('data:')
        ? `data: ${JSON.stringify(changed)}`
        : line.startsWith('id:')
          ? `id: ${changed['id']}`
          : line,
    )
    .join('\n');
}

const stream = (
  name: string,
  edit: (blocks: string[]) => string[],
  rules: Mutant['rules'] = ['stream'],
): Mutant => ({ name, area: streams, rules, wrap: editEvents(streams, edit) });

const stopping: readonly OperationId[] = [...streams, 'chatStreamStop', 'chatActivityList'];

const calls: readonly OperationId[] = ['chatMessageSend', 'chatCallConfirm'];

/** Streams that send more after their first blocks, every 20 ms; without `next` they are silent. */
const goOn = (
  ids: readonly OperationId[],
  plan: (blocks: string[]) => { first: string[]; next?: (count: number) => string },
): Mutant['wrap'] =>
  onAnswer(ids, async (answer) => {
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
    const { first, next } = plan((await answer.text()).split('\n\n').filter(isEvent));
    const encode = (block: string): Uint8Array => new TextEncoder().encode(`${block}\n\n`);
    let timer: ReturnType<typeof setInterval> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        let count = 0;
        for (const block of first) controller.enqueue(encode(block));
        timer = next && setInterval(() => controller.enqueue(encode(next(count++))), 20);
      },
      cancel: () => clearInterval(timer),
    });
    return new Response(body, { headers: answer.headers });
  });

export const streamMutants: readonly Mutant[] = [
  stream('Events without an id line', (blocks) =>
    blocks.map((block) =>
      block
        .split('\n')
        .filter((line) => !line.startsWith('id:'))
        .join('\n'),
    ),
  ),
  stream('Ids of events with a gap', (blocks) =>
    blocks.map((block, index) =>
      index > 1 ? blockWith(block, (event) => ({ ...event, id: `${Number(event['id']) + 1}` })) : block,
    ),
  ),
  stream('Two last events', (blocks) => [...blocks, ...blocks.filter(isLast)]),
  stream('No last event', (blocks) => blocks.filter((block) => !isLast(block))),
  stream('The first event is not «started»', (blocks) => blocks.filter((block) => !isType('started')(block))),
  stream('The deltas in another order', (blocks) => {
    const first = blocks.findIndex(isType('delta'));
    const second = blocks.findIndex((block, index) => index > first && isType('delta')(block));
    const [one, other] = [blocks[first], blocks[second]];
    return one === undefined || other === undefined ? blocks : blocks.with(first, other).with(second, one);
  }),
  stream('A delta is lost', (blocks) => {
    const first = blocks.findIndex(isType('delta'));
    return blocks.filter((_block, index) => index !== first);
  }),
  stream('The text of deltas is not that of the message', (blocks) =>
    blocks.map((block) =>
      blockWith(block, (event) => (event['type'] === 'delta' ? { ...event, text: 'другое ' } : event)),
    ),
  ),
  stream(
    'Events of another shape',
    (blocks) =>
      blocks.map((block) =>
        blockWith(block, ({ text, ...event }) =>
          event['type'] === 'delta' ? { ...event, content: text } : { ...event },
        ),
      ),
    ['stream', 'body'],
  ),
  stream(
    'An end for an unknown reason',
    (blocks) =>
      blocks.map((block) =>
        blockWith(block, (event) => (event['type'] === 'finished' ? { ...event, reason: 'sleepy' } : event)),
      ),
    ['stream', 'body'],
  ),
  {
    name: 'A stream that never ends',
    area: streams,
    rules: ['stream'],
    wrap: goOn(send, (blocks) => ({ first: blocks.filter((block) => !isLast(block)) })),
  },
  {
    name: 'Heartbeats without an end',
    area: streams,
    rules: ['stream'],
    wrap: goOn(send, (blocks) => ({
      first: blocks.filter((block) => !isLast(block)),
      next: () => ': heartbeat',
    })),
  },
  {
    name: 'Deltas without an end',
    area: streams,
    rules: ['stream'],
    wrap: goOn(send, (blocks) => ({
      first: blocks.filter((block) => !isLast(block)),
      next: (count) =>
        `id: ${blocks.length + count}\ndata: {"type":"delta","id":"${blocks.length + count}","text":"а"}`,
    })),
  },
  {
    name: 'An answer that is streamed again and again',
    area: streams,
    rules: ['stream'],
    wrap: goOn(send, (blocks) => ({
      first: blocks.filter((block) => !isLast(block)),
      next: (count) => blocks[count % (blocks.length - 1)] ?? '',
    })),
  },
  {
    name: 'A connection that stays open after the last event',
    area: streams,
    rules: ['stream'],
    wrap: goOn(send, (blocks) => ({ first: blocks, next: () => ': heartbeat' })),
  },
  {
    name: 'No blank line after the last event',
    area: streams,
    rules: ['stream'],
    wrap: onAnswer(streams, async (answer) =>
      answer.headers.get('content-type')?.startsWith('text/event-stream')
        ? answerLike(answer, { body: (await answer.text()).trimEnd() })
        : answer,
    ),
  },
  stream('An end whose status does not fit its reason', (blocks) =>
    blocks.map((block) =>
      blockWith(block, (event) => (event['type'] === 'finished' ? { ...event, status: 'stopped' } : event)),
    ),
  ),
  {
    name: 'Resuming repeats an event',
    area: resume,
    rules: ['resume', 'stream'],
    wrap: onRequest(resume, (request) => {
      const id = request.headers.get('last-event-id');
      return id === null || Number(id) < 1
        ? request
        : requestLike(request, { headers: { 'last-event-id': String(Number(id) - 1) } });
    }),
  },
  {
    name: 'Resuming loses an event',
    area: resume,
    rules: ['resume', 'stream'],
    wrap: editEvents(resume, (blocks, request) =>
      request.headers.has('last-event-id')
        ? blocks.filter((_block, index) => index !== blocks.findIndex(isEvent))
        : blocks,
    ),
  },
  {
    name: 'Resuming begins from the start',
    area: resume,
    rules: ['resume', 'stream'],
    wrap: editHeaders(resume, { 'last-event-id': null }),
  },
  {
    name: 'JSON is not answered where it is accepted',
    area: send,
    rules: ['content-type', 'stream', 'valid-refused'],
    wrap: editHeaders(send, { accept: 'text/event-stream' }),
  },
  {
    name: 'The stream is JSON lines',
    area: streams,
    rules: ['content-type', 'stream'],
    wrap: onAnswer(streams, (answer) =>
      answer.headers.get('content-type')?.startsWith('text/event-stream')
        ? answerLike(answer, { headers: { 'content-type': 'application/x-ndjson' } })
        : answer,
    ),
  },
  {
    name: 'Streams of other people can be followed',
    area: resume,
    rules: ['other-person', 'access'],
    wrap: (next) => {
      let owner = '';
      const remembered = onRequest(send, (request) => {
        owner ||= request.headers.get('cookie') ?? '';
        return request;
      });
      return together(
        onRequest(resume, (request) => requestLike(request, { headers: { cookie: owner } })),
        remembered,
      )(next);
    },
  },
  {
    name: 'A repeated message is sent twice',
    area: send,
    rules: ['once', 'stream'],
    wrap: editHeaders(send, () => ({ 'idempotency-key': crypto.randomUUID() })),
  },
  {
    name: 'The stored message is not what was streamed',
    area: ['historyMessageList', 'chatMessageSend'],
    rules: ['stored', 'stream'],
    wrap: editJson(['historyMessageList'], 200, (json) =>
      JSON.parse(JSON.stringify(json).replaceAll(/"content":"[^"]/g, '"content":"#')),
    ),
  },
  {
    name: 'An answer that is sent when it is whole',
    area: streams,
    rules: ['stream'],
    wrap: editEvents(streams, (blocks) => blocks),
  },
  {
    name: 'Stopping does nothing',
    area: stopping,
    rules: ['stored', 'stream'],
    wrap: (next) => async (request) => {
      if (operationAt(request) !== 'chatStreamStop') return next(request);
      const path = `/history/getListMessage${new URL(request.url).pathname.replace(/^.*\/chat\/([^/]+).*$/, '?chatUuid=$1')}`;
      const headers = new Headers(request.headers);
      const reading = new Request(new URL(request.url).origin + apiPath + path, { headers });
      const answer = await next(reading);
      return answer.status === 200
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : next(request);
    },
  },
  {
    name: 'A stopped answer ends as a whole one',
    area: stopping,
    rules: ['stream'],
    wrap: editFlow(streams, (text) => text.replaceAll('"stopped"', '"complete"')),
  },
  {
    name: 'A stopped answer ends as a whole one when it is resumed',
    area: stopping,
    rules: ['resume'],
    wrap: editFlow(resume, (text) => text.replaceAll('"stopped"', '"complete"')),
  },
  {
    name: 'A stopped answer is stored as a whole one',
    area: [...stopping, 'historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) =>
      item['status'] === 'stopped' ? { ...item, status: 'complete' } : item,
    ),
  },
  {
    name: 'The text of a stopped answer is not kept',
    area: [...stopping, 'historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) =>
      item['status'] === 'stopped' ? { ...item, content: '' } : item,
    ),
  },
  {
    name: 'A chat takes a second request while its answer is written',
    area: stopping,
    rules: ['status'],
    wrap: (next) => {
      let last: Response | undefined;
      return onAnswer(send, (answer) => {
        const isJson = answer.headers.get('content-type')?.startsWith('application/json');
        if (answer.status === 200 && isJson) last = answer.clone() as Response;
        return answer.status === 423 && last ? (last.clone() as Response) : answer;
      })(next);
    },
  },
  {
    name: 'A running answer is stored behind its lastEventId',
    area: [...stopping, 'historyMessageList'],
    rules: ['resume'],
    wrap: editItems(['historyMessageList'], (item) =>
      item['status'] === 'streaming' ? { ...item, content: String(item['content']).slice(0, -1) } : item,
    ),
  },
  {
    name: 'A running answer is whole in the history',
    area: [...stopping, 'historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) =>
      item['status'] === 'streaming' ? { ...item, status: 'complete' } : item,
    ),
  },
  {
    name: 'No heartbeats',
    area: calls,
    rules: ['stream'],
    wrap: editFlow(send, (text) => text.replaceAll(': heartbeat\n\n', '')),
  },
  {
    name: 'An answer cannot be resumed when it has ended',
    area: resume,
    rules: ['resume'],
    wrap: onAnswer(resume, (answer) =>
      answer.status === 200 ? answerLike(answer, { status: 204, headers: { 'content-type': null } }) : answer,
    ),
  },
  {
    name: 'An unknown Last-Event-ID ends the stream',
    area: resume,
    rules: ['resume'],
    wrap: onAnswer(resume, (answer, request) =>
      answer.status === 200 && Number(request.headers.get('last-event-id')) > 900
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : answer,
    ),
  },
];
