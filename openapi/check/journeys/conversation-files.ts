/** Files: sent and read back byte for byte, in parts, under their names. */
import { equal, expectBytes, expectName, expectParts } from '../bytes.ts';
import { expectGone, expectRefused } from '../expect.ts';
import type { Input } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';

const name = 'Отчёт за ноябрь №1.txt';
/** Text with every kind of character that a careless conversion damages. */
const content = new TextEncoder().encode(
  `\uFEFFОтчёт\r\nвторая строка\tтабуляция\n№ ₽ é 😀 ${'0123456789'.repeat(200)}\r\n`,
);

/** Bytes that a file may have (`fileUpload`). */
const most = 50 * 1024 ** 2;

/** A file of one byte more is answered by 413. */
async function tooLarge(run: Run, person: Person): Promise<void> {
  const file = new File([new Uint8Array(most + 1)], 'большой.txt');
  const exchange = await run.send(person, 'fileUpload', {
    form: { request: { serviceType: 'searchByFile' }, files: [file] },
  });
  expectRefused(run, exchange, {
    statuses: [413],
    place: 'a file that is too large',
    says: '413: 50 MB each',
    what: `A file of ${most + 1} bytes`,
    rule: 'invalid-accepted',
    pointer: '/requestBody',
  });
}

/** Uploads for a service without a tile, and of more files than a request may have. */
async function refusedUploads(run: Run, person: Person): Promise<void> {
  const file = () => new File(['текст'], 'а.txt', { type: 'text/plain' });
  const upload = async (serviceType: string, files: readonly File[]) =>
    run.send(person, 'fileUpload', { form: { request: { serviceType }, files } });
  expectRefused(run, await upload('kitNone', [file()]), {
    statuses: [404],
    place: 'a service without a tile',
    pointer: '/description',
    says: 'A service without a tile is 404',
  });
  expectRefused(run, await upload('searchByFile', Array.from({ length: 11 }, file)), {
    statuses: [400],
    place: 'eleven files',
    pointer: '/requestBody',
    says: '10 files in all (400)',
  });
}

/** Another file under the key of an upload: other bytes, and another name. */
async function expectKeyOfFiles(run: Run, person: Person): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const uploaded = [];
  for (const [place, text, title] of [
    ['', 'первый', 'Ключ.txt'],
    ['other bytes', 'второй', 'Ключ.txt'],
    ['another name', 'первый', 'Другой ключ.txt'],
  ] as const) {
    const files = [new File([text], title, { type: 'text/plain' })];
    const form = { request: { serviceType: 'searchByFile' }, files };
    const exchange = await run.send(person, 'fileUpload', { headers, form });
    const { status, json } = exchange.got;
    if (status === 200) uploaded.push(String(Object(json)[0]?.idFile));
    else if (!place) return;
    if (place)
      expectRefused(run, exchange, {
        statuses: [409],
        rule: 'once',
        place,
        pointer: '#/info/description',
        what: `A file with ${place} under a used key`,
        says: 'The same request: a form by its fields, and by the names and bytes of its files',
      });
  }
  for (const idFile of new Set(uploaded)) await run.call(person, 'fileRemove', { query: { idFile } });
}

/** The file as JSON: the same bytes and the same name. */
async function asData(run: Run, person: Person, input: Input<'fileDataDownload'>): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'fileDataDownload', input);
  const { data, fileName } = json;
  const isBase64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(data);
  if (!isBase64 || !equal(Buffer.from(data, 'base64'), content))
    run.report(exchange, {
      rule: 'bytes',
      place: 'data',
      pointer: '#/components/schemas/FileData/properties/data',
      message: isBase64 ? 'data holds other bytes than the file.' : 'data is not Base64 with its padding.',
      says: 'Bytes of the file in Base64, the same file as fileDownload gives',
    });
  run.same(exchange, { fileName }, { fileName: name });
}

