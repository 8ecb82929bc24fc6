/** Time and tokens of a call. */
import type { ModelPiece, ModelRequest } from '#mocks/domain/model/model.ts';

/** Characters of a token of Russian text, where the provider does not send the number of tokens. */
const CHARACTERS = 3;

const estimated = (characters: number): number => Math.ceil(characters / CHARACTERS);

export class Tally {
  /** Whether a part of the answer has come. Reports of progress are none: some are sent before the provider is asked. */
  hasBegun = false;
  readonly #begin = performance.now();
  readonly #asked: number;
  #said = 0;
  #usage: { readonly promptTokens: number; readonly completionTokens: number } | undefined;

  constructor({ turns, settings, agent }: ModelRequest) {
    const instructions = (settings?.instruction ?? '').length + (agent?.instruction ?? '').length;
    this.#asked = turns.reduce((sum, { content }) => sum + content.length, instructions);
  }

  take(piece: ModelPiece): void {
    this.hasBegun ||= piece.type !== 'progress';
    if (piece.type === 'delta' || piece.type === 'reasoning') this.#said += piece.text.length;
    if (piece.type === 'usage') this.#usage = piece;
  }

  /** Duration and tokens until now. An answer that never began has no tokens, unless the provider has sent them. */
  get result() {
    const usage = this.#usage;
    const isEstimated = usage === undefined && this.hasBegun;
    return {
      duration: Math.round(performance.now() - this.#begin),
      tokensIn: usage?.promptTokens ?? (isEstimated ? estimated(this.#asked) : 0),
      tokensOut: usage?.completionTokens ?? (isEstimated ? estimated(this.#said) : 0),
      isEstimated,
    };
  }
}
