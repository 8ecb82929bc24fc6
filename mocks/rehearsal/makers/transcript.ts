/** Recordings as text. The words are made up, the length is the recording's. */

import { extensionOf, firstFile, unreadable } from '#mocks/domain/formats/files.ts';
import { wavFacts } from '#mocks/domain/formats/wav.ts';
import {
  type ChatResult,
  ModelFailure,
  type ModelFile,
  type ServiceSettings,
} from '#mocks/domain/model/model.ts';
import type { Made, MakeRequest, Maker } from './maker.ts';

type Transcript = Extract<ChatResult, { kind: 'transcript' }>;
type Segment = Transcript['segments'][number];

const sounds = new Set(['mp3', 'wav', 'aac', 'ogg', 'oga', 'opus', 'wma', 'm4a', 'webm', 'flac', 'mp4']);
/** Bytes per second of a compressed recording whose length is not read: 128 kbit/s. */
const BYTES = 16_000;

/** Each is said by one person. */
const russian = [
  'Это репетиция: слова придуманы, длительность записи настоящая.',
  'Коллеги, начнём с\u00a0итогов октября.',
  'Выручка выросла на\u00a0четыре процента, расходы\u00a0— на\u00a0два.',
  'А\u00a0что с\u00a0поставками на\u00a0северный склад?',
  'Две машины задержались, вчера всё приняли.',
  'Тогда отчёт о\u00a0складе нужен до\u00a0пятницы.',
  'Хорошо, пришлю в\u00a0четверг вечером.',
  'И\u00a0ещё вопрос: кто готовит встречу с\u00a0заказчиком?',
  'Её готовит Анна, черновик плана уже есть.',
] as const;
const english = [
  'This is a rehearsal: the words are made up, the length of the recording is real.',
  'Colleagues, let us begin with the results of October.',
  'Revenue grew by four percent, costs by two.',
  'And what about the deliveries to the northern warehouse?',
  'Two trucks were late; everything was received yesterday.',
  'Then the report is due on Friday.',
] as const;
/** How sure the service is of each phrase in turn; some are below 0.6. */
const confidences = [0.97, 0.93, 0.88, 0.54, 0.95, 0.91, 0.83, 0.58] as const;

const seconds = (value: number): number => Math.round(value * 100) / 100;

/** The length of a recording in seconds. Throws `no-speech` for an empty or silent one, `file-unreadable` for no sound. */
export function durationOf(file: ModelFile): number {
  if (file.size === 0) throw new ModelFailure('no-speech');
  if (!sounds.has(extensionOf(file.name))) throw unreadable(file);
  if (extensionOf(file.name) !== 'wav') return seconds(Math.max(1, file.size / BYTES));
  const facts = wavFacts(file.read(file.size) ?? new Uint8Array());
  if (!facts) throw unreadable(file);
  if (facts.isSilent || facts.duration === 0) throw new ModelFailure('no-speech');
  return seconds(facts.duration);
}

function speakerCount({ speakers = 'auto' }: ServiceSettings): number {
  return speakers === 'none' ? 0 : speakers === 'auto' ? 2 : Number(speakers);
}

function segmentsOf(duration: number, settings: ServiceSettings): Segment[] {
  const phrases = ['ru', 'auto'].includes(settings.language ?? 'auto') ? russian : english;
  const count = speakerCount(settings);
  const segments: Segment[] = [];
  for (let start = 0, index = 0; start < duration && segments.length < 50_000; index++) {
    const text = phrases[index % phrases.length] ?? phrases[0];
    const end = Math.min(duration, start + 0.6 + text.length * 0.065);
    const confidence = confidences[index % confidences.length] ?? 1;
    const speaker = count > 0 && { speaker: `s${(index % count) + 1}` };
    segments.push({ start: seconds(start), end: seconds(end), ...speaker, text, confidence });
    start = end;
  }
  return segments;
}

/** Without times, the phrases stand in paragraphs of eight. */
function paragraphsOf(segments: readonly Segment[]): Segment[] {
  const paragraphs: Segment[] = [];
  for (let from = 0; from < segments.length; from += 8) {
    const part = segments.slice(from, from + 8);
    const [first] = part;
    const end = part.at(-1)?.end;
    if (first && end !== undefined)
      paragraphs.push({ start: first.start, end, text: part.map(({ text }) => text).join(' ') });
  }
  return paragraphs;
}

/** The transcript of a recording. */
export function transcriptOf({ idFile }: ModelFile, duration: number, settings: ServiceSettings): Transcript {
  const hasTimes = settings.timestamps ?? true;
  const all = segmentsOf(duration, settings);
  const segments = hasTimes ? all : paragraphsOf(all);
  const count = hasTimes ? speakerCount(settings) : 0;
  const speakers = Array.from({ length: count }, (_, index) => ({
    speaker: `s${index + 1}`,
    name: `Говорящий ${index + 1}`,
  }));
  const language = settings.language === undefined || settings.language === 'auto' ? 'ru' : settings.language;
  return {
    kind: 'transcript',
    idFile,
    duration,
    language,
    speakers,
    segments,
    segmentCount: segments.length,
  };
}

export const transcript: Maker = {
  stages: ['Читаем запись', 'Распознаём речь', 'Различаем говорящих', 'Расставляем время'],
  make(request): Made {
    const file = firstFile(request);
    const result = transcriptOf(file, durationOf(file), request.settings);
    return {
      text: 'Репетиция: слова придуманы, длительность записи настоящая.',
      results: [{ resultId: 'transcript', result }],
    };
  },
};

const clock = (duration: number): string =>
  `${Math.floor(duration / 60)}:${String(Math.floor(duration % 60)).padStart(2, '0')}`;

function summary(request: MakeRequest): string {
  const file = firstFile(request);
  const duration = durationOf(file);
  const { length = 'brief', protocol = false } = request.settings;
  const parts = [
    `## Пересказ записи «${file.name}»`,
    `Длительность: ${clock(duration)}. Репетиция: содержание придумано.`,
    'Обсудили итоги октября: выручка выросла на\u00a04\u00a0%, расходы\u00a0— на\u00a02\u00a0%.',
  ];
  if (length === 'detailed')
    parts.push(
      'Поставки на\u00a0северный склад задержались на\u00a0день, обе машины приняты. Договорились проверять сроки по\u00a0вторникам.',
      'Черновик плана встречи с\u00a0заказчиком готов, осталось согласовать дату.',
    );
  if (protocol)
    parts.push(
      '### Решения\n\n1. Сроки поставок проверяются по\u00a0вторникам.\n2. Встреча с\u00a0заказчиком проходит очно.',
      '### Поручения\n\n| Что сделать | Кто | Срок |\n|---|---|---|\n| Отчёт о\u00a0складе | Говорящий 2 | пятница |\n| План встречи | Говорящий 1 | среда |',
    );
  return parts.join('\n\n');
}

export const audioSummary: Maker = {
  stages: ['Читаем запись', 'Распознаём речь', 'Составляем пересказ'],
  make: (request) => ({ text: summary(request) }),
};
