import { adminOptionList, adminTariffChange, adminTariffList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminTariffListParams } from '#api/generated/model/adminTariffListParams.ts';
import type { Tariff } from '#api/generated/model/tariff.ts';
import type { TariffChange } from '#api/generated/model/tariffChange.ts';
import type { Choice } from '#forms/index.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { choicesFrom, idsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { type AdminForm, defineAdminPage } from '../kit/define-admin-page.ts';
import { servicePattern, tariffIdPattern } from '../kit/patterns.ts';
import { partOf, rowOf } from '../monitoring/query.ts';
import { PeopleLink } from '../people/PeopleLink.tsx';

interface TariffForm {
  title: string;
  dayLimit: number | null;
  monthLimit: number | null;
  storageMb: number | null;
  tiles: readonly Choice[];
}

interface TariffTypes {
  row: Tariff;
  query: Omit<AdminTariffListParams, 'sort'>;
  form: TariffForm;
  body: Omit<TariffChange, 'id' | 'version'>;
  action: never;
  actionForm: object;
}

const numbers = new Intl.NumberFormat('ru-RU');
const limitText = (limit: number | null): string => (limit === null ? '—' : numbers.format(limit));

const limitField = (name: 'dayLimit' | 'monthLimit', label: string) =>
  ({
    kind: 'number',
    name,
    label,
    minValue: 0,
    maxValue: 1_000_000,
    description: 'Одному человеку на все сервисы вместе. Если не заполнить, лимита нет',
  }) as const;

const tariffForm: AdminForm<TariffTypes> = {
  fields: (sources) => [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 100, isRequired: true },
    limitField('dayLimit', 'Запросов в день'),
    limitField('monthLimit', 'Запросов в месяц'),
    {
      kind: 'number',
      name: 'storageMb',
      label: 'Место для файлов, МБ',
      minValue: 0,
      maxValue: 1_000_000_000,
      description:
        'Одному человеку; 1\u00a0ГБ\u00a0— это 1024\u00a0МБ. Если не\u00a0заполнить, действует общий лимит портала',
    },
    {
      kind: 'multiLookup',
      name: 'tiles',
      label: 'Сервисы',
      source: sources('tile'),
      description: 'Если не выбрать, открыты все',
    },
  ],
  toValues: (row) => ({
    title: row?.title ?? '',
    dayLimit: row?.dayLimit ?? null,
    monthLimit: row?.monthLimit ?? null,
    storageMb: row?.storageMb ?? null,
    tiles: choicesFrom(row?.tiles ?? []),
  }),
  toBody: ({ title, tiles, ...limits }) => ({ ...limits, title: title.trim(), tiles: idsOf(tiles) }),
};

/** Tariffs of accounts (administration.md §3, company, «Тарифы»). */
export const tariffs = defineAdminPage<TariffTypes>({
  page: 'company/tariffs',
  part: 'tariffs',
  title: 'Тарифы',
  entity: 'tariff',
  idOf: ({ id }) => String(id),
  keyPattern: tariffIdPattern,
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: async ({ page, size, ...query }, options) =>
        partOf(await adminTariffList(query, options), { page, size }),
      read: async (key, options) =>
        rowOf(await adminTariffList({}, options), ({ id }) => String(id) === key, key),
      change: ({ id, version }, body) => adminTariffChange({ ...body, id, version }),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/company/downloadListTariff', query, 'Тарифы'),
    },
  },
  search: { label: 'Название или линейка' },
  columns: [
    { id: 'title', title: 'Название', isSortable: true, minWidth: 190, render: ({ title }) => title },
    { id: 'line', title: 'Линейка', isSortable: true, minWidth: 120, render: ({ line }) => line },
    {
      id: 'users',
      isFact: true,
      title: 'Пользователи',
      isSortable: true,
      align: 'end',
      minWidth: 145,
      render: ({ users }) => numbers.format(users),
    },
    {
      id: 'dayLimit',
      isFact: true,
      title: 'Запросов в день',
      isSortable: true,
      align: 'end',
      minWidth: 158,
      render: ({ dayLimit }) => limitText(dayLimit),
    },
    {
      id: 'monthLimit',
      title: 'Запросов в месяц',
      isSortable: true,
      align: 'end',
      minWidth: 167,
      render: ({ monthLimit }) => limitText(monthLimit),
    },
    {
      id: 'storageMb',
      title: 'Место для файлов',
      isHidden: true,
      align: 'end',
      minWidth: 120,
      render: ({ storageMb }) => (storageMb === null ? '—' : formatFileSize(storageMb * 1024 * 1024)),
    },
    {
      id: 'tiles',
      title: 'Сервисы',
      minWidth: 190,
      render: ({ tiles }) => tiles.map(({ label }) => label).join(', ') || 'Все',
    },
  ],
  filters: [
    { kind: 'lookup', name: 'tile', title: 'Сервис', source: 'tile', pattern: servicePattern },
    {
      kind: 'yesNo',
      name: 'isLimited',
      title: 'Число запросов',
      yes: 'ограничено',
      no: 'не\u00a0ограничено',
    },
  ],
  drawer: {
    form: tariffForm,
    tabs: [
      {
        id: 'people',
        title: 'Пользователи',
        render: ({ id, users }) => (
          <PeopleLink
            count={users}
            text={
              users === 0
                ? 'На\u00a0тарифе никого нет.'
                : `На\u00a0тарифе ${plural(users, 'пользователь', 'пользователя', 'пользователей')}.`
            }
            search={{ tariff: id }}
          />
        ),
      },
    ],
  },
  empty: 'Тарифов нет',
});