/** The file is in the list of the own files under its name. */
async function listed(run: Run, person: Person, idFile: string): Promise<void> {
  for (let page = 0; page < 5; page++) {
    const { json, ...exchange } = await run.call(person, 'fileList', { query: { page, size: 100 } });
    const found = json.content.find((one) => one.idFile === idFile);
    if (found) return run.same(exchange, { ...found }, { name, size: content.length });
    if (json.content.length > 0) continue;
    return run.report(exchange, {
      rule: 'stored',
      place: 'an upload',
      pointer: '/description',
      message: 'An uploaded file is not in the list of the own files.',
      says: 'The files of the caller, and uploads that are not sent yet',
    });
  }
}

/** The first page of a text, and the one behind the last. */
async function previewed(run: Run, person: Person, input: Input<'filePreviewRead'>): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'filePreviewRead', input);
  if (json.pageCount > 0 && !json.text.includes('вторая строка'))
    run.report(exchange, {
      rule: 'bytes',
      place: 'text',
      pointer: '#/components/schemas/FilePreview/properties/text',
      message: `The first page of the text is «${json.text.slice(0, 80)}».`,
      says: 'Text of the page',
      cause: 'The text is read in another encoding than UTF-8.',
    });
  const query = { ...input.query, page: json.pageCount + 1 };
  if (json.pageCount === 0) return;
  const beyond = await run.send(person, 'filePreviewRead', { ...input, query });
  expectRefused(run, beyond, {
    statuses: [404],
    rule: 'status',
    place: 'the page after the last one',
    pointer: '/responses/404',
    says: 'A page that the file does not have is answered by 404',
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
  run.same(sent, { ...uploaded[0] }, { name, size: content.length });
  const whole = await run.call(person, 'fileDownload', { query, headers });
  expectBytes(run, whole, 'fileDownload', content);
  expectName(run, whole, name);
  if (whole.got.headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff')
    run.report(whole, {
      rule: 'header',
      place: 'X-Content-Type-Options',
      pointer: '/description',
      message: 'A file has no X-Content-Type-Options: nosniff.',
      says: 'X-Content-Type-Options: nosniff and attachment keep a browser from running a file',
    });
  if (person.role === 'employee') {
    await expectParts(run, person, 'fileDownload', { query, content });
    await tooLarge(run, person);
    await refusedUploads(run, person);
    await expectKeyOfFiles(run, person);
  }
  await asData(run, person, { query, headers });
  await previewed(run, person, { query, headers });
  if (person.role !== 'employee') return;
  await listed(run, person, idFile);
  await run.call(person, 'fileRemove', { query });
  await expectGone(run, person, 'fileDownload', { query });
}

const documents: Journey = {
  name: 'Documents of the portal',
  covers: ['documentDownload'],
  async run(run) {
    const person = await run.person('employee');
    const { json: list } = await run.call(person, 'documentList');
    const [first] = list;
    if (!first) return run.skip('documentDownload', 'the gateway has no document');
    for (const { uuid, fileName, size } of list.slice(0, 3)) {
      const query = { uuid };
      const whole = await run.call(person, 'documentDownload', { query });
      const { bytes } = whole.got;
      expectName(run, whole, fileName);
      if (bytes.length !== size)
        run.report(whole, {
          rule: 'bytes',
          place: 'size',
          pointer: '#/components/schemas/PortalDocument/properties/size',
          message: `A document of ${size} bytes arrives with ${bytes.length}.`,
          says: 'size of documentList is the size in bytes',
        });
      else if (bytes.length >= 20)
        await expectParts(run, person, 'documentDownload', { query, content: bytes });
      expectBytes(run, await run.call(person, 'documentDownload', { query }), 'a second time', bytes);
    }
  },
};

export const documentsAndFiles: readonly Journey[] = [
  documents,
  ...(['employee', 'guest'] as const).map(
    (role): Journey => ({
      name: `Files of ${role}`,
      covers: ['fileUpload', 'fileDownload', 'fileDataDownload', 'filePreviewRead', 'fileRemove'],
      run: async (run) => walk(run, await run.person(role)),
    }),
  ),
];
