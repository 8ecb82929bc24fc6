/** Deviations of real OpenAI-compatible servers from the API. upstream-habits.test.ts tests how the stand-in handles each. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

/** What a habit answers to. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  /** Origin of another server, for redirects. */
  readonly elsewhere: string;
  /** What careless servers put into their errors: the key and the request. */
  readonly echo: string;
}

const streamType = { 'content-type': 'text/event-stream' };
const jsonType = { 'content-type': 'application/json' };

const event = (value: unknown): string =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const choice = (delta: object, end: string | null = null, index = 0) => ({
  object: 'chat.completion.chunk',
  choices: [{ index, delta, finish_reason: end }],
});
const text = (content: unknown) => choice({ content });
const stop = choice({}, 'stop');
const done = '[DONE]';
const hi = text('Привет!');

/** A stream that ends with these events. */
const stream =
  (...events: unknown[]): Habit =>
  ({ response }) =>
    void response.writeHead(200, streamType).end(events.map(event).join(''));
/** A stream of exactly these characters. */
const raw =
  (body: string, type = 'text/event-stream'): Habit =>
  ({ response }) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
/** A stream that stays open after these events. */
const open =
  (...events: unknown[]): Habit =>
  ({ response }) =>
    void response.writeHead(200, streamType).write(events.map(event).join('') || ':\n\n');
const json =
  (status: number, value: (echo: string) => unknown, headers: Record<string, string> = {}): Habit =>
  ({ response, echo }) =>
    void response.writeHead(status, { ...jsonType, ...headers }).end(JSON.stringify(value(echo)));
const refuse = (status: number, error: object, headers?: Record<string, string>): Habit =>
  json(status, (echo) => ({ error: { ...error, echo } }), headers);

/** Writes the same chunk until the connection is closed or `times` are written, as fast as the reader reads. */
function writeOn(target: NodeJS.WritableStream, chunk: Buffer, times: number): void {
  let left = times;
  let isClosed = false;
  target.on('close', () => (isClosed = true));
  target.on('error', () => (isClosed = true));
  const write = (): void => {
    while (!isClosed && left-- > 0) if (!target.write(chunk)) return void target.once('drain', write);
    if (!isClosed) target.end();
  };
  write();
}

/** Plays `otherwise` unless the request contains `part`; then the request is refused. */
const unless =
  (part: string, refusal: Habit, otherwise: Habit): Habit =>
  (exchange) =>
    (exchange.body.includes(part) ? refusal : otherwise)(exchange);

const plain = stream(choice({ role: 'assistant', content: '' }), text('При'), text('вет!'), stop, done);
const bigText = `${'Ёлка 🎄 '.repeat(700_000)}конец`;

