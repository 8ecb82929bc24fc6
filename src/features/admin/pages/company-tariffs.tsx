import { ApiError } from '#api/error.ts';
import { adminOptionList, adminTariffChange, adminTariffList } from '#api/generated/hooks/admin/admin.ts';
import type { Tariff } from '#api/generated/model/tariff.ts';
import type { TariffChange } from '#api/generated/model/tariffChange.ts';
import type { Choice } from '#forms/index.ts';
import { plural } from '#lib/text.ts';
import { type AdminForm, defineAdminPage } from '../define-admin-page.ts';
import { PeopleLink } from '../people/PeopleLink.tsx';

interface TariffForm {
  title: string;
  dayLimit: number | null;
  monthLimit: number | null;
  tiles: readonly Choice[];
}

interface TariffTypes {
  row: Tariff;
  query: object;
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
    description: 'Одному человеку на все сервисы вместе. Если не заполнить, предела нет',
  }) as const;

const tariffForm: AdminForm<TariffTypes> = {
  fields: (sources) => [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 100, isRequired: true },
    limitField('dayLimit', 'Запросов в день'),
    limitField('monthLimit', 'Запросов в месяц'),
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
    tiles: row?.tiles.map(({ value, label }) => ({ id: value, label })) ?? [],
  }),
  toBody: ({ title, tiles, ...limits }) => ({
    ...limits,
    title: title.trim(),
    tiles: tiles.map(({ id }) => id),
  }),
};

/** The few tariffs, which the gateway gives at once, as the only page of a list. */
async function listTariffs(signal: AbortSignal | undefined) {
  const content = await adminTariffList({ ...(signal && { signal }) });
  return { content, totalElements: content.length, totalPages: 1, number: 0, size: 100, last: true };
}

/** Tariffs of accounts (administration.md §3, company, «Тарифы»). */
export const tariffs = defineAdminPage<TariffTypes>({
  page: 'company/tariffs',
  part: 'tariffs',
  title: 'Тарифы',
  entity: 'tariff',
  idOf: ({ id }) => String(id),
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: (_query, { signal }) => listTariffs(signal),
      async read(key, { signal }) {
        const { content } = await listTariffs(signal);
        const found = content.find(({ id }) => String(id) === key);
        if (!found) throw new ApiError({ kind: 'http', operation: null, url: key, status: 404 });
        return found;
      },
      change: ({ id, version }, body) => adminTariffChange({ ...body, id, version }),
      options: adminOptionList,
    },
  },
  columns: [
    { id: 'title', title: 'Название', minWidth: 200, render: ({ title }) => title },
    { id: 'line', title: 'Линейка', minWidth: 130, render: ({ line }) => line },
    {
      id: 'users',
      title: 'Пользователи',
      align: 'end',
      minWidth: 130,
      render: ({ users }) => numbers.format(users),
    },
    {
      id: 'dayLimit',
      title: 'Запросов в день',
      align: 'end',
      minWidth: 140,
      render: ({ dayLimit }) => limitText(dayLimit),
    },
    {
      id: 'monthLimit',
      title: 'Запросов в месяц',
      align: 'end',
      minWidth: 150,
      render: ({ monthLimit }) => limitText(monthLimit),
    },
    {
      id: 'tiles',
      title: 'Сервисы',
      minWidth: 200,
      render: ({ tiles }) => tiles.map(({ label }) => label).join(', ') || 'Все',
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
  empty: 'Тарифов нет.',
});
