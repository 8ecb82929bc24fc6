/**
 * An answer of an agent: the model speaks and asks for calls, the calls are executed, and the model goes on with what came
 * of them (lab.md §6). A call that changes data waits for consent first.
 */

import { keepable } from '#mocks/contract/texts.ts';
import { changesData } from '#mocks/domain/functions/function.ts';
import { runFunction } from '#mocks/domain/functions/run.ts';
import type { Decisions } from '#mocks/domain/lab/decisions.ts';
import type {
  EndReason,
  Model,
  ModelCall,
  ModelPiece,
  ModelRequest,
  ModelRound,
} from '#mocks/domain/model/model.ts';
import type { AgentCall, StoredFunction } from '#mocks/store/database.ts';
import { type AnsweringAgent, toModelAgent } from './answering-agent.ts';
import type { CallPiece, Piece } from './pieces.ts';

/** The most calls of an answer, and the longest time that they may take together, ms. */
const MAX_CALLS = 8;
const MAX_TIME = 60_000;
/** How long a call waits for consent, ms. */
const CONSENT = 10 * 60_000;
/** The most calls that a message lists; further ones are left out. */
const LISTED = 20;

export interface Answering {
  readonly model: Model;
  readonly request: ModelRequest;
  readonly agent: AnsweringAgent;
  readonly decisions: Decisions;
  readonly now: () => Date;
  /** What was said and called before a restart. */
  readonly before?: { readonly content: string; readonly calls: readonly AgentCall[] };
}

type AnswerPiece = Piece | { readonly type: 'end'; readonly reason: EndReason };

type Usage = Extract<ModelPiece, { type: 'usage' }>;

const isOpen = ({ status }: AgentCall): boolean => status === 'running' || status === 'awaiting';

/** What a model is told of a call that did not happen. */
const unhappened: Readonly<Partial<Record<AgentCall['status'], string>>> = {
  declined: 'Человек отклонил вызов',
  expired: 'Человек не\u00a0ответил за\u00a0десять минут',
};

class AgentAnswer {
  readonly #answering: Answering;
  readonly #signal: AbortSignal;
  #content: string;
  #calls: AgentCall[];
  /** Tokens of the finished rounds. */
  #spent = { promptTokens: 0, completionTokens: 0 };

  constructor(answering: Answering, signal: AbortSignal) {
    this.#answering = answering;
    this.#signal = signal;
    this.#content = answering.before?.content ?? '';
    this.#calls = [...(answering.before?.calls ?? [])];
  }

