/** The table of announcements for downloads. */

import { dayCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas } from '#mocks/store/database.ts';

const tones: Readonly<Record<Schemas['BannerTone'], string>> = {
  info: 'новость',
  positive: 'хорошая новость',
  warning: 'предупреждение',
  negative: 'сбой',
};
const statuses: Readonly<Record<Schemas['BannerStatus'], string>> = {
  draft: 'черновик',
  waiting: 'ждёт',
  shown: 'показан',
  ended: 'завершён',
  off: 'выключен',
};

export const bannerColumns: TableColumns<Schemas['AdminBanner']> = {
  title: { title: 'Название', cell: ({ title }) => title },
  position: { title: 'Место', cell: ({ position }) => position + 1 },
  tone: { title: 'Вид', cell: ({ tone }) => tones[tone] },
  audience: {
    title: 'Кому',
    cell: ({ companies, groups }) => [...companies, ...groups].map(({ label }) => label).join(', ') || 'всем',
  },
  starts: { title: 'Первый день', cell: ({ starts }) => dayCell(starts) },
  ends: { title: 'Последний день', cell: ({ ends }) => dayCell(ends) },
  status: { title: 'Статус', cell: ({ status }) => statuses[status] },
};
