/** Sends a file, or the part of it that `Range` asks for (RFC 9110, 14). */
import { fileTypeOf } from './content-type.ts';
import { disposition } from './disposition.ts';

/** Size of the pieces in which a file is sent, bytes. */
const PIECE = 256 * 1024;

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Changes whenever the bytes change. */
  readonly version: string;
}

/** The first byte and the one after the last. */
type Span = readonly [start: number, end: number];

/** The asked part of a file; undefined for the whole file, null when the file has no such part. */
function spanOf(request: Request, etag: string, size: number): Span | null | undefined {
  const range = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(
    request.headers.get('range')?.trim() ?? '',
  );
  const condition = request.headers.get('if-range');
  if (!range || (condition !== null && condition !== etag)) return undefined;
  const [, first, last, suffix] = range;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? null : [size - length, size];
  }
  const start = Number(first);
  const end = last ? Number(last) + 1 : size;
  // A range that ends before it begins cannot be read.
  if (end <= start && last) return undefined;
  return start < size ? [start, Math.min(end, size)] : null;
}

/** A stream of pieces: the bytes are not copied as a whole. */
function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + PIECE));
      at += PIECE;
      if (at >= bytes.length) controller.close();
    },
  });
}

/**
 * The answer with a file: 200, or 206 with the part that was asked for.
 *
 * @param refuse the answer 416
 */
export function fileResponse(
  request: Request,
  { name, bytes, version }: SentFile,
  refuse: () => Response,
): Response {
  const etag = `"${version}"`;
  const size = bytes.byteLength;
  const span = spanOf(request, etag, size);
  if (span === null) {
    const refused = refuse();
    refused.headers.set('content-range', `bytes */${size}`);
    return refused;
  }
  const [start, end] = span ?? [0, size];
  const headers = {
    'accept-ranges': 'bytes',
    'content-disposition': disposition(name),
    'content-length': String(end - start),
    'content-type': fileTypeOf(name, bytes),
    etag,
    ...(span && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
  };
  const body = request.method === 'HEAD' ? null : streamOf(bytes.subarray(start, end));
  return new Response(body, { status: span ? 206 : 200, headers });
}
