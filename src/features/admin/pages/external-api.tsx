import {
  adminConnectionAdd,
  adminConnectionChange,
  adminConnectionCheck,
  adminConnectionKeyChange,
  adminConnectionList,
  adminConnectionRead,
  adminConnectionRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import type { ExternalApi } from '#api/generated/model/externalApi.ts';
import { formatDuration } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { toast } from '#ui/index.ts';
import {
  bodyOf,
  type ConnectionTypes,
  connectionForm,
  keyError,
  providerOptions,
} from '../forms/external-api-form.ts';
import type { AdminScope } from '../kit/admin-scope.ts';
import { type CallAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { connectionColumns, statusOptions } from './external-api-columns.tsx';

const adminConnections: AdminScope<ConnectionTypes> = {
  list: adminConnectionList,
  read: (uuid, options) => adminConnectionRead({ uuid }, options),
  add: ({ isKeyErased: _none, ...body }, options) => adminConnectionAdd(body, options),
  change: ({ uuid, version }, body) => adminConnectionChange({ ...body, uuid, version }),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/externalApi/downloadListConnection', query, 'Подключения'),
};

/** What stops while a connection is switched off. */
export function offEffect({ services, fallbackTitle }: ExternalApi): string {
  if (services.length === 0) return 'Ни один сервис его не использует.';
  const names = services.map(({ label }) => label).join(', ');
  return fallbackTitle === null
    ? `Перестанут отвечать: ${names}.`
    : `Через «${fallbackTitle}» будут отвечать: ${names}.`;
}

const setDisabled = (row: ExternalApi, isDisabled: boolean): Promise<ExternalApi> =>
  adminConnectionChange({ ...bodyOf(row, { isDisabled }), uuid: row.uuid, version: row.version });

async function check({ uuid, title }: ExternalApi) {
  const { isOk, latency, message } = await adminConnectionCheck({ uuid });
  if (isOk) return latency;
  toast.show({ tone: 'negative', title: `${title} не отвечает`, text: message });
  return null;
}

const actions: readonly CallAction<ConnectionTypes>[] = [
  {
    id: 'check',
    title: 'Проверить',
    on: 'one',
    level: 'now',
    question: (_count, [row]) => `Проверить «${row?.title}»?`,
    call: check,
    done: ({ title }, latency) =>
      typeof latency === 'number' ? `${title} отвечает за ${formatDuration(latency)}` : null,
  },
  {
    id: 'key',
    title: 'Сменить ключ',
    on: 'one',
    level: 'ask',
    question: (_count, [row]) => `Сменить ключ подключения «${row?.title}»?`,
    effect: 'Прежний ключ перестанет использоваться. Прочитать ключ на портале потом нельзя.',
    fields: () => [
      {
        kind: 'text',
        name: 'key',
        label: 'Новый ключ',
        type: 'password',
        autoComplete: 'new-password',
        isRequired: true,
      },
      { kind: 'date', name: 'keyExpires', label: 'Действует до' },
    ],
    validate: ({ key }) => ({ key: keyError(key.trim()) }),
    call: ({ uuid, version }, { key, keyExpires }) =>
      adminConnectionKeyChange({ uuid, version, key: key.trim(), keyExpires }),
    done: () => 'Ключ сменён. Проверьте подключение',
  },
  {
    id: 'off',
    title: 'Выключить',
    on: 'one',
    level: 'ask',
    isDanger: true,
    allowed: ({ isDisabled }) => !isDisabled || 'Уже выключено',
    question: (_count, [row]) => `Выключить «${row?.title}»?`,
    effect: ([row]) => (row ? offEffect(row) : ''),
    call: (row) => setDisabled(row, true),
    done: ({ title }) => `Выключено: ${title}`,
  },
  {
    id: 'on',
    title: 'Включить',
    on: 'one',
    level: 'now',
    allowed: ({ isDisabled }) => isDisabled || 'Уже включено',
    question: (_count, [row]) => `Включить «${row?.title}»?`,
    call: (row) => setDisabled(row, false),
    done: ({ title }) => `Включено: ${title}`,
  },
  {
    id: 'remove',
    title: 'Удалить',
    on: 'one',
    level: 'type',
    isDanger: true,
    isRemoval: true,
    allowed: ({ services: { length } }) =>
      length === 0 || `Используется в ${plural(length, 'сервисе', 'сервисах', 'сервисах')}`,
    question: (_count, [row]) => `Удалить подключение «${row?.title}»?`,
    effect: 'Ключ удалится вместе с подключением. Вернуть их нельзя.',
    call: ({ uuid, version }, _values, options) => adminConnectionRemove({ uuid, version }, options),
    done: ({ title }) => `Удалено: ${title}`,
  },
];

/** Connections to providers of models (administration.md §3, externalApi). */
export const connections = defineAdminPage<ConnectionTypes>({
  page: 'externalApi',
  title: 'Внешние API',
  entity: 'connection',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ title }) => title,
  scopes: { admin: adminConnections },
  search: { label: 'Название, адрес или сервис' },
  sort: 'title,asc',
  columns: connectionColumns,
  filters: [
    { kind: 'choice', name: 'provider', title: 'Поставщик', options: providerOptions },
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
  ],
  actions,
  actionValues: { key: '', keyExpires: null },
  drawer: { form: connectionForm, newTitle: 'Новое подключение' },
  empty: 'Подключений нет. Работают только сервисы в контуре.',
});
