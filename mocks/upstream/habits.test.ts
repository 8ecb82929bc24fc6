/**
 * What the stand-in makes of the habits of real servers. The table is the document: for each habit of
 * `mocks/testing/upstream-habits.ts` what the person reads, what is kept, and what the log says.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FailureName } from '#mocks/contract/failures.ts';
import {
  type EndReason,
  ModelFailure,
  type ModelPiece,
  type ModelRequest,
} from '#mocks/domain/model/model.ts';
import { startUpstream, type TestUpstream } from '#mocks/testing/upstream.ts';
import { type HabitName, habits } from '#mocks/testing/upstream-habits.ts';
import { openAiModel, type Upstream } from './openai.ts';

const key = 'sk-secret-5Jq';
const question = 'Тайный вопрос';

interface Outcome {
  /** Servers that are known for the habit. */
  of: string;
  /** The text of the answer, which is read and kept. @default 'Привет!' */
  reads?: string;
  /** The reasoning, which is read and kept. @default none */
  reasoning?: string;
  /**
   * Why the answer ended, or the failure: the person reads its text of responses.yaml under the answer so far.
   *
   * @default complete
   */
  end?: EndReason | FailureName;
  /** The reason in the log; without one nothing is logged. */
  log?: string;
  /** Prompt and completion tokens. @default none */
  usage?: readonly [number, number];
  /** Seconds until the next try, as the failure tells. */
  retryAfter?: unknown;
  limits?: Upstream['limits'];
}

const busy = { of: 'all', reads: '', end: 'model-busy', log: 'HTTP 429' } as const;
const broken = { of: 'all', end: 'upstream-failed' } as const;

