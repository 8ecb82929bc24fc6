import {
  adminAgreementAdd,
  adminAgreementChange,
  adminAgreementList,
  adminAgreementRead,
  adminAgreementRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import type { AdminAgreement } from '#api/generated/model/adminAgreement.ts';
import { formatNumber } from '#lib/numbers.ts';
import { downloadTable } from '#platform/downloads.ts';
import { Acceptances } from '../agreements/Acceptances.tsx';
import { AgreementPreview, CurrentText } from '../agreements/AgreementTexts.tsx';
import { Versions } from '../agreements/Versions.tsx';
import {
  type AgreementTypes,
  agreementForm,
  editedVersion,
  fieldsOf,
  isOfGuests,
} from '../forms/agreement-form.ts';
import { type AdminAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { dayText } from '../kit/reporting-days.ts';
import { StatusText } from '../kit/StatusText.tsx';
import {
  addedAudiences,
  agreementStatus,
  agreementStatusOptions,
  audienceOptions,
  audienceText,
  sinceText,
} from '../words/agreement-words.ts';

const nameOf = ({ title }: Pick<AdminAgreement, 'title'>): string => title;

/** The version in force with its first day: «2, с 01.12.2026»; a planned one with «будет». */
function versionText({ current, planned }: AdminAgreement): string {
  if (current) return `${current.textVersion}, ${sinceText(current)}`;
  return planned ? `${planned.textVersion}, будет ${sinceText(planned)}` : '—';
}

const actions: readonly AdminAction<AgreementTypes>[] = [
  {
    id: 'withdraw',
    title: 'Отозвать новую версию',
    on: 'one',
    level: 'ask',
    allowed: ({ planned, current }) => (planned !== null && current !== null) || 'Новой версии нет',
    question: (_count, [row]) => `Отозвать новую версию «${row?.title}»?`,
    effect: 'Останется действующая версия. Текст новой сохранится только в\u00a0истории изменений.',
    async call(row) {
      const { current, id, version } = row;
      return current && adminAgreementChange({ ...fieldsOf(row, current), id, version });
    },
    done: (row) => `Новая версия отозвана: ${nameOf(row)}`,
  },
  {
    id: 'end',
    title: 'Завершить',
    on: 'one',
    level: 'ask',
    isDanger: true,
    allowed(row) {
      if (isOfGuests(row)) return 'Соглашения гостей не\u00a0завершают';
      if (!row.current) return 'Ещё не\u00a0действовало: его можно удалить';
      return row.isActive || 'Уже завершено';
    },
    question: (_count, [row]) => `Завершить «${row?.title}»?`,
    effect: 'Портал больше не\u00a0будет о\u00a0нём спрашивать. Тексты и\u00a0список принявших останутся.',
    call: (row) => setActive(row, false),
    done: (row) => `Соглашение завершено: ${nameOf(row)}`,
  },
  {
    id: 'resume',
    title: 'Возобновить',
    on: 'one',
    level: 'ask',
    allowed: ({ isActive }) => !isActive || 'Соглашение не\u00a0завершено',
    question: (_count, [row]) => `Возобновить «${row?.title}»?`,
    effect: 'Портал спросит тех, кто ещё не\u00a0принял действующую версию.',
    call: (row) => setActive(row, true),
    done: (row) => `Соглашение возобновлено: ${nameOf(row)}`,
  },
  {
    id: 'remove',
    title: 'Удалить',
    on: 'one',
    level: 'type',
    isDanger: true,
    isRemoval: true,
    allowed: ({ current }) => current === null || 'Соглашение уже действовало: его можно только завершить',
    question: (_count, [row]) => `Удалить «${row?.title}»?`,
    effect: 'Вернуть его нельзя.',
    call: ({ id, version }, _values, options) => adminAgreementRemove({ id, version }, options),
    done: (row) => `Соглашение удалено: ${nameOf(row)}`,
  },
];

async function setActive(row: AdminAgreement, isActive: boolean): Promise<unknown> {
  const version = editedVersion(row);
  return (
    version && adminAgreementChange({ ...fieldsOf(row, version), isActive, id: row.id, version: row.version })
  );
}

/** Agreements with their versions, and who has accepted them (ADM-60, ADM-61). */
export const agreements = defineAdminPage<AgreementTypes>({
  page: 'agreements',
  title: 'Соглашения',
  entity: 'agreement',
  idOf: ({ id }) => String(id),
  keyPattern: /^[1-9]\d{0,9}$/,
  nameOf,
  scopes: {
    admin: {
      list: adminAgreementList,
      read: (id, options) => adminAgreementRead({ id: Number(id) }, options),
      add: adminAgreementAdd,
      change: ({ id, version }, body) => adminAgreementChange({ ...body, id, version }),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/agreements/downloadListAgreement', query, 'Соглашения'),
    },
  },
  search: { label: 'Название или текст' },
  sort: 'id,asc',
  columns: [
    { id: 'title', title: 'Название', isSortable: true, minWidth: 210, render: nameOf },
    { id: 'id', title: '№', isSortable: true, align: 'end', minWidth: 64, render: ({ id }) => id },
    {
      id: 'audience',
      isFact: true,
      title: 'Для кого',
      minWidth: 160,
      render(row) {
        const version = row.current ?? row.planned;
        return version ? audienceText(version) : '—';
      },
    },
    {
      id: 'isMandatory',
      under: 'audience',
      title: 'Обязательное',
      minWidth: 160,
      render: (row) => ((row.current ?? row.planned)?.isMandatory ? 'Обязательное' : 'Необязательное'),
    },
    { id: 'textVersion', title: 'Версия', minWidth: 140, render: versionText },
    {
      id: 'planned',
      under: 'textVersion',
      title: 'Следующая',
      minWidth: 140,
      render: ({ current, planned }) =>
        current && planned?.starts ? `новая с\u00a0${dayText(planned.starts)}` : '',
    },
    {
      id: 'accepted',
      isFact: true,
      title: 'Приняли',
      isSortable: true,
      align: 'end',
      minWidth: 130,
      render: ({ accepted, people }) => `${formatNumber(accepted)} из\u00a0${formatNumber(people)}`,
    },
    {
      id: 'status',
      isFact: true,
      title: 'Статус',
      minWidth: 140,
      render({ status }) {
        const { label, tone } = agreementStatus(status);
        return <StatusText tone={tone}>{label}</StatusText>;
      },
    },
    {
      id: 'changed',
      title: 'Изменено',
      isSortable: true,
      isHidden: true,
      minWidth: 130,
      render: ({ changed }) => <Moment isShort value={changed} />,
    },
  ],
  filters: [{ kind: 'choice', name: 'status', title: 'Статус', options: agreementStatusOptions }],
  actions,
  actionValues: {},
  drawer: {
    form: { ...agreementForm({ all: audienceOptions, added: addedAudiences }), Preview: AgreementPreview },
    newTitle: 'Новое соглашение',
    tabs: [
      { id: 'text', title: 'Текст', isFirst: true, render: (row) => <CurrentText agreement={row} /> },
      {
        id: 'versions',
        title: 'Версии',
        render: (row) => <Versions key={row.version} id={row.id} isPlain={isOfGuests(row)} />,
      },
      {
        id: 'acceptances',
        title: 'Кто принял',
        render: (row) => <Acceptances key={row.id} agreement={row} />,
      },
    ],
  },
  empty: 'Соглашений нет',
});
