import {
  adminOptionList,
  adminTokenAdd,
  adminTokenBatchChange,
  adminTokenChange,
  adminTokenList,
  adminTokenRead,
  adminTokenReset,
} from '#api/generated/hooks/admin/admin.ts';
import type { ApiToken } from '#api/generated/model/apiToken.ts';
import type { TokenStatus } from '#api/generated/model/tokenStatus.ts';
import { optionsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { scopeOptions, scopes, type TokenTypes, tokenForm } from '../forms/api-token-form.ts';
import type { AdminScope } from '../kit/admin-scope.ts';
import { type AdminColumn, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { userIdPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { type StatusWords, unknownStatus } from '../kit/words.ts';
import { showSecret } from './api-token-secret.tsx';

const numbers = new Intl.NumberFormat('ru-RU');
const usualLifetime = 90;

const statuses = {
  active: { label: 'Действует', tone: 'positive' },
  expiring: { label: 'Истекает', tone: 'warning' },
  suspended: { label: 'Приостановлен', tone: 'negative' },
  expired: { label: 'Истёк', tone: 'neutral' },
  revoked: { label: 'Отозван', tone: 'negative' },
} as const satisfies Record<TokenStatus, StatusWords>;
const statusOptions = optionsOf(statuses);

const adminTokens: AdminScope<TokenTypes> = {
  list: adminTokenList,
  read: (uuid, options) => adminTokenRead({ uuid }, options),
  add: async ({ lifetime, ...body }, options) =>
    showSecret(await adminTokenAdd({ ...body, lifetime: lifetime ?? usualLifetime }, options)),
  change: ({ uuid, version }, { ownerId: _owner, ...body }) => adminTokenChange({ ...body, uuid, version }),
  changeKeys: (keys, action, options) => adminTokenBatchChange({ keys, action }, options),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/apiToken/downloadListToken', query, 'Токены'),
};

const columns: readonly AdminColumn<ApiToken>[] = [
  { id: 'name', title: 'Название', isSortable: true, minWidth: 190, render: ({ name }) => name },
  {
    id: 'owner',
    isFact: true,
    under: 'name',
    title: 'Владелец',
    minWidth: 170,
    render: ({ owner }) => owner || '—',
  },
  {
    id: 'prefix',
    isHidden: true,
    title: 'Начало токена',
    minWidth: 125,
    render: ({ prefix }) => `${prefix}…`,
  },
  {
    id: 'scopes',
    title: 'Права',
    minWidth: 140,
    render: (row) => row.scopes.map((scope) => scopes[scope]).join(', ') || '—',
  },
  {
    id: 'created',
    title: 'Выпущен',
    isSortable: true,
    minWidth: 150,
    render: ({ created }) => <Moment isShort value={created} />,
  },
  {
    id: 'expires',
    under: 'created',
    title: 'Действует до',
    isSortable: true,
    minWidth: 150,
    render: ({ expires }) => <Moment isShort value={expires} />,
  },
  {
    id: 'lastUsed',
    isFact: true,
    title: 'Последний вызов',
    isSortable: true,
    minWidth: 130,
    render: ({ lastUsed }) => <Moment isShort value={lastUsed} none="Не было" />,
  },
  {
    id: 'requests30',
    title: 'Запросы за 30 дней',
    isSortable: true,
    align: 'end',
    minWidth: 110,
    render: ({ requests30 }) => numbers.format(requests30),
  },
  {
    id: 'status',
    isFact: true,
    title: 'Статус',
    minWidth: 120,
    render({ status }) {
      const { label, tone } = status ? statuses[status] : unknownStatus;
      return <StatusText tone={tone}>{label}</StatusText>;
    },
  },
];

/** Tokens of other systems (administration.md §3, apiToken). */
export const apiTokens = defineAdminPage<TokenTypes>({
  page: 'apiToken',
  title: 'Токены',
  entity: 'token',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  scopes: { admin: adminTokens },
  search: { label: 'Название или владелец', isPersonal: true },
  sort: 'created,desc',
  columns,
  filters: [
    {
      kind: 'lookup',
      name: 'owner',
      title: 'Владелец',
      source: 'user',
      pattern: userIdPattern,
      isNumeric: true,
    },
    { kind: 'choice', name: 'scope', title: 'Права', options: scopeOptions },
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    { kind: 'days', from: 'createdFrom', to: 'createdTo', title: 'Выпущен' },
    { kind: 'days', from: 'expiresFrom', to: 'expiresTo', title: 'Действует до' },
  ],
  actions: [
    {
      id: 'reset',
      title: 'Перевыпустить',
      on: 'one',
      level: 'ask',
      allowed: ({ status }) => status === 'active' || status === 'expiring' || 'Токен не действует',
      question: (_count, [row]) => `Перевыпустить токен «${row?.name}»?`,
      effect: 'Внешней системе нужно будет передать новый токен.',
      fields: () => [
        {
          kind: 'select',
          name: 'keepHours',
          label: 'Прежний токен',
          isRequired: true,
          options: [
            { id: '0', label: 'Перестанет действовать сразу' },
            { id: '1', label: 'Будет действовать ещё час' },
            { id: '24', label: 'Будет действовать ещё сутки' },
          ],
        },
      ],
      call: async ({ uuid }, { keepHours }, options) => {
        const hours = keepHours === '24' ? 24 : keepHours === '1' ? 1 : 0;
        return showSecret(await adminTokenReset({ uuid, keepHours: hours }, options));
      },
      done: () => null,
    },
    {
      id: 'revoke',
      title: 'Отозвать',
      on: 'both',
      level: 'ask',
      isDanger: true,
      allowed: ({ status }) => status !== 'revoked' || 'Уже отозван',
      question: (count) => `Отозвать ${plural(count, 'токен', 'токена', 'токенов')}?`,
      effect: 'Внешние системы сразу потеряют доступ. Вернуть отозванный токен нельзя.',
      run: () => ({ kind: 'revoke' }),
    },
  ],
  actionValues: { keepHours: '1' },
  drawer: { form: tokenForm, newTitle: 'Новый токен' },
  empty: { title: 'Токенов нет', text: 'Выпустите первый для внешней системы.' },
});
