/** Sends a file, or the part of it that `Range` asks for (RFC 9110, 14). */
import { fileTypeOf } from './content-type.ts';
import { disposition } from './disposition.ts';

/** Size of the pieces in which a file is sent, bytes. */
const PIECE = 256 * 1024;

/** Bytes that tell the type of a file. */
const HEAD = 64;

export interface SentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Reads `length` bytes from `start` on; undefined when the file was deleted. */
  read(length: number, start: number): Uint8Array | undefined;
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

/** A stream of pieces, each read when it is asked for: a caller who does not read holds one of them in memory. */
function streamOf({ read }: SentFile, [start, end]: Span): ReadableStream<Uint8Array> {
  let at = start;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= end) return controller.close();
        const piece = read(Math.min(PIECE, end - at), at);
        if (!piece?.byteLength) return controller.error(new Error('The file was deleted'));
        at += piece.byteLength;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * The answer with a file: 200, or 206 with the part that was asked for.
 *
 * @param refuse the answer 416
 * @param isInline whether a picture, sound or video is shown on a page; other types are always saved
 */
export function fileResponse(
  request: Request,
  file: SentFile,
  refuse: () => Response,
  isInline = false,
): Response {
  const { name, size } = file;
  const etag = `"${file.version}"`;
  const span = spanOf(request, etag, size);
  if (span === null) {
    const refused = refuse();
    refused.headers.set('content-range', `bytes */${size}`);
    return refused;
  }
  const sent: Span = span ?? [0, size];
  const [start, end] = sent;
  const type = fileTypeOf(name, file.read(HEAD, 0) ?? new Uint8Array());
  const isShown = isInline && /^(?:image|audio|video)\//.test(type);
  const headers = {
    'accept-ranges': 'bytes',
    'content-disposition': disposition(name, isShown ? 'inline' : 'attachment'),
    'content-length': String(end - start),
    'content-type': type,
    etag,
    ...(span && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
  };
  const body = request.method === 'HEAD' ? null : streamOf(file, sent);
  return new Response(body, { status: span ? 206 : 200, headers });
}
