/** Sends a file, or the part of it that `Range` asks for (RFC 9110, 14). */
import type { BlobReader } from '#mocks/store/store.ts';
import { fileTypeOf } from './content-type.ts';
import { disposition } from './disposition.ts';

/** Size of the pieces in which a file is sent, bytes. */
const PIECE = 256 * 1024;

export interface SentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its first bytes. */
  readonly start: Uint8Array;
  open(): BlobReader;
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

const deleted = (): Error => new Error('The file was deleted');

/** The bytes of a file. Throws when it is deleted meanwhile. */
export async function wholeOf({ open, size }: SentFile): Promise<Uint8Array> {
  const reader = open();
  try {
    const bytes = await reader.read(size, 0);
    if (bytes?.byteLength !== size) throw deleted();
    return bytes;
  } finally {
    await reader.close();
  }
}

/** A stream of pieces, each read when it is asked for: a caller who does not read holds one of them in memory. */
function streamOf({ open }: SentFile, [start, end]: Span): ReadableStream<Uint8Array> {
  const reader = open();
  let at = start;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const piece = at < end ? await reader.read(Math.min(PIECE, end - at), at) : undefined;
          at += piece?.byteLength ?? 0;
          if (piece?.byteLength) return controller.enqueue(piece);
          if (at < end) throw deleted();
        } catch (error) {
          await reader.close();
          throw error;
        }
        await reader.close();
        controller.close();
      },
      cancel: () => reader.close(),
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
  const type = fileTypeOf(name, file.start);
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
