/** Reads `multipart/form-data` as a stream: its files go to disk, its other parts are short. */
import type { File } from 'node:buffer';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { chunksOf } from './body.ts';
import type { Operation } from './contract.ts';
import { Failure, type FailureName } from './failures.ts';
import { bodyLimit, partLimits } from './limits.ts';
import type { SpooledFiles } from './spool.ts';

/** Parts beyond those that the contract declares; unknown ones are ignored. */
const UNKNOWN_PARTS = 20;
const HEADER_PAIRS = 20;
const HEADER_SIZE = 8192;
/** Maximum length of the name of a part, characters. */
const NAME = 100;
/** Maximum size of a part that the contract does not declare, bytes. */
const UNKNOWN_SIZE = 4096;

/** A part in the order of arrival: the bytes of a text, or a file. */
export type Part = readonly [name: string, value: Uint8Array | File];

/** A browser writes quotes and line breaks of names in this way (HTML, "multipart/form-data encoding algorithm"). */
const unescaped = (name: string): string =>
  name.replace(/%0a/gi, '\n').replace(/%0d/gi, '\r').replaceAll('%22', '"');

type Body = NonNullable<Operation['body']>;

/**
 * The parts of a form. Throws `too-large` as soon as the body or one of its parts exceeds its limit, `bad-request` for
 * too many parts and for what is no form.
 */
export async function readParts(request: Request, body: Body, spooled: SpooledFiles): Promise<Part[]> {
  const limits = partLimits(body.schema);
  const counted = [...limits.values()].reduce((sum, { count }) => sum + count, UNKNOWN_PARTS);
  const parts: (Part | Promise<Part>)[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const fail = (name: FailureName) => reject(new Failure(name));
  const sizeOf = (name: string) => limits.get(name)?.size ?? UNKNOWN_SIZE;
  const textOf = async (name: string, content: Readable): Promise<Part> => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const most = limits.get(name)?.isFile ? UNKNOWN_SIZE : sizeOf(name);
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > most) throw new Failure(limits.has(name) ? 'too-large' : 'bad-request');
      chunks.push(chunk);
    }
    return [unescaped(name), Buffer.concat(chunks)];
  };

  const parser = parserFor(request, {
    // Texts are read like files, because Busboy decodes fields and hides which bytes were no UTF-8.
    isPartAFile: () => true,
    limits: {
      fileSize: Math.max(UNKNOWN_SIZE, ...[...limits.values()].map(({ size }) => size)) + 1,
      parts: counted,
      headerPairs: HEADER_PAIRS,
      headerSize: HEADER_SIZE,
    },
  });
  parser.on('partsLimit', () => fail('bad-request'));
  parser.on('error', () => fail('bad-request'));
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    if (name === undefined || name.length > NAME) {
      fail('bad-request');
      stream.resume();
      return;
    }
    const isFile = fileName !== undefined && limits.get(name)?.isFile === true;
    if (isFile) stream.on('limit', () => fail('too-large'));
    const kept = isFile
      ? spooled.keep(stream, unescaped(fileName)).then((file): Part => {
          if (file.size > sizeOf(name)) throw new Failure('too-large');
          return [name, file];
        })
      : textOf(name, stream);
    kept.catch((error: unknown) => reject(error instanceof Failure ? error : new Failure('bad-request')));
    // A form that is refused ends in the middle of its files.
    failed.catch(() => stream.destroy(new Error('The form is refused')));
    parts.push(kept);
  });

  const write = (chunk: Uint8Array) =>
    new Promise<void>((done) =>
      parser.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), () => done()),
    );
  try {
    for await (const chunk of chunksOf(request, bodyLimit({ body })))
      await Promise.race([write(chunk), failed]);
    const finished = new Promise<void>((done) => parser.once('finish', () => done()));
    parser.end();
    await Promise.race([finished, failed]);
    return await Promise.race([Promise.all(parts), failed]);
  } catch (error) {
    reject(error);
    await Promise.allSettled(parts);
    throw error;
  }
}

function parserFor(
  request: Request,
  options: Omit<ConstructorParameters<typeof Busboy>[0], 'headers'>,
): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      preservePath: true,
      ...options,
    });
  } catch {
    throw new Failure('bad-request'); // no boundary
  }
}
