import type { TileValue } from '#features/services/index.ts';
import type { Given } from './asks/rule.ts';
import type { Ask, FileKind } from './types.ts';

/** Points by the name of the service. */
export type Points = Readonly<Partial<Record<TileValue, number>>>;

/** Points for what is attached, when the request does not say more (spec §2.2: sound and tables 60, pictures 40, documents 30). */
export const pointsForFile: Readonly<Record<FileKind, Points>> = {
  sound: { audio: 60, whisper: 56, summaryAudio: 50 },
  table: { searchByTable: 60 },
  picture: { ocr: 40, chatGptMulti: 40, gemini: 25, claude: 20, searchByTable: 8 },
  document: {
    annotator: 30,
    searchByFile: 27,
    chatGpt: 25,
    claude: 23,
    translateFile: 22,
    gigaChat: 22,
    gemini: 20,
    deepSeek: 12,
    vasilisa: 4,
  },
  other: {},
};

const chats: Points = {
  chatGpt: 40,
  gigaChat: 38,
  yaChat: 38,
  claude: 33,
  llama: 25,
  grok: 24,
  llama3_2: 23,
  gemini: 20,
  deepSeek: 12,
  perplexity: 8,
  vasilisa: 4,
};

/** Points that depend on what is given. */
type Rule = (given: Given) => Points;

const byKind =
  (points: Partial<Record<FileKind | 'address', Points>>, none: Points): Rule =>
  ({ kinds, hasAddress }) => {
    for (const kind of kinds) {
      if (points[kind]) return points[kind];
    }
    return (hasAddress && points.address) || none;
  };

const always =
  (points: Points): Rule =>
  () =>
    points;

/** Points for what the request asks for, by what is attached. */
export const pointsForAsk: Readonly<Record<Ask, Rule>> = {
  translate: byKind(
    {
      document: { translateFile: 55, claude: 8, chatGpt: 8, gemini: 5 },
      picture: { chatGptMulti: 35, gemini: 30, ocr: 25 },
      sound: { audio: 20, whisper: 18 },
      address: { yaSummaryLink: 30, translate: 30, translateLocal: 14 },
    },
    { translate: 45, translateLocal: 26, translateFile: 22, chatGpt: 6, claude: 4 },
  ),
  speak: always({ speech: 45, speechEleven: 27, speechLocal: 26 }),
  transcribe: byKind(
    { sound: { audio: 40, whisper: 38, summaryAudio: 5 } },
    { audio: 45, whisper: 38, summaryAudio: 15 },
  ),
  minutes: always({ summaryAudio: 50, audio: 5, whisper: 5 }),
  draw: always({ img: 45, yaArt: 42, flux: 41, sd: 27 }),
  recognise: always({ ocr: 50, chatGptMulti: 18, gemini: 12 }),
  look: always({ chatGptMulti: 40, gemini: 28, claude: 20 }),
  summarise: byKind(
    {
      document: { annotator: 50, chatGpt: 12, claude: 12, gemini: 10, gigaChat: 12, searchByFile: 8 },
      picture: { chatGptMulti: 30, gemini: 25 },
      address: { yaSummaryLink: 45 },
    },
    { ...chats, annotator: 20, yaSummaryLink: 20 },
  ),
  find: byKind({ document: { searchByFile: 50, claude: 20, gemini: 18, chatGpt: 18 } }, { searchByFile: 45 }),
  check: byKind(
    { document: { chatGpt: 45, claude: 43, gigaChat: 38, gemini: 26, searchByFile: 15, deepSeek: 10 } },
    chats,
  ),
  table: byKind(
    { table: { searchByTable: 40 }, picture: { searchByTable: 50, chatGptMulti: 20, ocr: 15 } },
    { searchByTable: 45, deepSeek: 15, chatGpt: 15 },
  ),
  calculate: always({ deepSeek: 45, chatGpt: 28, claude: 25 }),
  web: always({ perplexity: 45, grok: 14, chatGpt: 10 }),
  company: always({ vasilisa: 45, chatGpt: 8, gigaChat: 6 }),
  code: always({ deepSeek: 45, claude: 43, chatGpt: 32, gigaChat: 12, llama: 10 }),
  write: byKind({ document: { chatGpt: 20, claude: 20, gigaChat: 18 } }, chats),
  edit: always({ ...chats, yaChat: 44 }),
  download: always({ videoDownload: 55 }),
};

/** Words that speak for one of several services of a kind, once the ask is one of these. */
export interface Nuance {
  pattern: RegExp;
  asks: readonly Ask[];
  points: Points;
}

