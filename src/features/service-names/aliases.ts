import type { TileValue } from '#features/services/index.ts';
import { fold, isNear, spellings } from '#lib/search.ts';

/**
 * Other names of a service, and words for what it does. All are beginnings: case endings may follow. Lower case, «е» for
 * «ё»; words of a phrase are separated by spaces, which the typed text may omit.
 */
export interface ServiceWords {
  names: readonly string[];
  words: readonly string[];
}

const list = (text: string): string[] => text.split(', ');
const words = (names: string, does: string): ServiceWords => ({
  names: names === '' ? [] : list(names),
  words: list(does),
});

const drawing =
  'картинк, рисун, рисов, нарис, иллюстрац, изображен, фото, обложк, логотип, плакат, постер, баннер, открытк, иконк, дизайн, арт, кандинск, kandinsky, midjourney, миджорн, мидджорн';
const recording =
  'расшифр, стенограм, транскри, аудио, диктофон, диктовк, запис, голосов, голос в текст, речь в текст, аудио в текст, интервью, разговор, звонок, звонк, созвон, совещан, stt, speech to text';
const speaking =
  'озвуч, голос, диктор, вслух, начит, прочитать, читать, речь, аудиокниг, автоответчик, закадр, tts, text to speech, текст в речь, аудио, подкаст';
const translating =
  'перевод, перевест, перевед, английск, немецк, китайск, французск, испанск, казахск, иностран, язык, deepl, дипл';
const shortening =
  'пересказ, перескаж, выжимк, кратк, аннотац, саммари, самари, summary, резюм, реферат, конспект, суть, сократ, тезис';

/** What people call the services (HOME-01). Midjourney is not in the portal: FLUX does the same. */
export const serviceWords: Record<TileValue, ServiceWords> = {
  chatGpt: words(
    'chatgpt, chat gpt, чатгпт, чат гпт, чатжпт, чат жпт, чатджипити, чат джипити, чат джи пи ти, чатгпт, gpt, гпт, жпт, джипити, джипит, гопот, openai, open ai, опенаи, опен аи, опенэйай, чатик гпт',
    'нейросет, ии, помощник, ассистент, бот, чатбот, письм, иде, план',
  ),
  chatGptMulti: words(
    'gpt vision, гпт вижн, гпт вижен, chatgpt с картин, чатгпт с картин, гпт с картин, gpt с картин, чат с картин',
    'фото, скрин, снимок экран, картинк, изображен, макет, схем, график, gpt, гпт, чатгпт, чат гпт',
  ),
  yaChat: words(
    'yandexgpt, yandex gpt, yagpt, ya gpt, яндексгпт, яндекс гпт, яндекс джипити, яндексджипити, яндекс жпт, яндекс чат, ягпт, я гпт, алис',
    'яндекс, янднкс, yandex, ya, редактур, письм, грамот, гпт, gpt, джипити, деловой стил',
  ),
  gigaChat: words(
    'gigachat, giga chat, giga, гигачат, гига чат, гига, гиг',
    'сбер, сбербанк, sber, сберчат, сбер чат, письм',
  ),
  gemini: words(
    'gemini, джемини, гемини, джеминай, джимини, гемени, джемени, bard, бард, гугл ии',
    'гугл, google, длинн, картинк',
  ),
  claude: words(
    'claude, клод, клодк, sonnet, opus, антропик, anthropic',
    'клауд, клоуд, клауде, договор, юрист, код',
  ),
  grok: words('grok, грок, грокк', 'xai, маск, илон маск, твиттер'),
  deepSeek: words(
    'deepseek, deep seek, дипсик, дип сик, дипсек, дипсиик, дииспик, дипсичек, диипсик, deepsik',
    'код, программ, математик, задач, sql, рассужд, расчет, китайск нейросет',
  ),
  perplexity: words(
    'perplexity, перплексити, перплекс, перплексит, пёрплексити, пэрплексити',
    'интернет, поиск, поисков, погугл, гугл, новост, источник',
  ),
  llama: words('llama, лама, ллама, лам, ллам, meta ai, мета аи', 'контур, внутренн, локальн, конфиденц'),
  llama3_2: words(
    'llama 3 2, llama3 2, llama 3, лама 3 2, ллама 3 2, лама 3, ллама 3, llama 32',
    'llama, лама, ллама, контур, внутренн, локальн',
  ),
  vasilisa: words(
    'vasilisa, василис, васелис',
    'кадр, hr, эйчар, отпуск, командировк, регламент, пропуск, больничн, справк, база знан, правила, положени, столов',
  ),
  img: words('dalle, dall e, дал и, далли, далл и, далле, дал е, дэлли', `${drawing}, дали, openai`),
  sd: words(
    'stable diffusion, stablediffusion, стейбл дифьюжн, стейбл дифьюжен, стейбл дифужн, стейбл диффужн, стейбл диффьюжн, стабл дифьюжн, стэйбл дифьюжн, стабле диффузион, стейбл, sdxl, sd, сд',
    `${drawing}, контур, внутренн`,
  ),
  yaArt: words(
    'yandexart, yandex art, yaart, яндексарт, яндекс арт, яарт, шедеврум, shedevrum',
    `${drawing}, яндекс, yandex`,
  ),
  flux: words(
    'flux, флакс, флюкс, флукс, midjourney, mid journey, миджорни, миджорн, мидджорни, мидджорн, мид джорни, миджурни, миджорней',
    `${drawing}, надпис, вывеск`,
  ),
  audio: words('', `${recording}, субтитр`),
  whisper: words('whisper, виспер, уиспер, вхиспер, висспер', `${recording}, контур, спикер, говорящ`),
  summaryAudio: words(
    '',
    'протокол, итог, совещан, встреч, созвон, планерк, конспект, минутк, саммари, самари, резюме, пересказ, аудио, запис',
  ),
  speech: words('speechkit, speech kit, спичкит, спич кит', speaking),
  speechEleven: words(
    'elevenlabs, eleven labs, eleven, 11labs, 11 labs, элевенлабс, элевен лабс, илевенлабс, илевен лабс, элевен, илевен, элевенлаб, илевенлаб',
    `${speaking}, реклам, выразительн`,
  ),
  speechLocal: words('', `${speaking}, контур, внутренн`),
  videoDownload: words(
    '',
    'видео, видос, ютуб, ютюб, youtube, рутуб, rutube, скача, скачк, загруз, сохранить, ролик, вебинар, вк видео, vk',
  ),
  translate: words(
    'переводчик, google translate, гугл переводчик, гугл транслейт, яндекс переводчик, translate, транслейт, deepl, дипл',
    translating,
  ),
  translateLocal: words('', `${translating}, переводчик, контур, внутренн`),
  translateFile: words('', `${translating}, переводчик, документ, договор, файл, pdf, субтитр`),
  annotator: words('', `${shortening}, документ, отчет, файл`),
  ocr: words(
    'ocr, оср, finereader, файнридер, файн ридер',
    'распозна, скан, отсканир, фото в текст, картинка в текст, текст с фото, текст с картинк, рукопис, извлеч, pdf в текст',
  ),
  yaSummaryLink: words(
    '300 ya, нейропересказ, yandex 300, яндекс 300',
    `${shortening}, ссылк, стать, сайт, страниц, url`,
  ),
  searchByFile: words(
    'chatpdf, chat pdf, чат с документ',
    'документ, договор, pdf, файл, поиск по документ, поиск по файл, вопрос, цитат, сравн',
  ),
  searchByTable: words(
    'excel, эксель, ексель, эксел, екселька',
    'таблиц, табличк, xlsx, xls, csv, график, диаграм, посчит, сумм, сводн, аналитик, цифр',
  ),
};

