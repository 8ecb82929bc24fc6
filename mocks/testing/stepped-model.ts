import type { Model, ModelPiece } from '#mocks/domain/model/model.ts';

/** A model that a test controls step by step. */
export class SteppedModel implements Model {
  readonly name = 'stepped';
  readonly requests: Parameters<Model['answer']>[0][] = [];
  aborted = false;
  readonly #said: (ModelPiece | Error | 'end')[] = [];
  #wake = () => {};

  /** A text, a piece, an error to fail with, or the end. */
  say(...pieces: (string | ModelPiece | Error)[]): void {
    this.#said.push(
      ...pieces.map((piece) => (typeof piece === 'string' ? { type: 'delta' as const, text: piece } : piece)),
    );
    this.#wake();
  }

  end(): void {
    this.#said.push('end');
    this.#wake();
  }

  async *answer(request: Parameters<Model['answer']>[0], signal: AbortSignal): AsyncGenerator<ModelPiece> {
    this.requests.push(request);
    signal.addEventListener('abort', () => {
      this.aborted = true;
      this.#wake();
    });
    while (!signal.aborted) {
      const piece = this.#said.shift();
      if (piece === 'end') return;
      if (piece instanceof Error) throw piece;
      if (piece) yield piece;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
