import {
  adminCompanyAdd,
  adminCompanyBatchChange,
  adminCompanyChange,
  adminCompanyList,
  adminCompanyRead,
  adminCompanyRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import type { Company } from '#api/generated/model/company.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { Badge, lazyPart, Preloader } from '#ui/index.ts';
import { type CompanyTypes, companyForm } from '../forms/company-form.ts';
import type { AdminScope } from '../kit/admin-scope.ts';
import { type AdminColumn, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { tariffIdPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { unknownStatus } from '../kit/words.ts';
import { PeopleLink } from '../people/PeopleLink.tsx';

const BrandTab = lazyPart(() => import('../brand/BrandTab.tsx'));

/** Bytes of the contract's unit. */
const MB = 1024 * 1024;
const numbers = new Intl.NumberFormat('ru-RU');
const labels = (options: Company['admins'], none: string): string =>
  options.map(({ label }) => label).join(', ') || none;

const adminCompanies: AdminScope<CompanyTypes> = {
  list: adminCompanyList,
  read: (uuid, options) => adminCompanyRead({ uuid }, options),
  add: (body, options) => adminCompanyAdd({ ...body }, options),
  change: ({ uuid, version }, body) => adminCompanyChange({ ...body, uuid, version }),
  changeKeys: (keys, action, options) => adminCompanyBatchChange({ keys, action }, options),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/company/downloadListCompany', query, 'Компании'),
};

const statuses = {
  active: { label: 'Действует', tone: 'positive' },
  blocked: { label: 'Заблокирована', tone: 'negative' },
} as const;
const statusOptions = [
  { id: 'active', label: statuses.active.label },
  { id: 'blocked', label: statuses.blocked.label },
];

/** Where a bound is reached or nearly so. */
const NearBound = ({ isReached }: { isReached: boolean }) => (
  <>
    <br />
    <Badge tone={isReached ? 'negative' : 'warning'}>
      {isReached ? 'Лимит исчерпан' : 'Больше 90\u00a0% лимита'}
    </Badge>
  </>
);

/** The month's requests and their bound. */
function Used({ row: { used, monthLimit } }: { row: Company }) {
  if (monthLimit === null) return numbers.format(used);
  const text = `${numbers.format(used)} из ${numbers.format(monthLimit)}`;
  if (used < monthLimit * 0.9) return text;
  return (
    <>
      {text}
      <NearBound isReached={used >= monthLimit} />
    </>
  );
}

/** What the files of its people take, and their bound. */
function Storage({ row: { storage, storageMb } }: { row: Company }) {
  const taken = formatFileSize(storage);
  if (storageMb === null) return taken;
  const room = storageMb * MB;
  return (
    <>
      {`${taken} из ${formatFileSize(room)}`}
      {storage >= room * 0.9 && <NearBound isReached={storage >= room} />}
    </>
  );
}

const columns: readonly AdminColumn<Company>[] = [
  { id: 'name', title: 'Название', isSortable: true, minWidth: 170, render: ({ name }) => name },
  {
    id: 'domains',
    isFact: true,
    under: 'name',
    title: 'Домены',
    minWidth: 132,
    render: ({ domains }) => domains.join(', ') || '—',
  },
  {
    id: 'users',
    isFact: true,
    title: 'Пользователи',
    isSortable: true,
    align: 'end',
    minWidth: 125,
    render: ({ users }) => numbers.format(users),
  },
  {
    id: 'admins',
    title: 'Администраторы',
    align: 'end',
    minWidth: 130,
    render: ({ admins }) => <span title={labels(admins, '')}>{numbers.format(admins.length)}</span>,
  },
  { id: 'tariffIds', title: 'Тарифы', minWidth: 110, render: ({ tariffs }) => labels(tariffs, 'Все') },
  {
    id: 'used',
    title: 'Запросы за месяц',
    isSortable: true,
    align: 'end',
    minWidth: 170,
    render: (row) => <Used row={row} />,
  },
  {
    id: 'storage',
    title: 'Занято файлами',
    isSortable: true,
    isHidden: true,
    align: 'end',
    minWidth: 150,
    render: (row) => <Storage row={row} />,
  },
  {
    id: 'status',
    isFact: true,
    title: 'Статус',
    minWidth: 135,
    render({ status, blockReason }) {
      const { label, tone } = status ? statuses[status] : unknownStatus;
      return (
        <span title={blockReason ?? ''}>
          <StatusText tone={tone}>{label}</StatusText>
        </span>
      );
    },
  },
  {
    id: 'created',
    title: 'Создана',
    isSortable: true,
    isHidden: true,
    minWidth: 115,
    render: ({ created }) => <Moment isShort value={created} />,
  },
];

/** Companies whose people use the portal (administration.md §3, company). */
export const companies = defineAdminPage<CompanyTypes>({
  page: 'company/companies',
  title: 'Компании',
  entity: 'company',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  scopes: { admin: adminCompanies },
  search: { label: 'Название или домен' },
  sort: 'name,asc',
  columns,
  filters: [
    { kind: 'choice', name: 'status', title: 'Статус', options: statusOptions },
    {
      kind: 'lookup',
      name: 'tariff',
      title: 'Тариф',
      source: 'tariff',
      pattern: tariffIdPattern,
      isNumeric: true,
    },
    { kind: 'range', min: 'usedMin', max: 'usedMax', title: 'Запросы за месяц' },
    { kind: 'days', from: 'createdFrom', to: 'createdTo', title: 'Создана' },
  ],
  actions: [
    {
      id: 'block',
      title: 'Заблокировать',
      on: 'both',
      level: 'type',
      isDanger: true,
      allowed: ({ status }) => status === 'active' || 'Уже заблокирована',
      question: (count) => `Заблокировать ${plural(count, 'компанию', 'компании', 'компаний')}?`,
      effect: (rows) => {
        const people = rows.reduce((sum, { users }) => sum + users, 0);
        return `Никто из компании не войдёт в\u00a0портал, открытые сессии завершатся. Это затронет ${plural(people, 'пользователя', 'пользователей', 'пользователей')}.`;
      },
      fields: () => [
        { kind: 'textarea', name: 'reason', label: 'Причина', maxLength: 500, rows: 3, isRequired: true },
      ],
      validate: ({ reason }) => ({
        reason: reason.trim() !== '' && reason.trim().length < 3 ? 'Не меньше 3 знаков' : undefined,
      }),
      run: ({ reason }) => ({ kind: 'block', reason: reason.trim() }),
      undoAll: () => ({ kind: 'unblock' }),
    },
    {
      id: 'unblock',
      title: 'Разблокировать',
      on: 'both',
      level: 'ask',
      allowed: ({ status }) => status === 'blocked' || 'Не заблокирована',
      question: (count) => `Разблокировать ${plural(count, 'компанию', 'компании', 'компаний')}?`,
      effect: 'Её пользователи снова смогут войти.',
      run: () => ({ kind: 'unblock' }),
      undo: (_values, { blockReason: reason }) => (reason ? { kind: 'block', reason } : null),
    },
    {
      id: 'remove',
      title: 'Удалить',
      on: 'one',
      level: 'type',
      isDanger: true,
      isRemoval: true,
      allowed: ({ users }) =>
        users === 0 || `В компании ${plural(users, 'пользователь', 'пользователя', 'пользователей')}`,
      question: (_count, [row]) => `Удалить компанию «${row?.name}»?`,
      effect: 'Вернуть её нельзя.',
      call: ({ uuid, version }, _values, options) => adminCompanyRemove({ uuid, version }, options),
      done: ({ name }) => `Компания удалена: ${name}`,
    },
  ],
  actionValues: { reason: '' },
  drawer: {
    form: companyForm,
    newTitle: 'Новая компания',
    tabs: [
      {
        id: 'brand',
        title: 'Фирменный стиль',
        render: ({ uuid }, _refresh, canChange) => (
          <BrandTab instead={<Preloader />} company={uuid} canChange={canChange} />
        ),
      },
      {
        id: 'people',
        title: 'Пользователи',
        render: ({ uuid, users }) => (
          <PeopleLink
            count={users}
            text={
              users === 0
                ? 'В\u00a0компании никого нет.'
                : `В\u00a0компании ${plural(users, 'пользователь', 'пользователя', 'пользователей')}.`
            }
            search={{ company: uuid }}
          />
        ),
      },
    ],
  },
  empty: 'Компаний нет',
});
