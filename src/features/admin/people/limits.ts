import type { AdminGroup } from '#api/generated/model/adminGroup.ts';
import type { Tariff } from '#api/generated/model/tariff.ts';
import { plural } from '#lib/text.ts';

const requests = (count: number): string => plural(count, 'запрос', 'запроса', 'запросов');

/**
 * The limits of a person for all services together, in words. Of the groups the largest limit of a day holds; the
 * tariff bounds the day and the month besides.
 */
export function limitsText(
  tariff: Pick<Tariff, 'dayLimit' | 'monthLimit'> | undefined,
  groups: readonly Pick<AdminGroup, 'dayLimit'>[],
): string {
  const byGroup = groups.flatMap(({ dayLimit }) => dayLimit ?? []);
  const days = [...(byGroup.length > 0 ? [Math.max(...byGroup)] : []), tariff?.dayLimit ?? []].flat();
  const parts = [
    ...(days.length > 0 ? [`${requests(Math.min(...days))} в\u00a0день`] : []),
    ...(typeof tariff?.monthLimit === 'number' ? [`${requests(tariff.monthLimit)} в\u00a0месяц`] : []),
  ];
  return parts.length === 0 ? 'Общего лимита нет.' : `Общий лимит: ${parts.join(', ')}.`;
}