const outcomes: Record<HabitName, Outcome> = {
  plain: { of: 'OpenAI' },
  usage: { of: 'OpenAI, vLLM', usage: [5, 7] },
  'usage-in-each-chunk': { of: 'vLLM with continuous_usage_stats', usage: [0, 2] },
  'role-only': { of: 'OpenAI, Azure, llama.cpp' },
  'several-choices': { of: 'proxies that set `n`: only index 0 is the answer' },
  'content-parts': { of: 'Mistral' },
  'azure-filter-results': { of: 'Azure: the first chunk has no choice, others have no delta' },
  'reasoning-content': { of: 'DeepSeek, llama.cpp, vLLM before 0.9', reasoning: 'Думаю' },
  reasoning: { of: 'Ollama, vLLM, OpenRouter', reasoning: 'Думаю' },
  thinking: { of: 'proxies of Ollama’s own protocol', reasoning: 'Думаю' },
  'reasoning-twice': { of: 'LiteLLM, OpenRouter', reasoning: 'Думаю' },
  'reasoning-parts': { of: 'Mistral', reasoning: 'Думаю' },
  'think-tags': { of: 'Ollama, llama.cpp without a reasoning parser', reasoning: 'Думаю' },
  'json-answer': { of: 'proxies that do not stream', usage: [5, 7] },
  length: { of: 'all', end: 'length' },
  'tool-call': { of: 'LiteLLM, vLLM with tools of their own', reads: '', end: 'tool' },
  refusal: { of: 'OpenAI: the refusal is the answer', reads: 'Не могу помочь' },
  'filter-after-text': { of: 'Azure', end: 'filter' },
  'big-delta': {
    of: 'proxies that collect the answer',
    reads: `${'Ёлка 🎄 '.repeat(700_000)}конец`.slice(0, 900_000),
    end: 'length',
  },
  'cut-pair': { of: 'servers that stream by tokens', reads: 'Ёлка 🎄' },
  endless: {
    of: 'models that repeat themselves: an answer has 900,000 characters',
    reads: 'да '.repeat(300_000),
    end: 'length',
  },
  'no-stream-options': { of: 'old vLLM, Azure of 2023: asked again without the option' },
  'no-stream-options-422': { of: 'Mistral: asked again without the option' },

  'no-done': { of: 'several' },
  'done-only': { of: 'several: without finish_reason' },
  'no-blank-line': { of: 'proxies that trim' },
  'left-open-after-done': { of: 'proxies with keep-alive' },
  'left-open-after-stop': { of: 'proxies with keep-alive', limits: { afterEnd: 10 } },
  'pings-after-stop': { of: 'proxies with keep-alive', limits: { afterEnd: 20 } },
  'reset-after-stop': { of: 'proxies' },
  'empty-data': { of: 'several' },
  comments: { of: 'OpenRouter, LiteLLM' },
  crlf: { of: 'servers on ASP.NET, sse-starlette' },
  capitals: { of: 'proxies' },
  heartbeats: { of: 'OpenRouter, LiteLLM: comments are a sign of life', limits: { between: 300 } },

  'wrong-key': { of: 'all', reads: '', end: 'model-unavailable', log: 'HTTP 401' },
  forbidden: { of: 'all', reads: '', end: 'model-unavailable', log: 'HTTP 403' },
  'no-money': { of: 'DeepSeek, OpenRouter', reads: '', end: 'model-unavailable', log: 'HTTP 402' },
  'no-quota': {
    of: 'OpenAI: a later try does not help',
    reads: '',
    end: 'model-unavailable',
    log: 'HTTP 429',
  },
  'no-model': { of: 'Ollama, vLLM', reads: '', end: 'model-unavailable', log: 'HTTP 404' },
  'bad-request': { of: 'all', reads: '', end: 'upstream-failed', log: 'HTTP 400' },
  'context-openai': { of: 'OpenAI, Azure, LiteLLM', reads: '', end: 'context-too-long', log: 'HTTP 400' },
  'context-vllm': {
    of: 'vLLM: the error has no envelope',
    reads: '',
    end: 'context-too-long',
    log: 'HTTP 400',
  },
  'context-llama-cpp': { of: 'llama.cpp', reads: '', end: 'context-too-long', log: 'HTTP 500' },
  'context-llama-cpp-200': {
    of: 'llama.cpp',
    reads: '',
    end: 'context-too-long',
    log: 'an error in the answer',
  },
  'filter-azure': { of: 'Azure', reads: '', end: 'content-refused', log: 'HTTP 400' },
  'filter-openrouter': { of: 'OpenRouter', reads: '', end: 'content-refused', log: 'HTTP 403' },
  'filter-without-text': {
    of: 'Azure',
    reads: '',
    end: 'content-refused',
    log: 'the end by the content filter',
  },
  'busy-seconds': { ...busy, retryAfter: 20 },
  'busy-date': { ...busy, retryAfter: 86_400 },
  busy,
  loading: { ...busy, of: 'llama.cpp, Ollama', log: 'HTTP 503' },
  'server-error': { of: 'all', reads: '', end: 'upstream-failed', log: 'HTTP 500' },
  'bad-gateway': { of: 'nginx', reads: '', end: 'upstream-failed', log: 'HTTP 502' },
  html: { of: 'a login page in front, a wrong address', reads: '', end: 'model-unavailable', log: 'HTML' },
  'other-type': { of: 'a wrong address', reads: '', end: 'model-unavailable', log: 'another content type' },
  'redirect-same-origin': { of: 'proxies: followed' },
  'redirect-elsewhere': {
    of: 'a login page: not followed',
    reads: '',
    end: 'model-unavailable',
    log: 'a redirect to another origin',
  },
  'redirect-loop': { of: 'proxies', reads: '', end: 'model-unavailable', log: 'too many redirects' },
  'big-error': {
    of: 'a hostile server: 2 GB, of which 4 KB are read',
    reads: '',
    end: 'upstream-failed',
    log: 'HTTP 500',
  },
  silence: {
    of: 'all',
    reads: '',
    end: 'upstream-timeout',
    log: 'no answer for 30 ms',
    limits: { first: 30 },
  },
  'silent-headers': {
    of: 'all',
    reads: '',
    end: 'upstream-timeout',
    log: 'silence for 30 ms',
    limits: { between: 30 },
  },
  'refuses-pictures': { of: 'Ollama: without pictures it answers' },
  'refuses-pictures-llama-cpp': { of: 'llama.cpp: without pictures it answers' },

  'silence-in-the-middle': {
    ...broken,
    end: 'upstream-timeout',
    log: 'silence for 30 ms',
    limits: { between: 30 },
  },
  'comments-only': {
    ...broken,
    end: 'upstream-timeout',
    reads: '',
    log: 'no event for 50 ms',
    limits: { events: 50 },
  },
  'early-end': { ...broken, log: 'the stream broke off' },
  'half-event': { ...broken, log: 'an event that is no JSON' },
  reset: { ...broken, log: 'a broken connection, UND_ERR_SOCKET' },
  'no-json': { ...broken, log: 'an event that is no JSON' },
  'error-in-stream': { ...broken, log: 'an error in the answer' },
  'error-field': { ...broken, of: 'llama.cpp', log: 'an error in the answer' },
  'busy-in-stream': { of: 'OpenAI', end: 'model-busy', log: 'an error in the answer' },
  'busy-in-stream-litellm': { of: 'LiteLLM', end: 'model-busy', log: 'an error in the answer' },
  'error-end': { ...broken, of: 'vLLM', log: 'the end by an error' },
  empty: { ...broken, reads: '', log: 'an empty answer' },
  'empty-json': { ...broken, reads: '', log: 'an empty answer' },
  'gzip-bomb': {
    of: 'a hostile server',
    reads: '',
    end: 'upstream-failed',
    log: 'an event over the limit of characters',
  },
};

