import {
  adminBannerAdd,
  adminBannerChange,
  adminBannerList,
  adminBannerMove,
  adminBannerRead,
  adminBannerRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import type { AdminBanner } from '#api/generated/model/adminBanner.ts';
import { downloadTable } from '#platform/downloads.ts';
import { BannerPreviews } from '../banners/BannerPreviews.tsx';
import {
  type BannerTypes,
  bannerForm,
  fieldsOf,
  statusOf,
  statusOptions,
  toneOptions,
  toneText,
} from '../forms/banners-form.ts';
import type { AdminScope } from '../kit/admin-scope.ts';
import { type AdminAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { dayText } from '../kit/reporting-days.ts';
import { StatusText } from '../kit/StatusText.tsx';

const adminBanners: AdminScope<BannerTypes> = {
  list: adminBannerList,
  read: (uuid, options) => adminBannerRead({ uuid }, options),
  add: (body, options) => adminBannerAdd(body, options),
  change: ({ uuid, version }, body) => adminBannerChange({ ...body, uuid, version }),
  move: (uuid, position) => adminBannerMove({ uuid, position }),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/banners/downloadListBanner', query, 'Баннеры'),
};

const nameOf = ({ title }: Pick<AdminBanner, 'title'>): string => title;

/** Days in words: «с 20.11.2026 по 23.11.2026», «с 20.11.2026», «—» for a draft. */
export function daysOf({ starts, ends }: Pick<AdminBanner, 'starts' | 'ends'>): string {
  if (starts === null) return '—';
  return `с\u00a0${dayText(starts)}${ends === null ? '' : ` по\u00a0${dayText(ends)}`}`;
}

const audienceOf = ({ companies, groups }: AdminBanner): string =>
  [...companies, ...groups].map(({ label }) => label).join(', ') || 'Все';

const actions: readonly AdminAction<BannerTypes>[] = [
  {
    id: 'on',
    title: 'Включить',
    on: 'one',
    level: 'ask',
    allowed: ({ isActive }) => !isActive || 'Уже включён',
    question: (_count, [row]) => `Включить «${row?.title}»?`,
    effect: 'Его увидят в дни показа при следующей загрузке главной страницы.',
    call: (row) =>
      adminBannerChange({ ...fieldsOf(row), isActive: true, uuid: row.uuid, version: row.version }),
    done: (row) => `Баннер включён: ${nameOf(row)}`,
  },
  {
    id: 'off',
    title: 'Выключить',
    on: 'one',
    level: 'ask',
    allowed: ({ isActive }) => isActive || 'Уже выключен',
    question: (_count, [row]) => `Выключить «${row?.title}»?`,
    effect: 'Он исчезнет при следующей загрузке главной страницы.',
    call: (row) =>
      adminBannerChange({ ...fieldsOf(row), isActive: false, uuid: row.uuid, version: row.version }),
    done: (row) => `Баннер выключен: ${nameOf(row)}`,
  },
  {
    id: 'copy',
    title: 'Копировать',
    on: 'one',
    level: 'ask',
    question: (_count, [row]) => `Копировать «${row?.title}»?`,
    effect: 'Копия станет черновиком на первом месте.',
    call: (row, _values, options) =>
      adminBannerAdd({ ...fieldsOf(row), starts: null, ends: null, isActive: true }, options),
    done: (row) => `Создан черновик: ${nameOf(row)}`,
  },
  {
    id: 'remove',
    title: 'Удалить',
    on: 'one',
    level: 'type',
    isDanger: true,
    isRemoval: true,
    question: (_count, [row]) => `Удалить «${row?.title}»?`,
    effect: 'Вернуть его нельзя.',
    call: ({ uuid, version }, _values, options) => adminBannerRemove({ uuid, version }, options),
    done: (row) => `Баннер удалён: ${nameOf(row)}`,
  },
];

/** Announcements of the main page (administration.md §3, banners). */
export const banners = defineAdminPage<BannerTypes>({
  page: 'banners',
  title: 'Баннеры',
  entity: 'banner',
  idOf: ({ uuid }) => uuid,
  nameOf,
  scopes: { admin: adminBanners },
  search: { label: 'Заголовок или текст' },
  sort: 'position,asc',
  columns: [
    { id: 'title', title: 'Заголовок', isSortable: true, minWidth: 200, render: nameOf },
    {
      id: 'position',
      title: 'Место',
      isSortable: true,
      minWidth: 100,
      render: ({ position }) => position + 1,
    },
    { id: 'tone', title: 'Вид', minWidth: 145, render: ({ tone }) => toneText(tone) },
    { id: 'audience', title: 'Кому', minWidth: 150, render: audienceOf },
    { id: 'starts', isFact: true, title: 'Показ', isSortable: true, minWidth: 185, render: daysOf },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 130,
      render({ status }) {
        const { label, tone } = statusOf(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
  ],
  filters: [
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    { kind: 'choice', name: 'tone', title: 'Вид', options: toneOptions },
    { kind: 'days', from: 'from', to: 'to', title: 'Показ' },
  ],
  actions,
  actionValues: {},
  drawer: { form: { ...bannerForm, Preview: BannerPreviews }, newTitle: 'Новый баннер' },
  empty: 'Объявлений нет',
});