export const nuances: readonly Nuance[] = [
  {
    asks: ['draw'],
    pattern: / (?:надпис|с текстом|вывеск|постер|плакат|баннер|фотореал|фото|слоган|буквы|буквами|шрифт)/u,
    points: { flux: 18 },
  },
  {
    asks: ['draw'],
    pattern:
      / (?:акварел|москв|русск|росси|масленниц|маслениц|избушк|матрешк|хохлом|гжел|питер|петербург|сибир|урал)/u,
    points: { yaArt: 14 },
  },
  { asks: ['draw'], pattern: / (?:обложк|заставк|презентац|иллюстрац)/u, points: { img: 8 } },
  {
    asks: ['speak'],
    pattern: / (?:выразительн|эмоц|интонац|реклам|актер|артистич|сказк|драматич|трейлер)/u,
    points: { speechEleven: 40 },
  },
  {
    asks: ['transcribe'],
    pattern: / (?:спикер|говорящ|по ролям|по голосам|кто что|собеседник|участник|разделе|раздели)/u,
    points: { whisper: 25 },
  },
  {
    asks: ['write', 'edit'],
    pattern: / (?:инструкци|регламент|положени|жалоб|претензи)/u,
    points: { gigaChat: 6 },
  },
  { asks: ['write', 'edit'], pattern: / (?:делов|заголов|поздрав|стих|слоган)/u, points: { yaChat: 5 } },
  {
    asks: ['write', 'edit', 'check'],
    pattern: / (?:договор|риск|соглашени|юридич|контракт)/u,
    points: { claude: 9 },
  },
  { asks: ['write'], pattern: / (?:за минуту|доводы|за и против|в двух словах)/u, points: { grok: 20 } },
  { asks: ['code'], pattern: / (?:объясн|рефактор|ревью|review|проверь)/u, points: { claude: 6 } },
  {
    asks: ['summarise'],
    pattern: / (?:ссылк|сайт|веб|по адресу|лонгрид|в интернет)/u,
    points: { yaSummaryLink: 40 },
  },
  { asks: ['summarise'], pattern: / (?:файл|документ|pdf|пдф|docx|ворд)/u, points: { annotator: 30 } },
  {
    asks: ['find', 'summarise', 'check'],
    pattern: / (?:длинн|большо|огромн|\d{3,} страниц)/u,
    points: { gemini: 12 },
  },
];

/** Words by which a request speaks of something that is not attached yet; who needs it is offered all the same. */
export const mentions: Readonly<Record<'document' | 'sound' | 'table' | 'picture' | 'address', RegExp>> = {
  document: / (?:файл|документ|pdf|пдф|docx|word|ворд|вложен|приложен|субтитр)/u,
  sound:
    / (?:аудио|запис[ьи] |диктофон|голосов|созвон|звонк|звонок|разговор|интервью|подкаст|mp3|wav|лекци|стенограм)/u,
  table: / (?:таблиц|табличк|excel|эксел|xlsx|csv|столб|сводн|диаграмм|график)/u,
  picture: / (?:скан|отскан|фото|снимк|снимок|скрин|картинк|изображени|рукопис|чек |паспорт|pdf|пдф)/u,
  address:
    / (?:ссылк|стать[юяие]|сайт|страниц|видео|видос|ролик|вебинар|ютуб|ютюб|youtube|рутуб|rutube|трансляц|клип)/u,
};

/** Words by which a text must not leave the company. */
export const staysWords =
  / (?:наружу|за периметр|нельзя (?:передав|показыв|отправл|вынос)|обезлич|не вынос|не отправля\p{L}* (?:за|наруж|в интернет|никуда)|за пределы|(?:не|чтобы не)(?: \p{L}+){0,2} (?:уход|утек|покид)|конфиденц|в контуре|внутри контура|контур |секретн|коммерческ\p{L}* тайн|персональн\p{L}* данн|для внутреннего пользов|дсп |не для внешн|локальн|закрыт\p{L}* (?:контур|данн|информ)|внутри компании|остал\p{L}* в компании|внутренн\p{L}* (?:переписк|текст|материал|документ|инструктаж|презентац|запис|совещан|данн|письм|отчет|объявлен|курс|пользов|новост|рассылк))/u;

/** Addresses of video sites. */
export const videoHosts =
  /(?:youtube\.com|youtu\.be|rutube\.ru|vk(?:video)?\.(?:com|ru)\/(?:video|clip)|vkvideo\.ru|vimeo\.com|dzen\.ru\/(?:video|shorts)|ok\.ru\/video|tiktok\.com|twitch\.tv)|\.(?:mp4|webm|mov|m3u8)(?:$|\?)/i;
