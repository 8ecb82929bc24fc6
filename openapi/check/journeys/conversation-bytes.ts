/** A file of all 256 bytes, read whole, in parts and without its body; recordings of a voice. */
import { equal, expectBytes } from '../bytes.ts';
import { expectGone } from '../expect.ts';
import { draftOf, encoded } from '../request.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';

const content = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);

/** HEAD is answered as GET is, without the body. */
async function head(run: Run, person: Person, whole: Exchange, idFile: string): Promise<void> {
  const { operation } = whole;
  const draft = draftOf(operation, { query: { idFile } });
  const { address, init, shown } = encoded(operation, draft, person.cookie);
  const got = await run.http.send(address, { ...init, method: 'HEAD' });
  const exchange = { operation, sent: { ...shown, method: 'HEAD', url: run.http.base + address }, got };
  const names = ['content-type', 'content-disposition', 'etag'];
  const differs = names.filter((name) => got.headers.get(name) !== whole.got.headers.get(name));
  if (got.status === 200 && got.bytes.length === 0 && differs.length === 0) return;
  run.report(exchange, {
    rule: 'header',
    place: 'HEAD',
    pointer: '#/info/description',
    message: `HEAD is answered by ${got.status} with ${got.bytes.length} bytes; other than with GET: ${differs.join(', ') || 'no header'}.`,
    says: 'HEAD is answered as GET is, without the body',
  });
}

/** With another ETag the whole file comes. */
async function ifRange(run: Run, person: Person, idFile: string, etag: string): Promise<void> {
  for (const [tag, status, bytes] of [
    [etag, 206, content.slice(3, 250)],
    ['"another"', 200, content],
  ] as const) {
    const headers = { range: 'bytes=3-249', 'if-range': tag };
    const part = await run.call(person, 'fileDownload', { query: { idFile }, headers });
    if (part.got.status === status && equal(part.got.bytes, bytes)) continue;
    run.report(part, {
      rule: 'range',
      place: `If-Range ${tag === etag ? 'current' : 'other'}`,
      pointer: '/parameters',
      message: `It is answered by ${part.got.status} with ${part.got.bytes.length} bytes in place of ${bytes.length}.`,
      says: 'The part is sent only when If-Range is the ETag of the file, else the whole file',
    });
  }
}

const bytes: Journey = {
  name: 'Bytes of a file',
  covers: ['fileUpload', 'fileDownload', 'fileRemove'],
  async run(run) {
    const person = await run.person('employee');
    const file = new File([content], 'Все байты.txt', { type: 'text/plain' });
    const { json } = await run.call(person, 'fileUpload', {
      form: { request: { serviceType: 'searchByFile' }, files: [file] },
    });
    const idFile = json[0]?.idFile ?? '';
    const query = { idFile };
    const whole = await run.call(person, 'fileDownload', { query });
    expectBytes(run, whole, 'all 256 bytes', content);
    await head(run, person, whole, idFile);
    const etag = whole.got.headers.get('etag');
    if (etag !== null && whole.got.headers.get('accept-ranges') === 'bytes')
      await ifRange(run, person, idFile, etag);
    await run.call(person, 'fileRemove', { query });
    const colleague = await run.other('colleague', 'fileDownload');
    if (colleague) await expectGone(run, colleague, 'fileDownload', { query });
  },
};

const page = '<!doctype html><script>alert(1)</script>';
/** Files that a browser would run if it believed their names or their bytes. */
const dangerous: readonly (readonly [string, string])[] = [
  ['Страница.html', page],
  ['Рисунок.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['Рисунок.png', page],
];

const scripts: Journey = {
  name: 'Files with scripts',
  covers: ['fileUpload', 'fileDownload', 'fileRemove'],
  async run(run) {
    const person = await run.person('employee');
    for (const [name, text] of dangerous) {
      const form = { request: { serviceType: 'searchByFile' }, files: [new File([text], name)] };
      const { got } = await run.send(person, 'fileUpload', { form });
      const idFile: unknown = Object(got.json)[0]?.idFile;
      // A gateway may take no such file at all.
      if (got.status !== 200 || typeof idFile !== 'string') continue;
      const query = { idFile, isInline: true };
      const whole = await run.call(person, 'fileDownload', { query });
      const [type, shown] = ['content-type', 'content-disposition'].map((one) => whole.got.headers.get(one));
      if (type !== 'application/octet-stream' || !shown?.startsWith('attachment'))
        run.report(whole, {
          rule: 'content-type',
          place: name,
          pointer: '/description',
          message: `${name} arrives as ${type}, ${shown?.split(';')[0]}, so that a browser may run it.`,
          says: 'Everything else, HTML, SVG and scripts among it, is application/octet-stream and attachment',
        });
      await run.call(person, 'fileRemove', { query: { idFile } });
    }
  },
};

/** A second of a swelling tone as WAV, 8 kHz, 16 bits. */
function tone(): Uint8Array<ArrayBuffer> {
  const size = 16_000;
  const view = new DataView(new ArrayBuffer(44 + size));
  const put = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  put(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  put(8, 'WAVEfmt ');
  for (const [at, value] of Object.entries({ 16: 16, 24: 8000, 28: 16_000, 40: size }))
    view.setUint32(Number(at), value, true);
  for (const [at, value] of Object.entries({ 20: 1, 22: 1, 32: 2, 34: 16 }))
    view.setUint16(Number(at), value, true);
  put(36, 'data');
  for (let at = 0; at < size / 2; at++)
    view.setInt16(44 + at * 2, 12_000 * Math.sin(at * 0.16) * Math.sin(at * 0.004), true);
  return new Uint8Array(view.buffer);
}

const voice: Journey = {
  name: 'A voice',
  covers: ['voiceSend'],
  async run(run) {
    const person = await run.person('employee');
    const form = { file: new File([tone()], 'voice.wav', { type: 'audio/wav' }) };
    // The kit has no speech: a gateway may say that it hears none.
    const { got } = await run.send(person, 'voiceSend', { form });
    if (got.status === 422) return run.skip('voiceSend', 'the gateway hears no speech in a tone (422)');
    await run.call(person, 'voiceSend', { form });
  },
};

export const bytesOfFiles: readonly Journey[] = [bytes, scripts, voice];
