/** Pictures, speech and transcripts of an OpenAI-compatible service. A failure is told as such, never replaced by a rehearsal. */

import { FormData } from 'undici';
import { fileTypeOf } from '#mocks/domain/files/content-type.ts';
import { pictureSize } from '#mocks/domain/formats/png.ts';
import { wavFacts } from '#mocks/domain/formats/wav.ts';
import {
  type ChatResult,
  ModelFailure,
  type ModelFile,
  type ModelPiece,
  type ModelRequest,
  madeFile,
} from '#mocks/domain/model/model.ts';
import { sizeOf } from '#mocks/domain/services/settings.ts';
import { voicesOf } from '#mocks/domain/services/voices.ts';
import { log } from '#mocks/log/log.ts';
import { defaultLimits, endpointOf, refusalOf, send, Watch } from './call.ts';
import type { Upstream } from './openai.ts';
import { failureOf } from './refusal.ts';

export type UpstreamService = Omit<Upstream, 'model' | 'takesPictures'> & { readonly model: string };

type Transcript = Extract<ChatResult, { kind: 'transcript' }>;

/** Bytes of an answer that are read at most. */
const MAX_ANSWER = 64 * 1024 * 1024;
/** Bytes per second of a compressed sound whose length is not read: 128 kbit/s. */
const BYTES = 16_000;

const broken = (reason: string) => new ModelFailure('upstream-failed', {}, reason);

/** Sends a request and reads its whole answer. Throws `ModelFailure`, `upstream-timeout` when nothing comes in time. */
async function ask(
  service: UpstreamService,
  path: string,
  body: string | FormData,
  signal: AbortSignal,
): Promise<{ bytes: Buffer<ArrayBuffer>; type: string }> {
  const limits = { ...defaultLimits, ...service.limits };
  const watch = new Watch(signal);
  try {
    watch.start(limits.first, `no answer for ${limits.first} ms`);
    const response = await send(endpointOf(service.url, path), { ...service, body, signal: watch.signal });
    if (!response.ok) throw failureOf(await refusalOf(response), false);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      watch.start(limits.between, `silence for ${limits.between} ms`);
      size += part.length;
      if (size > MAX_ANSWER) throw broken('an answer over the limit of bytes');
      parts.push(part);
    }
    return { bytes: Buffer.from(Buffer.concat(parts)), type: response.headers.get('content-type') ?? '' };
  } catch (error) {
    const failure = error instanceof ModelFailure ? error : undefined;
    const reason =
      watch.reason ?? (typeof failure?.cause === 'string' ? failure.cause : 'a broken connection');
    if (!signal.aborted) log.warn(`The upstream failed: ${path}, ${reason}`);
    if (watch.reason) throw new ModelFailure('upstream-timeout', {}, reason);
    throw failure ?? broken(reason);
  } finally {
    watch.close();
  }
}

/** A part of an answer as JSON; undefined where it is not. */
function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw broken('no JSON');
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;

/** The bytes of a picture. An address in place of them is not followed. */
function pictureIn(answer: unknown): Uint8Array<ArrayBuffer> {
  const data = memberOf(answer, 'data');
  const encoded = memberOf(Array.isArray(data) ? data[0] : undefined, 'b64_json');
  if (typeof encoded !== 'string') throw broken('no picture in the answer');
  return new Uint8Array(Buffer.from(encoded, 'base64'));
}

async function onePicture(
  service: UpstreamService,
  { turns, settings = {} }: ModelRequest,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const request = {
    model: service.model,
    prompt: turns.at(-1)?.content ?? '',
    n: 1,
    size: sizeOf(settings).join('x'),
    ...(settings.quality === 'high' && { quality: 'high' }),
    ...(settings.seed !== undefined && { seed: settings.seed }),
    ...(settings.steps !== undefined && { steps: settings.steps }),
    ...(settings.negative && { negative_prompt: settings.negative }),
  };
  const body = JSON.stringify({ ...request, response_format: 'b64_json' });
  const { bytes } = await ask(service, 'images/generations', body, signal).catch((error: unknown) => {
    // Newer models of OpenAI refuse this option, because they always answer with bytes.
    const isRefused = error instanceof ModelFailure && error.cause === 'HTTP 400';
    if (!isRefused) throw error;
    return ask(service, 'images/generations', JSON.stringify(request), signal);
  });
  return pictureIn(jsonOf(bytes));
}

const extensions: Readonly<Record<string, string>> = { '\x89PNG': 'png', RIFF: 'webp' };