/** Leaves only letters and digits, so that «Chat-GPT», «chat gpt» and «chatgpt» are equal. */
const squeeze = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The longest query that is compared; a longer one is not a name. */
const maxQuery = 60;

const squeezed = Object.entries(serviceWords).map(([value, own]) => ({
  value,
  names: own.names.map(squeeze),
  words: own.words.map(squeeze),
}));

const caseEnding = /^(?:ами|ями|ах|ях|ов|ом|ем|ой|ей|ою|ам|ям|ию|ии|ия|у|а|е|ы|и|ю|я|ь|й)?$/;
/** Longest endings that may follow the beginning of a word: of a short one, and of one from five letters on. */
const shortEnding = 2;
const longEnding = 6;

/** A name, in any case. */
const isName = (typed: string, name: string): boolean =>
  typed.startsWith(name) && caseEnding.test(typed.slice(name.length));

/** A word that begins like this one: «нарис-овать», but not «план-ерка». */
function isWord(typed: string, word: string): boolean {
  const rest = typed.length - word.length;
  return rest >= 0 && rest <= (word.length < 5 ? shortEnding : longEnding) && typed.startsWith(word);
}

/** A name with typing mistakes from its second letter on. */
const isNearName = (typed: string, name: string): boolean =>
  name.length > 3 && typed[0] === name[0] && isNear(typed, name) && isNear(name, typed);

/** Scores of a match, best first; «begun» are the first letters of it. */
export const aliasScores = {
  name: 95,
  nearName: 85,
  word: 70,
  begunName: 68,
  begunWord: 65,
  near: 30,
} as const;

/** @param isPhrase several words: they have to be those of a name or a phrase */
function scoreForms(typed: string, { names, words: does }: ServiceWords, isPhrase: boolean): number {
  const isBegun = (known: string): boolean => typed.length > 1 && known.startsWith(typed);
  const isAlmost = (known: string): boolean => known.length > 4 && isNear(typed, known);
  if (names.some((name) => isName(typed, name))) return aliasScores.name;
  if (does.some((word) => (isPhrase ? isName : isWord)(typed, word))) return aliasScores.word;
  if (names.some(isBegun)) return aliasScores.begunName;
  if (does.some(isBegun)) return aliasScores.begunWord;
  if (names.some((name) => isNearName(typed, name))) return aliasScores.nearName;
  return names.some(isAlmost) || does.some(isAlmost) ? aliasScores.near : 0;
}

/** The last query: the tiles of a list are asked about it one after the other. */
let last: { query: string; found: ReadonlyMap<string, number> } | null = null;

/**
 * Finds services by what people call them: «гигачат», «дипсиком», «чат джипити», «стенограмма». Case, «ё», spaces, case
 * endings, the keyboard layout and typing mistakes do not matter (HOME-01).
 *
 * @param query the whole typed text; one that is longer than a name finds nothing
 * @returns the scores of `aliasScores` by the name of the service, without those that do not match
 */
export function findByAlias(query: string): ReadonlyMap<string, number> {
  if (last?.query === query) return last.found;
  const found = new Map<string, number>();
  last = { query, found };
  if (query.length > maxQuery) return found;
  const [typed, ...others] = spellings(query).map(squeeze);
  const isPhrase = /\s/.test(query.trim());
  for (const { value, ...own } of squeezed) {
    const asTyped = typed ? scoreForms(typed, own, isPhrase) : 0;
    const other = Math.max(0, ...others.filter(Boolean).map((text) => scoreForms(text, own, isPhrase) - 1));
    const score = Math.max(asTyped, other);
    if (score > 0) found.set(value, score);
  }
  return found;
}
