import { expect, test } from 'vitest';
import { encodeWav, peaksOf, wavFacts } from '#mocks/domain/formats/wav.ts';
import { ModelFailure, type ModelFile } from '#mocks/domain/model/model.ts';
import { speak } from './speech.ts';
import { durationOf, transcriptOf } from './transcript.ts';

const text = 'Добрый день! Вы позвонили в компанию.';

/** Changes of sign in the first word, which are twice as many as its periods. */
function waves(voice: string): number {
  const { samples, rate } = speak('Аааааааа', { voice, similarity: 0, stability: 1 });
  const word = samples.slice(0, Math.floor(0.4 * rate));
  return word.filter((value, index) => value < 0 !== (word[index - 1] ?? 0) < 0).length;
}

test('the file says its form as RFC 2361 has it, and its length in samples', () => {
  const { samples, rate } = speak(text, {});
  const file = encodeWav(samples, rate);
  const view = new DataView(file.buffer, file.byteOffset);
  const [format, channels, bits] = [20, 22, 34].map((at) => view.getUint16(at, true));
  expect([format, channels, bits, view.getUint32(24, true)]).toEqual([1, 1, 16, 16_000]);
  expect(view.getUint32(40, true)).toBe(samples.length * 2);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(wavFacts(file)).toEqual({ duration: samples.length / rate, isSilent: false });
});

test('voice sets the pitch, speed the length; the same request sounds the same', () => {
  expect(waves('alena')).not.toBe(waves('filipp'));
  const length = (speed: number) => speak(text, { speed }).samples.length;
  expect(length(2) / length(1)).toBeCloseTo(0.5, 1);
  expect(speak(text, { voice: 'jane' })).toEqual(speak(text, { voice: 'jane' }));
});

test('paragraphs are chapters, peaks are at most 1000 from 0 to 1, ten minutes are the end', () => {
  const { chapters } = speak('Первый абзац.\n\nВторой абзац.', {});
  expect(chapters.map(({ title }) => title)).toEqual(['Первый абзац.', 'Второй абзац.']);
  expect(chapters[1]?.start).toBeGreaterThan(0.5);
  const peaks = peaksOf(speak(text, {}).samples);
  expect(peaks.length).toBeLessThanOrEqual(1000);
  expect(Math.max(...peaks)).toBeLessThanOrEqual(1);
  expect(Math.max(...peaks)).toBeGreaterThan(0.3);
  const long = speak('слово '.repeat(20_000), {});
  expect(long.isCut).toBe(true);
  expect(long.samples.length / long.rate).toBeLessThanOrEqual(600);
});

const fileOf = (name: string, bytes: Uint8Array, size = bytes.length): ModelFile => ({
  idFile: 'f',
  name,
  size,
  read: (length) => bytes.subarray(0, length),
  load: async () => bytes,
});
const silent = encodeWav(new Float32Array(8000), 8000);

test.each([
  ['без\u00a0речи.wav', silent, 'no-speech'],
  ['пусто.mp3', new Uint8Array(), 'no-speech'],
  ['письмо.txt', Uint8Array.of(1), 'file-unreadable'],
  ['битый.wav', Uint8Array.of(1, 2, 3), 'file-unreadable'],
])('[CHAT-27] the recording %s fails', (name, bytes, failure) => {
  const read = () => durationOf(fileOf(name, bytes));
  expect(read).toThrow(ModelFailure);
  expect(read).toThrow(expect.objectContaining({ failure }));
});

test('a compressed recording lasts by its size', () => {
  expect(durationOf(fileOf('Совещание.mp3', Uint8Array.of(1), 16_000 * 2400))).toBe(2400);
});

test('[CHAT-23] a transcript covers the recording, with two speakers and doubtful segments', () => {
  const { segments, speakers, language } = transcriptOf(fileOf('a.wav', silent), 100, {});
  expect(speakers.map(({ name }) => name)).toEqual(['Говорящий 1', 'Говорящий 2']);
  expect(language).toBe('ru');
  expect(segments.at(-1)?.end).toBe(100);
  for (const [index, segment] of segments.entries())
    expect(segment.start).toBe(segments[index - 1]?.end ?? 0);
  expect(segments.some(({ confidence = 1 }) => confidence < 0.6)).toBe(true);
});

test('[CHAT-16] language, speakers and timestamps change a transcript', () => {
  const of = (settings: Parameters<typeof transcriptOf>[2]) =>
    transcriptOf(fileOf('a.wav', silent), 100, settings);
  expect(of({ language: 'en' }).segments[0]?.text).toContain('rehearsal');
  expect(of({ language: 'en' }).language).toBe('en');
  expect(of({ speakers: 'none' }).speakers).toEqual([]);
  expect(of({ speakers: '5' }).speakers).toHaveLength(5);
  expect(of({ timestamps: false }).segments.length).toBeLessThan(of({}).segments.length);
});
