/** What holds for every answer that is a file: its bytes, its parts, its name. */
import { type OperationId, operationOf } from './contract.ts';
import { draftOf, type Input } from './request.ts';
import type { Exchange, Person, Run } from './run.ts';

export const equal = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Reports bytes that are not those of the file. */
export function expectBytes(run: Run, exchange: Exchange, place: string, content: Uint8Array): void {
  const { bytes } = exchange.got;
  if (equal(bytes, content)) return;
  run.report(exchange, {
    rule: 'bytes',
    place,
    says: 'Bytes as they were stored',
    pointer: '/description',
    message: `The file has ${bytes.length} bytes that differ from its ${content.length}.`,
    cause: 'The file is read or written as text.',
  });
}

/** Reports a Content-Disposition that does not name the file, or lets a page show it. */
export function expectName(run: Run, exchange: Exchange, name: string): void {
  const line = exchange.got.headers.get('content-disposition') ?? '';
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(line)?.[1] ?? '';
  let read = '';
  try {
    read = decodeURIComponent(encodedName);
  } catch {
    read = '';
  }
  const ascii = /filename="([^"]*)"/.exec(line)?.[1] ?? '';
  const isFine = /^attachment\b/.test(line) && read === name && ascii !== '' && /^[\x20-\x7e]+$/.test(ascii);
  if (isFine) return;
  run.report(exchange, {
    rule: 'disposition',
    place: 'Content-Disposition',
    pointer: '#/components/headers/ContentDisposition',
    message: `Content-Disposition of «${name}» is ${line || 'missing'}.`,
    says: 'attachment, filename with an ASCII name and filename* with the whole name in UTF-8',
    cause: 'The name is written as it is: a header takes ASCII only.',
  });
}

const pointer = '/parameters';

/** Ranges of a file with the bytes that they name. */
function rangesOf(length: number): readonly (readonly [string, number, number])[] {
  const middle = Math.floor(length / 3);
  const end = Math.min(middle + 100, length);
  return [
    ['bytes=0-13', 0, 14],
    [`bytes=${middle}-${end - 1}`, middle, end],
    ['bytes=-20', length - 20, length],
    [`bytes=${length - 5}-`, length - 5, length],
    [`bytes=${length - 5}-${length + 50}`, length - 5, length],
  ];
}

/** Asks for parts of a file of at least 20 bytes. */
export async function expectParts<Id extends OperationId>(
  run: Run,
  person: Person,
  id: Id,
  { content, ...input }: Input<Id> & { readonly content: Uint8Array },
): Promise<void> {
  const operation = operationOf(id);
  const ask = (range: string) => {
    const draft = draftOf(operation, { ...input, headers: { ...input.headers, range } } as Input);
    return run.exchange({ operation, person, draft });
  };
  for (const [range, from, to] of rangesOf(content.length)) {
    const exchange = await ask(range);
    const { status, bytes, headers } = exchange.got;
    if (status === 200 && equal(bytes, content)) {
      run.report(exchange, {
        rule: 'range',
        place: 'Range',
        message: 'Range is ignored.',
        pointer,
        says: 'One range is answered by 206',
      });
      return;
    }
    const expected = `bytes ${from}-${to - 1}/${content.length}`;
    if (status === 206 && equal(bytes, content.slice(from, to)) && headers.get('content-range') === expected)
      continue;
    run.report(exchange, {
      rule: 'range',
      place: range,
      pointer,
      says: `206 with ${expected} and these bytes`,
      message: `${range} is answered by ${status} with ${headers.get('content-range')} and ${bytes.length} bytes.`,
    });
  }
  for (const range of [`bytes=${content.length + 10}-`, 'bytes=-0']) {
    const beyond = await ask(range);
    const { status, headers } = beyond.got;
    if (status === 416 && headers.get('content-range') === `bytes */${content.length}`) continue;
    run.report(beyond, {
      rule: 'range',
      place: 'beyond the end',
      pointer,
      message: `${range} is answered by ${status} with ${headers.get('content-range')}.`,
      says: `416 with Content-Range: bytes */${content.length}`,
    });
  }
  for (const range of ['bytes=0-1,4-5', 'lines=0-1', 'bytes=b-a']) {
    const whole = await ask(range);
    if (whole.got.status === 200 && equal(whole.got.bytes, content)) continue;
    run.report(whole, {
      rule: 'range',
      place: 'no single range of bytes',
      pointer,
      message: `${range} is answered by ${whole.got.status} with ${whole.got.bytes.length} bytes.`,
      says: 'A list of ranges, another unit and what cannot be read are ignored: the whole file with 200',
    });
  }
}
