import type { LimitRow } from '#api/generated/model/limitRow.ts';
import { formatShare } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { limitAmount, nearlyUsed } from '../words/monitoring-words.ts';
import { momentWords } from './moment-words.ts';
import { type Card, cardsOf, listed } from './part.ts';

const what = ({ scope, period }: LimitRow): string => {
  if (scope === 'connection') return 'бюджета';
  return period === 'day' ? 'лимита на\u00a0день' : 'лимита на\u00a0месяц';
};

/** Whose limit is used; a tariff bounds each person, so its number is that of the most active one. */
function titleOf(row: LimitRow): string {
  const share = row.share >= 1 ? 'исчерпано 100\u00a0%' : `израсходовано ${formatShare(row.share)}`;
  return row.scope === 'tariff'
    ? `Тариф «${row.title}»: у\u00a0одного сотрудника ${share} ${what(row)}`
    : `${row.title}: ${share} ${what(row)}`;
}

/** Cards of the limits that are nearly or wholly used. */
export function limitCard(rows: readonly LimitRow[], search: Card['action']['search']): Card[] {
  const near = rows.filter(({ share }) => share >= nearlyUsed);
  return cardsOf(
    near,
    (row) => ({
      key: `limit ${row.scope} ${row.key}`,
      tone: row.share >= 1 ? 'negative' : 'warning',
      title: titleOf(row),
      text: `${limitAmount(row.used, row)} из\u00a0${limitAmount(row.limit, row)}, начнётся заново ${momentWords(row.resets)}`,
      action: { label: row.scope === 'connection' ? 'Бюджет' : 'Лимиты', search },
    }),
    () => ({
      key: 'limits',
      tone: near.some(({ share }) => share >= 1) ? 'negative' : 'warning',
      title: `${plural(near.length, 'лимит почти исчерпан', 'лимита почти исчерпаны', 'лимитов почти исчерпаны')}`,
      text: listed(near.map((row) => `${row.title}\u00a0— ${formatShare(row.share)}`)),
      action: { label: 'Лимиты', search },
    }),
  );
}
