import { adminOptionList, adminSignInList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminSignInListParams } from '#api/generated/model/adminSignInListParams.ts';
import type { SignInEntry } from '#api/generated/model/signInEntry.ts';
import { downloadTable } from '#platform/downloads.ts';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { userIdPattern } from '../kit/patterns.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { signInOptions, signInStatus } from '../words/log-words.ts';

interface SignInTypes {
  row: SignInEntry;
  query: Omit<AdminSignInListParams, 'page' | 'size' | 'sort'>;
  form: never;
  body: never;
  action: never;
  actionForm: never;
}

/** Attempts to sign in, to the portal and to the chat-bot (administration.md §3, logs). */
export const signInLog = defineAdminPage<SignInTypes>({
  page: 'logs/sign-ins',
  part: 'sign-ins',
  title: 'Входы',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ account }) => account,
  scopes: {
    admin: {
      list: adminSignInList,
      options: adminOptionList,
      download: (query) => downloadTable('/admin/logs/downloadListSignIn', query, 'Журнал входов'),
    },
  },
  search: { label: 'Учётная запись или адрес', isPersonal: true },
  sort: 'moment,desc',
  columns: [
    {
      id: 'moment',
      title: 'Время',
      isSortable: true,
      minWidth: 170,
      render: ({ moment }) => <Moment value={moment} />,
    },
    { id: 'account', isFact: true, title: 'Учётная запись', minWidth: 240, render: ({ account }) => account },
    {
      id: 'result',
      isFact: true,
      title: 'Результат',
      minWidth: 210,
      render({ result }) {
        const { label, tone } = signInStatus(result);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    { id: 'address', title: 'Адрес', minWidth: 150, render: ({ address }) => address || '—' },
    { id: 'browser', title: 'Браузер', minWidth: 190, render: ({ browser }) => browser || '—' },
  ],
  filters: [
    { kind: 'days', from: 'from', to: 'to', title: 'Период', preset: 2, maxDays: 31 },
    {
      kind: 'lookup',
      name: 'user',
      title: 'Сотрудник',
      source: 'user',
      pattern: userIdPattern,
      isNumeric: true,
    },
    { kind: 'choice', name: 'result', title: 'Результат', options: signInOptions },
  ],
  empty: { title: 'За период записей нет', text: 'Выберите другой период.' },
});