/** Asks for the pictures one by one. When a later one fails, those that are there are the answer. */
export async function* upstreamImages(
  service: UpstreamService,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const requested = request.settings?.count ?? 1;
  const items: Extract<ChatResult, { kind: 'images' }>['items'] = [];
  for (let number = 1; number <= requested && !signal.aborted; number++) {
    const percent = Math.round(((number - 1) / requested) * 100);
    yield { type: 'progress', percent, stage: 'Рисуем', stageIndex: 0, stageCount: 1 };
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = await onePicture(service, request, signal);
    } catch (error) {
      if (items.length === 0) throw error;
      return;
    }
    const size = pictureSize(bytes) ?? {
      width: sizeOf(request.settings ?? {})[0],
      height: sizeOf(request.settings ?? {})[1],
    };
    const extension = extensions[Buffer.from(bytes.subarray(0, 4)).toString('latin1')] ?? 'jpg';
    const file = madeFile(`Картинка ${number}.${extension}`, bytes);
    const { seed } = request.settings ?? {};
    items.push({ idFile: file.idFile, ...size, ...(seed !== undefined && number === 1 && { seed }) });
    yield {
      type: 'result',
      resultId: 'images',
      result: { kind: 'images', requested, items: [...items] },
      files: [file],
    };
  }
}

/** Speaks the text of the request. */
export async function* upstreamSpeech(
  service: UpstreamService,
  { serviceType, turns, settings = {} }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const { format = 'wav', speed, voice } = settings;
  yield { type: 'progress', percent: null, stage: 'Озвучиваем', stageIndex: 0, stageCount: 1 };
  const body = JSON.stringify({
    model: service.model,
    input: turns.at(-1)?.content ?? '',
    voice: upstreamVoice(serviceType, voice),
    response_format: format === 'ogg' ? 'opus' : format,
    ...(speed !== undefined && { speed }),
  });
  const { bytes } = await ask(service, 'audio/speech', body, signal);
  const name = `Озвучка.${format}`;
  const mimeType = fileTypeOf(name, bytes);
  if (!mimeType.startsWith('audio/')) throw broken('no sound in the answer');
  const file = madeFile(name, bytes);
  const duration = wavFacts(bytes)?.duration ?? bytes.length / BYTES;
  yield {
    type: 'result',
    resultId: 'audio',
    result: { kind: 'audio', idFile: file.idFile, mimeType, duration, name },
    files: [file],
  };
}

const round = (value: unknown): number => Math.round(Math.max(0, Number(value) || 0) * 100) / 100;

function segmentsIn(answer: unknown): Transcript['segments'] {
  const segments = memberOf(answer, 'segments');
  return (Array.isArray(segments) ? segments : []).slice(0, 50_000).flatMap((segment: unknown) => {
    const text = String(memberOf(segment, 'text') ?? '')
      .trim()
      .slice(0, 10_000);
    if (text === '') return [];
    const likelihood = memberOf(segment, 'avg_logprob');
    const confidence = typeof likelihood === 'number' && { confidence: Math.min(1, Math.exp(likelihood)) };
    return [
      { start: round(memberOf(segment, 'start')), end: round(memberOf(segment, 'end')), text, ...confidence },
    ];
  });
}

function transcriptIn(answer: unknown, { idFile, size }: ModelFile, asked: string | undefined): Transcript {
  const duration = round(memberOf(answer, 'duration') ?? size / BYTES);
  const text = String(memberOf(answer, 'text') ?? '')
    .trim()
    .slice(0, 10_000);
  const found = segmentsIn(answer);
  const segments = found.length > 0 || text === '' ? found : [{ start: 0, end: duration, text }];
  if (segments.length === 0) throw new ModelFailure('no-speech', {}, 'no speech');
  const said = String(memberOf(answer, 'language') ?? '');
  const language = /^[a-z]{2}$/.test(said) ? said : asked;
  return {
    kind: 'transcript',
    idFile,
    duration,
    speakers: [],
    segments,
    segmentCount: segments.length,
    ...(language !== undefined && { language }),
  };
}

/** Transcribes the recording of the request. */
export async function* upstreamTranscript(
  service: UpstreamService,
  { turns, settings = {} }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const file = turns.at(-1)?.files?.[0];
  const bytes = await file?.load();
  if (!file || !bytes?.length) throw new ModelFailure('no-speech');
  yield { type: 'progress', percent: null, stage: 'Распознаём речь', stageIndex: 0, stageCount: 1 };
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], file.name));
  form.set('model', service.model);
  form.set('response_format', 'verbose_json');
  const language = settings.language === 'auto' ? undefined : settings.language;
  if (language) form.set('language', language);
  const answer = await ask(service, 'audio/transcriptions', form, signal);
  yield {
    type: 'result',
    resultId: 'transcript',
    result: transcriptIn(jsonOf(answer.bytes), file, language),
  };
}

/** Voices of OpenAI's speech in place of the portal's, in their order. */
const upstreamVoices = ['nova', 'onyx', 'shimmer'] as const;

/** The voice of an upstream for one of a service; the first when there is no such voice. */
export function upstreamVoice(serviceType: string, voice: string | undefined): string {
  const index = voicesOf(serviceType).findIndex(({ value }) => value === voice);
  return upstreamVoices[Math.max(0, index)] ?? upstreamVoices[0];
}
