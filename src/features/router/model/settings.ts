import type { TileValue } from '#features/services/index.ts';
import type { RouterSettings } from './types.ts';

const languages: readonly (readonly [code: string, stem: string])[] = [
  ['ru', 'русск|russian'],
  ['en', 'английск|англ |english'],
  ['de', 'немецк|german'],
  ['fr', 'французск|french'],
  ['es', 'испанск|spanish'],
  ['zh', 'китайск|chinese'],
  ['kk', 'казахск|kazakh'],
];

type Read = (text: string) => RouterSettings;
type Choice = readonly [pattern: RegExp, value: string | number | boolean];

/** The value of the first pattern that matches, under this key. */
const first =
  (key: string, ...choices: Choice[]): Read =>
  (text) => {
    const choice = choices.find(([pattern]) => pattern.test(text));
    return choice ? { [key]: choice[1] } : {};
  };

/** The language that stands in a pattern at the place of «%». */
const language = (key: string, pattern: string): Read =>
  first(
    key,
    ...languages.map(
      ([code, stem]): Choice => [new RegExp(pattern.replaceAll('%', `(?:${stem})`), 'u'), code],
    ),
  );
const to = language('to', ' (?:на|по|in|into|to) %');
const from = language('from', ' (?:с|со|from) %');
const tone = first(
  'tone',
  [/ (?:делов|официальн|business|formal)/u, 'business'],
  [/ (?:разговорн|неформальн|дружеск|casual)/u, 'casual'],
);
const recordedIn = language('language', ' на %\\p{L}*м | %\\p{L}* (?:аудио|запис|язык|речь)');
const speakers = first(
  'speakers',
  [
    / (?:вдвоем|двое|двух (?:человек|собеседник|участник|говорящ)|два (?:человек|собеседник|участник|говорящ|спикер)|диалог)/u,
    '2',
  ],
  [/ (?:втроем|трое|трех (?:человек|собеседник|участник)|три (?:человек|собеседник|участник|спикер))/u, '3'],
);
const timestamps = first('timestamps', [/ без (?:меток|таймкод|отметок|времени)/u, false]);
const length = first(
  'length',
  [/ (?:подробн|детальн|развернут|полн\p{L}* (?:конспект|пересказ))/u, 'detailed'],
  [/ (?:кратк|краток|коротк|коротеньк|сжат|в двух словах|выжимк)/u, 'brief'],
);
const protocol = first('protocol', [/ (?:протокол|поручени|кто что (?:должен|делает)|action items)/u, true]);
const speed = first('speed', [/ (?:медленн|неспешн|неторопл)/u, 0.75], [/ (?:быстр|ускорен)/u, 1.25]);
const format = first('format', [/ wav /u, 'wav'], [/ ogg /u, 'ogg'], [/ (?:mp3|мп3) /u, 'mp3']);
const video = first(
  'video',
  [/ (?:только (?:звук|аудио)|звук из|аудио из|звуков\p{L}* дорожк|mp3|мп3)/u, 'audio'],
  [/ (?:1080|full ?hd|фулл ?эйч)/u, '1080'],
  [/ 720/u, '720'],
  [/ (?:360|наименьш|маленьк|минимальн)/u, '360'],
);
const count = first(
  'count',
  [/ (?:2|два|две|пару) (?:вариант|картин|изображ)/u, 2],
  [/ (?:3|три) (?:вариант|картин|изображ)/u, 3],
  [/ (?:4|четыре) (?:вариант|картин|изображ)/u, 4],
);
const tall = / (?:вертикальн|портретн|для (?:сторис|stories)|9 16)/u;
const flat = / (?:горизонтальн|альбомн|широк|16 9|заставк|на слайд|для презентац)/u;
const pixels = first('size', [tall, '1024x1536'], [flat, '1536x1024']);
const localPixels = first('size', [tall, '768x1024'], [flat, '1024x768']);
const aspect = first('aspect', [tall, '9:16'], [flat, '16:9'], [/ 4 3 /u, '4:3'], [/ 3 4 /u, '3:4']);
const recency = first(
  'recency',
  [/ (?:сегодня|за (?:день|сутки)|последн\p{L}* (?:сутк|день))/u, 'day'],
  [/ (?:за (?:эту |последн\p{L}* |прошл\p{L}* )?недел|на этой неделе|новости недели)/u, 'week'],
  [/ (?:за (?:этот |последн\p{L}* |прошл\p{L}* )?месяц|в этом месяце)/u, 'month'],
);
const depth = first('depth', [/ (?:тщательн|внимательн|подробн|все упомин)/u, 'thorough']);

const readers: Partial<Record<TileValue, readonly Read[]>> = {
  translate: [from, to, tone],
  translateLocal: [from, to],
  translateFile: [from, to],
  audio: [recordedIn, timestamps],
  whisper: [recordedIn, speakers],
  summaryAudio: [protocol, length],
  annotator: [length],
  yaSummaryLink: [length],
  speech: [speed, format],
  speechLocal: [speed],
  videoDownload: [video],
  img: [pixels, count],
  sd: [localPixels],
  yaArt: [aspect],
  flux: [aspect],
  perplexity: [recency],
  searchByFile: [depth],
};

/**
 * Settings of a service that the request names: «на английский», «протокол», «только звук». Keys and values are those of
 * `settingsOf`.
 *
 * @param text as `plainWords`
 */
export function readSettings(value: string, text: string): RouterSettings {
  const own = Object.hasOwn(readers, value) ? (readers[value as TileValue] ?? []) : [];
  const settings: Record<string, string | number | boolean> = Object.assign(
    {},
    ...own.map((read) => read(text)),
  );
  // A pair of equal languages is refused by the form.
  if (settings['from'] !== undefined && settings['from'] === settings['to']) delete settings['from'];
  return settings;
}