export const habits = {
  // Answers.
  plain,
  usage: stream(hi, stop, { choices: [], usage: { prompt_tokens: 5, completion_tokens: 7 } }, done),
  'usage-in-each-chunk': stream(
    { ...hi, usage: { completion_tokens: 1 } },
    { ...stop, usage: { completion_tokens: 2 } },
  ),
  'role-only': stream(
    choice({ role: 'assistant' }),
    choice({ role: 'assistant', content: null }),
    hi,
    stop,
    done,
  ),
  'several-choices': stream(
    choice({ content: 'Нет' }, 'stop', 1),
    hi,
    choice({ content: 'Нет' }, 'length', 2),
    stop,
    done,
  ),
  'content-parts': stream(
    text([{ type: 'text', text: 'При' }, { type: 'image_url' }]),
    text([{ type: 'text', text: 'вет!' }]),
    stop,
    done,
  ),
  'azure-filter-results': stream(
    { choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] },
    hi,
    { choices: [{ index: 0, finish_reason: null, content_filter_offsets: {} }] },
    stop,
    done,
  ),
  'reasoning-content': stream(choice({ reasoning_content: 'Думаю' }), hi, stop, done),
  reasoning: stream(choice({ content: '', reasoning: 'Думаю' }), hi, stop, done),
  thinking: stream(choice({ thinking: 'Думаю' }), hi, stop, done),
  'reasoning-twice': stream(choice({ reasoning: 'Думаю', reasoning_content: 'Думаю' }), hi, stop, done),
  'reasoning-parts': stream(
    text([{ type: 'thinking', thinking: [{ type: 'text', text: 'Думаю' }] }]),
    hi,
    stop,
    done,
  ),
  'think-tags': stream(
    text('\n<thi'),
    text('nk>Дум'),
    text('аю</th'),
    text('ink>\n'),
    text('\nПривет!'),
    stop,
    done,
  ),
  'json-answer': json(200, () => ({
    choices: [{ index: 0, message: { role: 'assistant', content: 'Привет!' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 5, completion_tokens: 7 },
  })),
  length: stream(hi, choice({}, 'length'), done),
  'tool-call': stream(
    choice({ tool_calls: [{ index: 0, function: { name: 'search' } }] }),
    choice({}, 'tool_calls'),
    done,
  ),
  refusal: stream(choice({ refusal: 'Не могу ' }), choice({ refusal: 'помочь' }), stop, done),
  'filter-after-text': stream(hi, choice({}, 'content_filter'), done),
  'big-delta': stream(text(bigText), stop, done),
  'cut-pair': stream(text('Ёлка \ud83c'), text('\udf84'), stop, done),
  endless: ({ response }: Exchange) =>
    writeOn(response.writeHead(200, streamType), Buffer.from(event(text('да '.repeat(20_000)))), 1e6),
  'no-stream-options': unless(
    'stream_options',
    refuse(400, { message: 'Unrecognized request argument: stream_options' }),
    plain,
  ),
  'no-stream-options-422': unless(
    'stream_options',
    json(422, () => ({ message: { detail: [{ loc: ['body', 'stream_options', 'include_usage'] }] } })),
    plain,
  ),

  // Notations.
  'no-done': stream(hi, stop),
  'done-only': stream(hi, done),
  'no-blank-line': raw(`${event(hi)}data: ${JSON.stringify(stop)}`),
  'left-open-after-done': open(hi, done),
  'left-open-after-stop': open(hi, stop),
  'pings-after-stop'({ response }: Exchange) {
    response.writeHead(200, streamType).write(event(hi) + event(stop));
    const timer = setInterval(() => void response.write('data:\n\n'), 5);
    response.on('close', () => clearInterval(timer));
  },
  'reset-after-stop': ({ response }: Exchange) =>
    void response.writeHead(200, streamType).write(event(hi) + event(stop), () => response.destroy()),
  'empty-data': raw(`data:\n\ndata: \n\n${event(hi)}data:\n\n${event(stop)}${event(done)}`),
  comments: raw(`: ping\n\n:\n${event(hi)}: OPENROUTER PROCESSING\n\n${event(stop)}${event(done)}`),
  crlf: raw((event(hi) + event(stop) + event(done)).replaceAll('\n', '\r\n')),
  capitals: raw(event(hi) + event(stop) + event(done), 'Text/Event-Stream; Charset=UTF-8'),
  heartbeats({ response }: Exchange) {
    response.writeHead(200, streamType);
    let left = 20;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) response.write(': ping\n\n');
      else response.end(event(hi) + event(stop), () => clearInterval(timer));
    }, 20);
  },

  // Failures before the answer.
  'wrong-key': refuse(401, { message: 'Incorrect API key provided', code: 'invalid_api_key' }),
  forbidden: refuse(403, { message: 'You do not have access' }),
  'no-money': refuse(402, { message: 'Insufficient Balance' }),
  'no-quota': refuse(429, { message: 'You exceeded your current quota', code: 'insufficient_quota' }),
  'no-model': refuse(404, { message: 'model "x" not found, try pulling it first' }),
  'bad-request': refuse(400, { message: 'temperature must be below 2' }),
  'context-openai': refuse(400, {
    message: "This model's maximum context length is 8192 tokens.",
    code: 'context_length_exceeded',
  }),
  'context-vllm': json(400, (echo) => ({
    object: 'error',
    message: "You passed 1015 input tokens. However, the model's context length is only 1024 tokens.",
    type: 'BadRequestError',
    code: 400,
    echo,
  })),
  'context-llama-cpp': refuse(500, {
    message: 'Context size has been exceeded.',
    type: 'server_error',
    code: 500,
  }),
  'context-llama-cpp-200': json(200, (echo) => ({
    error: {
      code: 400,
      message: 'request (4390 tokens) exceeds the available context size',
      type: 'exceed_context_size_error',
      echo,
    },
  })),
  'filter-azure': refuse(400, {
    code: 'content_filter',
    innererror: { code: 'ResponsibleAIPolicyViolation' },
  }),
  'filter-openrouter': refuse(403, { message: 'The request requires moderation and was flagged' }),
  'filter-without-text': stream(choice({}, 'content_filter'), done),
  'busy-seconds': refuse(429, { message: 'Rate limit reached' }, { 'retry-after': '20' }),
  'busy-date': refuse(
    429,
    { message: 'Rate limit reached' },
    { 'retry-after': 'Tue, 01 Dec 2099 00:00:00 GMT' },
  ),
  busy: refuse(429, { message: 'Rate limit reached' }),
  loading: refuse(503, { message: 'Loading model', type: 'unavailable_error' }),
  'server-error': refuse(500, { message: 'CUDA out of memory' }),
  'bad-gateway': ({ response }: Exchange) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502'),
  html: raw('<!doctype html><title>Вход</title>', 'text/html; charset=utf-8'),
  'other-type': raw('Привет!', 'text/plain'),
  'redirect-same-origin': ({ response }: Exchange) =>
    void response.writeHead(307, { location: '/plain/v1/chat/completions' }).end(),
  'redirect-elsewhere': ({ response, elsewhere }: Exchange) =>
    void response.writeHead(307, { location: `${elsewhere}/plain/v1/chat/completions` }).end(),
  'redirect-loop': ({ incoming, response }: Exchange) =>
    void response.writeHead(308, { location: incoming.url ?? '' }).end(),
  'big-error': ({ response }: Exchange) =>
    writeOn(response.writeHead(500, jsonType), Buffer.alloc(65_536, 'x'), 32_768),
  silence: () => undefined,
  'silent-headers': open(),
  'refuses-pictures': unless(
    'image_url',
    refuse(400, { message: 'this model does not support image input' }),
    plain,
  ),
  'refuses-pictures-llama-cpp': unless(
    'image_url',
    refuse(500, { message: 'image input is not supported - hint: you may need to provide the mmproj' }),
    plain,
  ),

  // Failures in the answer.
  'silence-in-the-middle': open(hi),
  'comments-only'({ response }: Exchange) {
    response.writeHead(200, streamType);
    const timer = setInterval(() => void response.write(': ping\n\n'), 5);
    response.on('close', () => clearInterval(timer));
  },
  'early-end': stream(hi),
  'half-event': raw(`${event(hi)}data: {"choices":[{"delta":{"cont`),
  reset: ({ response }: Exchange) =>
    void response.writeHead(200, streamType).write(event(hi), () => response.destroy()),
  'no-json': stream(hi, '{oops'),
  'error-in-stream': (exchange: Exchange) =>
    stream(hi, { error: { message: 'Internal error', echo: exchange.echo, code: 500 } })(exchange),
  'error-field': raw(`${event(hi)}error: {"message":"slot","code":500}\n\n`),
  'busy-in-stream': stream(hi, { error: { code: 'rate_limit_exceeded' } }),
  'busy-in-stream-litellm': stream(hi, { error: { message: 'litellm.RateLimitError', code: '429' } }),
  'error-end': stream(hi, choice({}, 'error')),
  empty: stream(choice({ role: 'assistant', content: '' }), stop, done),
  'empty-json': json(200, () => ({})),
  'gzip-bomb'({ response }: Exchange) {
    response.writeHead(200, { ...streamType, 'content-encoding': 'gzip' });
    const gzip = createGzip();
    gzip.pipe(response);
    response.on('close', () => gzip.destroy());
    gzip.write('data: ');
    writeOn(gzip, Buffer.alloc(1024 * 1024, 'x'), 100_000);
  },
} satisfies Record<string, Habit>;

export type Habit = (exchange: Exchange) => void;
export type HabitName = keyof typeof habits;
