/** The pick of a service without a model: by the words of its tile and by the kinds of the files. */
import type { Schemas, Tile } from '#mocks/store/database.ts';

type Question = Schemas['ServiceQuestion'];
type Pick = Schemas['ServicePick'];
type Kind = Question['fileKinds'][number];

const MAX_PICKS = 4;
/** Words are compared by their beginning, so that «переведи» finds «перевод». */
const STEM = 5;

const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}{3,}/gu) ?? []
  ).map((word) => word.slice(0, STEM));

const kindNames: Record<Kind, string> = {
  document: 'документ',
  picture: 'картинку',
  sound: 'запись',
  table: 'таблицу',
  other: 'файл',
};

const takers: Record<Kind, readonly string[]> = {
  document: ['translateFile', 'annotator', 'searchByFile'],
  picture: ['ocr', 'chatGptMulti'],
  sound: ['whisper', 'summaryAudio', 'audio'],
  table: ['searchByTable'],
  other: [],
};

/** The best picks, in the order of the contract. */
export const bestFirst = (picks: readonly Pick[]): Pick[] =>
  picks
    .toSorted((one, other) => other.confidence - one.confidence || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_PICKS);

/** The services whose words or files fit, best first; none when nothing fits. */
export function picksByWords({ text, fileKinds }: Question, tiles: readonly Tile[]): Pick[] {
  const asked = new Set(stemsOf(text));
  const picks = tiles.flatMap(({ uuid: tileUuid, value, title, tags, description }): Pick[] => {
    const own = [...new Set([...stemsOf(title), ...tags.flatMap(stemsOf)])];
    const words = own.filter((stem) => asked.has(stem)).length;
    const isDescribed = stemsOf(description).some((stem) => asked.has(stem));
    const kind = fileKinds.find((one) => takers[one].includes(value));
    const confidence = Math.min(0.5, words * 0.3) + (isDescribed ? 0.1 : 0) + (kind ? 0.4 : 0);
    if (confidence === 0) return [];
    const reasons = [
      kind && `вы приложили ${kindNames[kind]}`,
      words > 0 && 'слова запроса подходят к\u00a0сервису',
    ];
    const reason = reasons.filter(Boolean).join(', ') || 'запрос подходит к\u00a0описанию сервиса';
    return [{ tileUuid, value, reason, confidence: Math.round(confidence * 100) / 100 }];
  });
  return bestFirst(picks);
}
