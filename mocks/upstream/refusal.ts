/** What an error of an upstream means for the person. Its text is read, but neither shown nor logged. */
import type { FailureDetails, FailureName } from '#mocks/contract/failures.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';

/** An error of the upstream, as a response or in the stream. */
export interface Refusal {
  /** HTTP status; 0 if a stream does not name one. */
  readonly status: number;
  /** The start of the body, which is usually JSON. */
  readonly text: string;
  readonly retryAfter?: number | undefined;
}

// Texts of OpenAI, Azure, vLLM, llama.cpp, Ollama, LiteLLM, Mistral, DeepSeek, OpenRouter.
const filter = /content[ _-]?(?:filter|policy|management)|ResponsibleAI|moderation|data_inspection_failed/i;
const context =
  /context[ _-]?(?:length|size|window)|reduce the length|prompt is too long|too many (?:input )?tokens|max_tokens must be at least 1/i;
const picture = /image|multi-?modal|vision|mmproj|unmarshal array|content part/i;
const quota = /insufficient[ _](?:quota|balance)|billing/i;
const rate = /rate[ _-]?limit|too many requests|quota|overloaded|capacity/i;
const usage = /stream_options|include_usage/i;

/** Whether the upstream refuses the option that asks for the usage; it may then be asked without. */
export function refusesUsage({ status, text }: Refusal): boolean {
  return (status === 400 || status === 422) && usage.test(text);
}

/** Whether the upstream refuses functions; it may then be asked without. */
export function refusesTools({ status, text }: Refusal): boolean {
  return (status === 400 || status === 422) && /\btools?\b|function[ _-]?call/i.test(text);
}

function nameOf({ status, text }: Refusal, hasPictures: boolean): FailureName {
  if (status === 429 || (status === 0 && rate.test(text)))
    return quota.test(text) && !/rate[ _-]?limit/i.test(text) ? 'model-unavailable' : 'model-busy';
  if (status === 503 || status === 529) return 'model-busy';
  if (filter.test(text)) return 'content-refused';
  if (context.test(text) || status === 413) return 'context-too-long';
  if (hasPictures && picture.test(text)) return 'pictures-refused';
  // Redirects, keys, payments, unknown models and addresses.
  if (status >= 300 && status < 408 && status !== 400) return 'model-unavailable';
  return 'upstream-failed';
}

/**
 * The failure of an answer that the upstream refused.
 *
 * @param hasPictures whether the request has pictures, which the upstream may refuse
 * @param reason a short reason for the log
 */
export function failureOf(
  refusal: Refusal,
  hasPictures: boolean,
  reason = `HTTP ${refusal.status}`,
): ModelFailure {
  const { retryAfter } = refusal;
  const name = nameOf(refusal, hasPictures);
  const details: FailureDetails =
    name === 'model-busy' && retryAfter
      ? { message: 'Модель перегружена', retryAfter: Math.min(retryAfter, 86_400) }
      : {};
  return new ModelFailure(name, details, reason);
}

/** Status that an error in a stream names in its `code` or `status`; 0 if it names none. */
export function statusIn(error: unknown): number {
  if (error === null || typeof error !== 'object') return 0;
  const named = [Reflect.get(error, 'code'), Reflect.get(error, 'status')].map(Number);
  return named.find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? 0;
}