  /** Tokens of the finished rounds and of the current one. */
  #total({ promptTokens, completionTokens }: Usage): Usage {
    return {
      type: 'usage',
      promptTokens: this.#spent.promptTokens + promptTokens,
      completionTokens: this.#spent.completionTokens + completionTokens,
    };
  }

  #nameOf({ functionId }: AgentCall): string {
    const known = this.#answering.agent.functions.find(({ uuid }) => uuid === functionId);
    return known?.fields.name ?? 'unknown';
  }

  /** The rounds so far. Calls at the same place of the text were made in the same round. */
  #rounds(): ModelRound[] {
    const places = [...new Set(this.#calls.map(({ at }) => at))].sort((a, b) => a - b);
    return places.map((at, index) => ({
      text: this.#content.slice(places[index - 1] ?? 0, at),
      calls: this.#calls
        .filter((call) => call.at === at)
        .map(
          (call): ModelCall => ({
            callId: call.callId,
            name: this.#nameOf(call),
            title: call.title,
            arguments: call.arguments,
            result: call.result ?? unhappened[call.status] ?? '',
            isDone: call.status === 'done',
          }),
        ),
    }));
  }

  #set(piece: Extract<CallPiece, { type: 'callResult' }>): CallPiece {
    const { callId, ...rest } = piece;
    this.#calls = this.#calls.map((call) =>
      call.callId === callId
        ? { ...call, status: rest.status, result: rest.result, ...('durationMs' in rest && rest) }
        : call,
    );
    return piece;
  }

  #failed({ callId }: AgentCall, result: string): CallPiece {
    return this.#set({ type: 'callResult', callId, status: 'failed', result });
  }

  async #execute(call: AgentCall, one: StoredFunction): Promise<CallPiece> {
    const { agent, now, request } = this.#answering;
    const files = [...agent.files, ...(request.turns.at(-1)?.files ?? [])];
    const spent = this.#calls.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
    if (spent >= MAX_TIME) return this.#failed(call, 'Время на\u00a0вызовы вышло');
    const { status, result, durationMs } = await runFunction(one, call.arguments, { files, now: now() });
    const { callId } = call;
    return this.#set({
      type: 'callResult',
      callId,
      result,
      durationMs,
      status: status === 'ok' ? 'done' : 'failed',
    });
  }

  /** Waits for the decision about a call, and executes it if the person agrees. */
  async *#decided(call: AgentCall, one: StoredFunction): AsyncGenerator<CallPiece> {
    const { callId, expires = '' } = call;
    const decision = await this.#answering.decisions.wait(callId, Date.parse(expires), this.#signal);
    if (this.#signal.aborted) return;
    if (decision !== 'allow') {
      yield this.#set({ type: 'callResult', callId, status: decision, result: null });
      return;
    }
    yield this.#set({ type: 'callResult', callId, status: 'running', result: null });
    yield this.#execute(call, one);
  }

  /** Makes a call that the model asks for. A refusal is shown to the person and told to the model. */
  async *#perform(asked: Extract<ModelPiece, { type: 'ask' }>): AsyncGenerator<CallPiece> {
    const { agent, now } = this.#answering;
    const one = agent.functions.find(({ fields }) => fields.name === asked.name);
    if (this.#calls.length >= LISTED) return;
    const changes = one !== undefined && changesData(one);
    const waits = changes && !agent.isAllowed(one) && this.#calls.length < MAX_CALLS;
    const call: AgentCall = {
      callId: crypto.randomUUID(),
      functionId: one?.uuid ?? crypto.randomUUID(),
      title: one?.fields.title ?? keepable(asked.name.slice(0, 60)),
      arguments: keepable(asked.arguments.slice(0, 20_000)),
      changes,
      status: waits ? 'awaiting' : 'running',
      result: null,
      at: this.#content.length,
      ...(waits && { expires: new Date(now().getTime() + CONSENT).toISOString() }),
    };
    const isTooMany = this.#calls.length >= MAX_CALLS;
    this.#calls.push(call);
    yield { type: 'call', call, ...(waits && one && { consent: agent.consentTo(one) }) };
    if (!one) yield this.#failed(call, 'У\u00a0агента нет такой функции');
    else if (isTooMany)
      yield this.#failed(call, 'В\u00a0одном ответе может быть не\u00a0больше восьми вызовов');
    else if (waits) yield* this.#decided(call, one);
    else yield this.#execute(call, one);
  }

  /** Goes on with the calls that were open when the gateway was restarted. */
  async *#resumed(): AsyncGenerator<CallPiece> {
    for (const call of this.#calls.filter(isOpen)) {
      const one = this.#answering.agent.functions.find(({ uuid }) => uuid === call.functionId);
      // A call that had begun is not repeated: nobody knows how far it came.
      if (call.status === 'running' || !one) yield this.#failed(call, 'Вызов прерван');
      else yield* this.#decided(call, one);
    }
  }

  async *pieces(): AsyncGenerator<AnswerPiece> {
    const { model, request, agent } = this.#answering;
    const told = toModelAgent(agent);
    yield* this.#resumed();
    // The model is asked again while it asks for calls; after the last call that is allowed it gets no functions.
    for (let round = 0; round <= MAX_CALLS && !this.#signal.aborted; round++) {
      const functions = this.#calls.length < MAX_CALLS ? told.functions : [];
      const asks: Extract<ModelPiece, { type: 'ask' }>[] = [];
      let usage: Usage | undefined;
      const said = { ...request, agent: { ...told, functions, rounds: this.#rounds() } };
      for await (const piece of model.answer(said, this.#signal)) {
        if (piece.type === 'ask') {
          asks.push(piece);
          continue;
        }
        if (piece.type === 'end' && asks.length > 0) continue;
        if (piece.type === 'delta') this.#content += piece.text;
        if (piece.type === 'usage') usage = piece;
        yield piece.type === 'usage' ? this.#total(piece) : piece;
      }
      if (usage) this.#spent = this.#total(usage);
      if (asks.length === 0) return;
      for (const asked of asks) {
        if (this.#signal.aborted) return;
        yield* this.#perform(asked);
      }
    }
  }
}

/** The pieces of an answer of an agent. Ends early if the signal is aborted. Throws `ModelFailure`. */
export const answering = (options: Answering, signal: AbortSignal): AsyncIterable<AnswerPiece> =>
  new AgentAnswer(options, signal).pieces();
