/** Files: sent and read back byte for byte, in parts, under their names. */
import { operationOf } from '../contract.ts';
import { draftOf } from '../request.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';

const name = 'Отчёт за ноябрь №1.txt';
/** Text with every kind of character that a careless conversion damages. */
const content = new TextEncoder().encode(
  `\uFEFFОтчёт\r\nвторая строка\tтабуляция\n№ ₽ é 😀 ${'0123456789'.repeat(200)}\r\n`,
);

const equal = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

function checkName(run: Run, exchange: Exchange): void {
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
  if (!isFine)
    run.report(exchange, {
      ...{
        rule: 'disposition',
        place: 'Content-Disposition',
        pointer: '#/components/headers/ContentDisposition',
      },
      message: `Content-Disposition is ${line}.`,
      says: 'attachment, filename with an ASCII name and filename* with the whole name in UTF-8',
      cause: 'The name is written as it is: a header takes ASCII only.',
    });
}

async function part(run: Run, person: Person, idFile: string, range: string): Promise<Exchange> {
  const operation = operationOf('fileDownload');
  const draft = draftOf(operation, { query: { idFile }, headers: { range } });
  return run.exchange({ operation, person, draft });
}

/** Ranges with the bytes that they name. */
const ranges: readonly (readonly [string, number, number])[] = [
  ['bytes=0-13', 0, 14],
  ['bytes=100-199', 100, 200],
  ['bytes=-20', content.length - 20, content.length],
  [`bytes=${content.length - 5}-`, content.length - 5, content.length],
];

async function parts(run: Run, person: Person, idFile: string): Promise<void> {
  for (const [range, from, to] of ranges) {
    const exchange = await part(run, person, idFile, range);
    const { status, bytes, headers } = exchange.got;
    // A gateway may ignore Range.
    if (status === 200 && equal(bytes, content)) {
      run.report(exchange, {
        ...{ rule: 'range', severity: 'warning', place: 'Range', message: 'Range is ignored.' },
        says: 'Accept-Ranges: bytes says that Range may ask for a part of the file',
      });
      return;
    }
    const expected = `bytes ${from}-${to - 1}/${content.length}`;
    if (status === 206 && equal(bytes, content.slice(from, to)) && headers.get('content-range') === expected)
      continue;
    run.report(exchange, {
      ...{ rule: 'range', place: range, says: `206 with ${expected} and these bytes` },
      message: `${range} is answered by ${status} with ${headers.get('content-range')} and ${bytes.length} bytes.`,
    });
  }
  const beyond = await part(run, person, idFile, `bytes=${content.length + 10}-`);
  if (beyond.got.status !== 416 || beyond.got.headers.get('content-range') !== `bytes */${content.length}`)
    run.report(beyond, {
      ...{
        rule: 'range',
        place: 'beyond the end',
        says: `416 with Content-Range: bytes */${content.length}`,
      },
      message: `A range beyond the end is answered by ${beyond.got.status} with ${beyond.got.headers.get('content-range')}.`,
    });
}

/** Bytes that a file may have (`fileUpload`). */
const most = 50 * 1024 ** 2;

/** A file of one byte more is answered by 413. */
async function tooLarge(run: Run, person: Person): Promise<void> {
  const operation = operationOf('fileUpload');
  const file = new File([new Uint8Array(most + 1)], 'большой.txt');
  const draft = draftOf(operation, { form: { request: { serviceType: 'searchByFile' }, files: [file] } });
  const exchange = await run.exchange({ operation, person, draft });
  if (exchange.got.status === 413) return;
  run.report(exchange, {
    ...{ rule: 'invalid-accepted', place: 'a file that is too large', says: '413: 50 MB each' },
    ...{
      message: `A file of ${most + 1} bytes is answered by ${exchange.got.status}.`,
      pointer: '/requestBody',
    },
  });
}

async function walk(run: Run, person: Person): Promise<void> {
  const headers: Record<string, string> = person.role === 'guest' ? { 'session-type': 'chatBot' } : {};
  const file = new File([content], name, { type: 'text/plain' });
  const { json: uploaded, ...sent } = await run.call(person, 'fileUpload', {
    headers,
    form: { request: { serviceType: 'searchByFile' }, files: [file] },
  });
  const idFile = uploaded[0]?.idFile ?? '';
  run.owned.set(idFile, person);
  const query = { idFile };
  if (uploaded[0]?.size !== content.length)
    run.report(sent, {
      ...{ rule: 'stored', place: 'size', says: 'Sizes are bytes' },
      message: `The size of a file of ${content.length} bytes is ${uploaded[0]?.size}.`,
    });
  const whole = await run.call(person, 'fileDownload', { query, headers });
  if (!equal(whole.got.bytes, content))
    run.report(whole, {
      ...{ rule: 'bytes', place: 'fileDownload', says: 'Bytes as they were stored' },
      message: `The file has ${whole.got.bytes.length} bytes that differ from the ${content.length} that were sent.`,
      cause: 'The file is read or written as text.',
    });
  checkName(run, whole);
  if (person.role === 'employee') {
    await parts(run, person, idFile);
    await tooLarge(run, person);
  }
  await run.call(person, 'fileDataDownload', { query, headers });
  await run.call(person, 'filePreviewRead', { query, headers });
  if (person.role !== 'employee') return;
  await run.call(person, 'fileList');
  await run.call(person, 'fileRemove', { query });
  await run.gone(person, 'fileDownload', { query });
}

const documents: Journey = {
  name: 'Documents of the portal',
  covers: ['documentDownload'],
  async run(run) {
    const person = await run.person('employee');
    const { json: list } = await run.call(person, 'documentList');
    const [first] = list;
    if (!first) return run.skip('documentDownload', 'the gateway has no document');
    await run.call(person, 'documentDownload', { query: { uuid: first.uuid } });
  },
};

export const files: readonly Journey[] = [
  documents,
  ...(['employee', 'guest'] as const).map(
    (role): Journey => ({
      name: `Files of ${role}`,
      covers: ['fileUpload', 'fileDownload', 'fileDataDownload', 'filePreviewRead', 'fileRemove'],
      run: async (run) => walk(run, await run.person(role)),
    }),
  ),
];
