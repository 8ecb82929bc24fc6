import {
  adminOptionList,
  adminPriceAdd,
  adminPriceChange,
  adminPriceList,
  adminPriceRead,
  adminPriceRemove,
} from '#api/generated/hooks/admin/admin.ts';
import type { Price } from '#api/generated/model/price.ts';
import { downloadTable } from '#platform/downloads.ts';
import { type PriceTypes, priceForm, statusOf, statusOptions } from '../forms/prices-form.ts';
import type { AdminScope } from '../kit/admin-scope.ts';
import { type CallAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { rublesText } from '../kit/money.ts';
import { uuidPattern } from '../kit/patterns.ts';
import { dayText } from '../kit/reporting-days.ts';
import { StatusText } from '../kit/StatusText.tsx';

const adminPrices: AdminScope<PriceTypes> = {
  list: adminPriceList,
  read: (uuid, options) => adminPriceRead({ uuid }, options),
  add: (body, options) => adminPriceAdd(body, options),
  change: ({ uuid, version }, body) => adminPriceChange({ ...body, uuid, version }),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/externalApi/downloadListPrice', query, 'Прайс-лист'),
};

const nameOf = ({ connectionTitle, model }: Price): string =>
  model === null ? connectionTitle : `${connectionTitle}, ${model}`;

/** Days in words: «с 01.09.2026 по 30.11.2026», «с 01.12.2026». */
const daysOf = ({ starts, ends }: Price): string =>
  `с\u00a0${dayText(starts)}${ends === null ? '' : ` по\u00a0${dayText(ends)}`}`;

const actions: readonly CallAction<PriceTypes>[] = [
  {
    id: 'remove',
    title: 'Удалить',
    on: 'one',
    level: 'type',
    isDanger: true,
    isRemoval: true,
    allowed: ({ status }) => status === 'planned' || 'Цена уже действует: по\u00a0ней посчитаны запросы',
    question: (_count, [row]) => `Удалить цену «${row ? nameOf(row) : ''}»?`,
    effect: 'Останется прежняя цена.',
    call: ({ uuid, version }, _values, options) => adminPriceRemove({ uuid, version }, options),
    done: (row) => `Цена удалена: ${nameOf(row)}`,
  },
];

/** What connections cost from which day on (ADM-49). */
export const prices = defineAdminPage<PriceTypes>({
  page: 'externalApi/prices',
  part: 'prices',
  title: 'Прайс-лист',
  entity: 'price',
  idOf: ({ uuid }) => uuid,
  nameOf,
  scopes: { admin: adminPrices },
  search: { label: 'Подключение или модель' },
  sort: 'starts,desc',
  columns: [
    {
      id: 'connection',
      title: 'Подключение',
      isSortable: true,
      minWidth: 180,
      render: ({ connectionTitle }) => connectionTitle,
    },
    {
      id: 'model',
      isFact: true,
      under: 'connection',
      title: 'Модель',
      isSortable: true,
      minWidth: 180,
      render: ({ model }) => model ?? 'Все модели',
    },
    {
      id: 'tokensIn',
      isFact: true,
      title: 'Млн токенов запроса',
      align: 'end',
      minWidth: 135,
      render: ({ tokensIn }) => rublesText(tokensIn),
    },
    {
      id: 'tokensOut',
      isFact: true,
      under: 'tokensIn',
      title: 'ответа',
      align: 'end',
      minWidth: 135,
      render: ({ tokensOut }) => rublesText(tokensOut),
    },
    {
      id: 'picture',
      title: 'Картинка',
      align: 'end',
      minWidth: 120,
      render: ({ picture }) => rublesText(picture),
    },
    {
      id: 'minute',
      under: 'picture',
      title: 'Минута звука',
      align: 'end',
      minWidth: 120,
      render: ({ minute }) => rublesText(minute),
    },
    { id: 'starts', isFact: true, title: 'Срок', isSortable: true, minWidth: 140, render: daysOf },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 150,
      render({ status }) {
        const { label, tone } = statusOf(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    { id: 'changedBy', title: 'Кто изменил', minWidth: 180, render: ({ changedBy }) => changedBy || '—' },
    {
      id: 'changed',
      under: 'changedBy',
      title: 'Изменено',
      isSortable: true,
      minWidth: 180,
      render: ({ changed }) => <Moment isShort value={changed} />,
    },
  ],
  filters: [
    { kind: 'lookup', name: 'connection', title: 'Подключение', source: 'connection', pattern: uuidPattern },
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
  ],
  actions,
  actionValues: {},
  drawer: { form: priceForm, newTitle: 'Новая цена' },
  empty: 'Цен нет. Без них запросы к\u00a0подключениям ничего не\u00a0стоят.',
});