let server: TestUpstream;
beforeAll(async () => {
  server = await startUpstream();
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

async function answerTo(
  habit: HabitName,
  upstream: Partial<Upstream> = {},
  turns: ModelRequest['turns'] = [{ role: 'user', content: question }],
) {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const model = openAiModel({ url: server.url(habit), key, ...upstream });
  const pieces: ModelPiece[] = [];
  let failure: ModelFailure | undefined;
  try {
    for await (const piece of model.answer({ serviceType: 'chatGpt', turns }, new AbortController().signal))
      pieces.push(piece);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    failure = error;
  }
  const textOf = (type: ModelPiece['type']) =>
    pieces.map((piece) => (piece.type === type && 'text' in piece ? piece.text : '')).join('');
  return { pieces, failure, text: textOf('delta'), reasoning: textOf('reasoning'), log: log.mock.calls };
}

describe('[CON-06] habits of upstreams', () => {
  test.each(Object.keys(habits) as HabitName[])('%s', async (habit) => {
    const {
      reads = 'Привет!',
      reasoning = '',
      end = 'complete',
      log,
      usage,
      retryAfter,
      limits,
    } = outcomes[habit];
    const answer = await answerTo(habit, limits && { limits });
    expect(answer.text === reads || answer.text.slice(0, 200)).toBe(true);
    expect(answer.reasoning).toBe(reasoning);
    const last = answer.pieces.at(-1);
    expect(answer.failure?.failure ?? (last?.type === 'end' && last.reason)).toBe(end);
    expect(answer.failure?.details.retryAfter).toBe(retryAfter);
    expect(answer.log).toEqual(log ? [[`The model failed: ${end}, ${log}`]] : []);
    const told = answer.pieces.find((piece) => piece.type === 'usage');
    expect(told && [told.promptTokens, told.completionTokens]).toEqual(usage);
    // The contract's limit of an event.
    for (const piece of answer.pieces) {
      if (!('text' in piece)) continue;
      expect(piece.text.length).toBeLessThanOrEqual(100_000);
      expect(piece.text.isWellFormed()).toBe(true);
    }
  });
});

describe('[CON-06] what upstreams get', () => {
  const since = () => {
    const before = server.requests.length;
    return () => server.requests.slice(before).map(({ body, headers }) => ({ ...JSON.parse(body), headers }));
  };

  test('the request, the model, the key; the usage is not asked for again after a refusal', async () => {
    const asked = since();
    const model = openAiModel({ url: server.url('no-stream-options'), key, model: 'own-model' });
    for (const content of [question, 'Ещё']) {
      const answer = model.answer(
        { serviceType: 'chatGpt', turns: [{ role: 'user', content }], model: 'gpt-5.2' },
        AbortSignal.timeout(5000),
      );
      let last: ModelPiece | undefined;
      for await (const piece of answer) last = piece;
      expect(last).toEqual({ type: 'end', reason: 'complete' });
    }
    expect(asked()).toMatchObject([
      {
        model: 'own-model',
        messages: [{ content: question }],
        stream: true,
        stream_options: { include_usage: true },
      },
      { messages: [{ content: question }], headers: { authorization: `Bearer ${key}` } },
      { messages: [{ content: 'Ещё' }] },
    ]);
    expect(asked().map((body) => 'stream_options' in body)).toEqual([true, false, false]);
  });

  test('another origin gets nothing, and an endless error is not read to its end', async () => {
    await answerTo('redirect-elsewhere');
    expect(server.elsewhere()).toBe(0);
    const before = server.sent();
    await answerTo('big-error');
    await vi.waitFor(() => expect(server.sent()).toBeGreaterThan(before));
    expect(server.sent() - before).toBeLessThan(64 * 1024 * 1024);
  });

  const picture = {
    idFile: 'схема',
    name: 'схема.png',
    size: 9,
    read: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0),
    load: async () => undefined,
  };

  test('a refused picture is told; the next request of the chat goes without it', async () => {
    const asks = { role: 'user', content: question, files: [picture] } as const;
    for (const habit of ['refuses-pictures', 'refuses-pictures-llama-cpp'] as const) {
      expect((await answerTo(habit, {}, [asks])).failure?.failure).toBe('pictures-refused');
      expect((await answerTo(habit, {}, [asks, { role: 'user', content: 'Ещё' }])).text).toBe('Привет!');
    }
  });

  test('UPSTREAM_INPUT=text: the picture is not sent, and the answer begins with saying so', async () => {
    const asked = since();
    const turns = [{ role: 'user', content: question, files: [picture] }] as const;
    const { text } = await answerTo('plain', { takesPictures: false }, turns);
    expect(text).toBe('> Файл «схема.png» модель не прочитала: картинки она не\u00a0принимает.\n\nПривет!');
    expect(asked()[0].messages).toEqual([
      { role: 'user', content: `${question}\n\n[Файл «схема.png», 9 байт: содержимое не передано]` },
    ]);
  });
});
