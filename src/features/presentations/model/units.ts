/** The units of values in charts, as people write them in titles and in names of series. */
import { DECK_LIMITS } from './deck.ts';

/** True for a text that may be a unit: short and without digits. */
export const isUnit = (text: string): boolean => text.length <= DECK_LIMITS.unit && !/\d/.test(text);

const MANY = String.raw`(?:тыс\.?|млн|млрд|трлн)`;
const USUAL = new RegExp(
  `^(?:${MANY}|(?:${MANY}[ \u00a0])?(?:[%‰₽$€£]|п\\.[ \u00a0]?п\\.|руб\\.?|шт\\.?|чел\\.?|ед\\.?|тонн|кг|км|м[²³]|ч|мин\\.?|дн\\.?|мес\\.?|pcs\\.?|kg|km))$`,
  'u',
);

/** True for a text that is one of the usual units: «%», «млн ₽», «тыс. шт.». */
export const isUsualUnit = (text: string): boolean => isUnit(text) && USUAL.test(text);

/** «Рентабельность, %» has the unit «%»; undefined for a name without a usual unit, such as «Выручка, факт». */
export function unitInName(name: string): string | undefined {
  const unit = /^.+,\s([^,]+)$/u.exec(name.trim())?.[1]?.trim() ?? '';
  return isUsualUnit(unit) ? unit : undefined;
}

/** True for two spellings of one unit: «шт» and «шт.». */
export const isSameUnit = (one: string, other: string): boolean => {
  const bare = (unit: string): string => unit.replaceAll(/[\s.]/gu, '');
  return bare(one) === bare(other);
};
