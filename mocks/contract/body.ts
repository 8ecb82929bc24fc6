/** Reads the bytes of a body up to the limit of its operation. */
import { Failure } from './failures.ts';

/** The chunks of a body. Throws `too-large` before the first byte beyond the limit is kept, `bad-request` when it breaks off. */
export async function* chunksOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Failure('too-large');
  let size = 0;
  // The server discards what is left of a refused body; cancelling it would lose the response.
  const chunks = request.body?.values({ preventCancel: true }) ?? [];
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > limit) throw new Failure('too-large');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('bad-request');
  }
}

/** The whole body. Throws like `chunksOf`. */
export async function bytesOf(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
