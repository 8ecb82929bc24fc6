import type { LabUse } from '#api/generated/model/labUse.ts';
import { plural } from '#lib/text.ts';

/**
 * How much an object is used: «12 человек · 140 запросов за месяц», for an unused month «Последний запрос 03.09.2026». Null when
 * nobody has used it, when only few did long ago, and when the gateway does not say.
 */
export function wordsOfUse(use: LabUse | undefined): string | null {
  if (!use) return null;
  const { requests, people, lastDay } = use;
  if (requests === 0)
    return lastDay === null ? null : `Последний запрос ${lastDay.split('-').reverse().join('.')}`;
  const asked = `${plural(requests, 'запрос', 'запроса', 'запросов')} за\u00a0месяц`;
  return people === null ? asked : `${plural(people, 'человек', 'человека', 'человек')} · ${asked}`;
}
