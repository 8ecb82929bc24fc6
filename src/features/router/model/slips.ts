import { serviceWords } from '#features/service-names/index.ts';
import { isNear } from '#lib/search.ts';

/** Words that decide what is asked, in their usual forms. */
const vocabulary =
  'переведи переведите перевести перевод английский английском немецкий французский испанский китайский русский озвучь озвучить озвучка вслух голосом диктор расшифруй расшифровать расшифровка стенограмма протокол итоги конспект нарисуй нарисовать рисунок картинка картинку логотип обложка обложку плакат баннер постер иллюстрация открытка изображение распознай распознать сканирование отсканируй скан кратко краткий перескажи пересказ пересказать выжимка аннотация сократи сократить резюмируй посчитай рассчитай вычисли уравнение проверь исправь ошибки перепиши перефразируй отредактируй грамматика запятые найди сравни новости источники статистика погугли командировка командировку отпуск отпуска больничный пропуск регламент справка скачай скачать видео ролик таблица диаграмма график презентация напиши составь придумай поздравление письмо'.split(
    ' ',
  );
const known = new Set(vocabulary.flatMap((word) => [word, word.slice(0, -1), word.slice(0, -2)]));

/** Words of a request that are looked at. */
const maxWords = 12;
/** Shorter words are too near to others. Letters. */
const shortest = 5;

const beginsKnown = (typed: string): boolean =>
  [0, 1, 2].some((cut) => known.has(typed.slice(0, typed.length - cut)));
/** Names of services that are one long word. */
const names = Object.values(serviceWords)
  .flatMap((own) => own.names)
  .filter((name) => name.length > shortest && /^\p{L}+$/u.test(name));

/** The one of these words that is meant by one with a typing mistake; the same word when none is near. */
function meant(typed: string, words: readonly string[]): string {
  if (typed.length < shortest) return typed;
  const isMeant = (word: string): boolean =>
    word.length > shortest && word[0] === typed[0] && isNear(typed, word) && isNear(word, typed);
  return words.find(isMeant) ?? typed;
}

const eachWord = (text: string, change: (word: string) => string): string =>
  text
    .split(' ')
    .map((word, index) => (index > maxWords ? word : change(word)))
    .join(' ');

/** Corrects typing mistakes in the deciding words of a text in the form of `plainWords`. */
export const withoutSlips = (text: string): string =>
  eachWord(text, (typed) => (beginsKnown(typed) ? typed : meant(typed, vocabulary)));

/** Corrects typing mistakes in names of services: «гигачад». */
export const withNames = (text: string): string => eachWord(text, (typed) => meant(typed, names));
