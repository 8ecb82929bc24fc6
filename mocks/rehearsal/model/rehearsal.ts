/**
 * The rehearsal model: works offline and derives its answer from the request only (names.md). Words in the request add
 * parts to the answer. `медленно` shows the stages of the work; `оборви` drops the connections halfway while the answer
 * continues, so that a client can resume; `ошибка` fails halfway, and the name of an error fails with that error.
 */

import {
  type Model,
  type ModelAgent,
  ModelFailure,
  type ModelPiece,
  type ModelRequest,
} from '#mocks/domain/model/model.ts';
import { requestText } from '#mocks/rehearsal/makers/chat.ts';
import { makerOf } from '#mocks/rehearsal/makers/index.ts';
import type { Made, MakeRequest, Maker } from '#mocks/rehearsal/makers/maker.ts';
import { fold } from '#mocks/rehearsal/makers/rehearsal-texts.ts';
import { agentRound, needsService } from './rehearsal-agent.ts';

/** Delay between two pieces, ms. */
const PACE = 12;
const SLOW_PACE = 100;
/** Delay between two steps of slow work, and number of steps. */
const SLOW_STEP = 400;
const SLOW_STEPS = 20;
/** How many jobs of others are before slow work. */
const QUEUE = 3;

/** Errors that a request can ask for by their names (docs/stand-in.md). */
const failures = [
  'content-refused',
  'context-too-long',
  'file-protected',
  'file-unreadable',
  'limit-exceeded',
  'link-unreachable',
  'model-busy',
  'model-unavailable',
  'no-speech',
  'table-unreadable',
  'upstream-failed',
  'upstream-timeout',
] as const;

/** Services that go on with the files of an earlier request. */
const keepsFiles = new Set(['searchByFile', 'searchByTable']);

interface Work {
  readonly request: MakeRequest;
  /** The request in small letters, in which the words are looked for. */
  readonly words: string;
  readonly pace: number;
  readonly signal: AbortSignal;
}

/** Splits a text into words with the space after each, so that the joined pieces are the text again. */
function pieces(text: string): string[] {
  // The pattern would need quadratic time for trailing spaces.
  const body = text.trimEnd();
  const list: string[] = body.match(/\s*\S+\s?/gu) ?? [];
  if (body.length < text.length) list.push(text.slice(body.length));
  return list;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}

/** Halfway through: fails or drops the connections if the request says so. */
function* halfway(words: string): Generator<ModelPiece> {
  if (words.includes('ошибка')) throw new ModelFailure('upstream-failed');
  if (words.includes('оборви')) yield { type: 'drop' };
}

function failAsAsked(words: string): void {
  const asked = failures.find((name) => words.includes(name));
  if (asked) throw new ModelFailure(asked);
}

async function* queue({ signal }: Work): AsyncGenerator<ModelPiece> {
  for (let position = QUEUE; position > 0 && !signal.aborted; position--) {
    yield { type: 'progress', percent: null, stage: 'В\u00a0очереди', queuePosition: position };
    await delay(SLOW_STEP * 2, signal);
  }
}

/** The stages of the work. The request is made after the first one, so that a file is read before it is refused. */
async function* staged(maker: Maker, work: Work): AsyncGenerator<ModelPiece, Made> {
  const { words, pace, signal } = work;
  const isSlow = words.includes('медленно');
  const count = maker.stages.length;
  if (isSlow) yield* queue(work);
  const steps = isSlow ? SLOW_STEPS : count;
  const gap = isSlow ? SLOW_STEP : pace;
  let made: Made = {};
  for (let step = 0; step < steps && !signal.aborted; step++) {
    const stageIndex = Math.floor((step * count) / steps);
    yield {
      type: 'progress',
      percent: Math.round((step / steps) * 100),
      stage: maker.stages[stageIndex] ?? '',
      stageIndex,
      stageCount: count,
      ...(isSlow && { etaSeconds: Math.ceil(((steps - step) * gap) / 1000) }),
    };
    await delay(gap, signal);
    if (step === Math.floor(steps / count) - 1) {
      failAsAsked(words);
      made = await maker.make(work.request);
    }
    if (step === Math.floor(steps / 2)) yield* halfway(words);
  }
  return made;
}

/** Writes reasoning and text word by word, then the results. Returns the number of words. */
async function* written(
  { reasoning = '', text = '', results = [] }: Made,
  work: Work,
): AsyncGenerator<ModelPiece, number> {
  const { words, signal } = work;
  const gap = words.includes('медленно') ? SLOW_PACE : work.pace;
  for (const piece of pieces(reasoning)) {
    if (signal.aborted) return 0;
    yield { type: 'reasoning', text: piece };
    await delay(gap, signal);
  }
  const list = pieces(text);
  const half = Math.floor(list.length / 2);
  const isStaged = makerOf(work.request.serviceType).stages.length > 0;
  const limit = work.request.settings.maxTokens ?? list.length;
  for (const [index, piece] of list.entries()) {
    if (signal.aborted) return index;
    if (index === half && !isStaged) yield* halfway(words);
    if (index >= limit) {
      yield { type: 'end', reason: 'length' };
      return index;
    }
    yield { type: 'delta', text: piece };
    await delay(gap, signal);
  }
  for (const result of results) {
    if (signal.aborted) return list.length;
    yield { type: 'result', ...result };
    await delay(gap, signal);
  }
  return list.length;
}

/** The request for a maker: the last turn, with the files before it where the service goes on with them. */
function makeRequest({ serviceType, settings = {}, turns }: ModelRequest): MakeRequest {
  const { content = '', files = [] } = turns.at(-1) ?? {};
  const earlier =
    turns.findLast((turn) => turn.role === 'user' && (turn.files?.length ?? 0) > 0)?.files ?? [];
  const own = files.length > 0 || !keepsFiles.has(serviceType) ? files : earlier;
  return { serviceType, settings, text: content, files: own, turn: turns.length - 1 };
}

/** The answer of an agent: texts, and calls that it asks for. Returns the number of words. */
async function* asAgent(agent: ModelAgent, work: Work): AsyncGenerator<ModelPiece, number> {
  let words = 0;
  for (const piece of await agentRound(work.request, agent, new Date())) {
    if (work.signal.aborted) return words;
    if (typeof piece === 'string') words += yield* written({ text: piece }, work);
    else yield piece;
  }
  return words;
}

/** What the maker of the service answers. Returns the number of words. */
async function* asService(work: Work): AsyncGenerator<ModelPiece, number> {
  const maker = makerOf(work.request.serviceType);
  const isStaged = maker.stages.length > 0;
  if (!isStaged) failAsAsked(work.words);
  const result = isStaged ? yield* staged(maker, work) : await maker.make(work.request);
  return work.signal.aborted ? 0 : yield* written(result, work);
}

async function* answer(request: ModelRequest, signal: AbortSignal, pace: number): AsyncGenerator<ModelPiece> {
  const { agent } = request;
  const made = makeRequest(request);
  const work: Work = { request: made, words: fold(requestText(made)), pace, signal };
  const isAgents = agent && !needsService(made);
  if (isAgents) failAsAsked(work.words);
  const completionTokens = isAgents ? yield* asAgent(agent, work) : yield* asService(work);
  const promptTokens = request.turns.reduce((sum, turn) => sum + pieces(turn.content).length, 0);
  if (!signal.aborted) yield { type: 'usage', promptTokens, completionTokens };
}

/** @param pace delay between two pieces, ms */
export function rehearsalModel(pace = PACE): Model {
  return {
    name: 'rehearsal (offline)',
    rehearses: () => true,
    answer: (request, signal) => answer(request, signal, pace),
  };
}
