import { beforeEach, expect, test, vi } from 'vitest';
import { FakeXhr } from './testing/fake-xhr.ts';
import { uploadFile } from './upload.ts';

beforeEach(FakeXhr.install);

const file = new File(['звук'], 'Встреча.mp3', { type: 'audio/mpeg' });
const stored = { idFile: 'f-1', name: 'Встреча.mp3', size: 8, duration: 2405 };

/** Begins an upload and waits until it is sent. */
async function begin(signal = new AbortController().signal) {
  const percents: number[] = [];
  const onPercent = (percent: number): void => void percents.push(percent);
  const uploaded = uploadFile({ file, serviceType: 'whisper', idempotencyKey: 'key' }, { signal, onPercent });
  uploaded.catch(() => undefined);
  await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(1));
  return { uploaded, percents, xhr: FakeXhr.sent.shift() as FakeXhr };
}

test('[APP-18][APP-19] a file is uploaded with the session, the key and a percentage that never falls', async () => {
  const { uploaded, percents, xhr } = await begin();
  expect([xhr.method, new URL(xhr.url).pathname]).toEqual(['POST', '/api/1.0/upload']);
  expect(xhr.headers).toMatchObject({ 'session-type': 'ai', 'idempotency-key': 'key' });
  // The browser adds it with the boundary of the form.
  expect(xhr.headers).not.toHaveProperty('content-type');
  expect((xhr.form.get('file') as File).name).toBe('Встреча.mp3');
  expect(JSON.parse(await (xhr.form.get('request') as File).text())).toEqual({ serviceType: 'whisper' });
  xhr.progress(0, 0, false);
  xhr.progress(50, 200);
  xhr.progress(40, 200);
  xhr.progress(200, 200);
  expect(percents).toEqual([25, 25, 100]);
  xhr.answer(200, [stored]);
  expect(await uploaded).toEqual(stored);
});

test('[APP-18][ERR-11] a refused upload is an error with the text, the code and the id of the request', async () => {
  const { uploaded, xhr } = await begin();
  xhr.answer(413, { message: 'Слишком большой', code: 'too-large' });
  await expect(uploaded).rejects.toMatchObject({
    kind: 'http',
    status: 413,
    text: 'Слишком большой',
    code: 'too-large',
    requestId: 'r-1',
    operation: { id: 'fileUpload' },
  });
});

test.each(['', '<html>', [], [{ ...stored, idFile: '' }]])(
  '[PRE-13] an answer %j without a file is unreadable',
  async (body) => {
    const { uploaded, xhr } = await begin();
    xhr.answer(200, body);
    await expect(uploaded).rejects.toMatchObject({ kind: 'malformed' });
  },
);

test('[APP-18] a lost connection and a cancelled upload differ', async () => {
  const lost = await begin();
  lost.xhr.onerror?.();
  await expect(lost.uploaded).rejects.toMatchObject({ kind: 'network' });
  const cancel = new AbortController();
  const cancelled = await begin(cancel.signal);
  cancel.abort();
  await expect(cancelled.uploaded).rejects.toMatchObject({ kind: 'aborted' });
});
