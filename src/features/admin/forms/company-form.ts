import { adminCompanyChange } from '#api/generated/hooks/admin/admin.ts';
import type { AdminCompanyListParams } from '#api/generated/model/adminCompanyListParams.ts';
import type { Company } from '#api/generated/model/company.ts';
import type { CompanyAction } from '#api/generated/model/companyAction.ts';
import type { CompanyFields } from '#api/generated/model/companyFields.ts';
import type { CompanyKeep } from '#api/generated/model/companyKeep.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { choicesFrom, idsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { KeepBegins } from './KeepBegins.tsx';
import { confirmKeep, keepFields, keepOf, keepValues } from './keep-fields.ts';
import { confirmShowing, showingField } from './showing-field.ts';

/** The types of the page of companies. */
export interface CompanyTypes {
  row: Company;
  query: Omit<AdminCompanyListParams, 'page' | 'size' | 'sort'>;
  form: CompanyForm;
  body: CompanyFields;
  action: CompanyAction;
  actionForm: { reason: string };
}

/** The form of a company; its fields are named as in the contract, so that errors of the gateway match them. */
interface CompanyForm extends CompanyKeep {
  name: string;
  /** Separated by commas. */
  domains: string;
  adminIds: readonly Choice[];
  tariffIds: readonly Choice[];
  tiles: readonly Choice[];
  monthLimit: number | null;
  isSharingOutside: boolean;
  isShowingByLink: boolean;
  sessionHours: number | null;
  sessionIdleMinutes: number | null;
  storageMb: number | null;
}

const domainPattern = /^[^\s@/]+\.[^\s@/.]+$/;
const domainsIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).flatMap((domain) => domain.toLowerCase() || [])),
];

export function companyErrors(
  { domains, adminIds }: CompanyForm,
  row: Company | null,
): FieldErrors<CompanyForm> {
  const list = domainsIn(domains);
  const wrong = list.find((domain) => !domainPattern.test(domain));
  const tooMany = list.length > 20 ? 'Не больше 20 доменов' : undefined;
  return {
    domains: wrong === undefined ? tooMany : `Это не домен: ${wrong}`,
    adminIds:
      adminIds.length === 0 && row?.status !== 'blocked'
        ? 'Действующей компании нужен хотя бы один администратор'
        : undefined,
  };
}

/** Whether people may share with other companies; the company's own administrator has it, too. */
export const sharingField = {
  kind: 'switch',
  name: 'isSharingOutside',
  label: 'Можно делиться с\u00a0другими компаниями',
  description:
    'Чатами, агентами, шаблонами и\u00a0презентациями\u00a0— с\u00a0людьми компаний, которые это тоже разрешили',
} as const;

/** How long sessions of its people live; the company's own administrator has them, too (AUTH-15). */
export const sessionFields = [
  {
    kind: 'number',
    name: 'sessionIdleMinutes',
    label: 'Сеанс без действий, минут',
    minValue: 5,
    maxValue: 1440,
    description:
      'После этого нужно войти заново; черновики останутся. Если не заполнить, сеанс ждёт до конца срока',
  },
  {
    kind: 'number',
    name: 'sessionHours',
    label: 'Срок сеанса, часов',
    minValue: 1,
    maxValue: 720,
    description:
      'От входа. Если не заполнить, 8\u00a0часов. Меньший срок действует и\u00a0для открытых сеансов',
  },
] as const;

function toBody(values: CompanyForm): CompanyFields {
  const { name, domains, adminIds, tariffIds, tiles, monthLimit } = values;
  const { isSharingOutside, isShowingByLink, sessionHours, sessionIdleMinutes, storageMb } = values;
  return {
    name: name.trim(),
    domains: domainsIn(domains),
    adminIds: adminIds.map(({ id }) => Number(id)),
    tariffIds: tariffIds.map(({ id }) => Number(id)),
    tiles: idsOf(tiles),
    monthLimit,
    isSharingOutside,
    isShowingByLink,
    sessionHours,
    sessionIdleMinutes,
    storageMb,
    keep: keepOf(values),
  };
}

export const companyForm: AdminForm<CompanyTypes> = {
  fields: (sources, row) => [
    { kind: 'text', name: 'name', label: 'Название', maxLength: 200, isRequired: true },
    {
      kind: 'text',
      name: 'domains',
      label: 'Домены почты',
      maxLength: 2000,
      placeholder: 'example.ru, mail.example.ru',
      description: 'Через запятую. Владельцы таких адресов относятся к\u00a0компании',
    },
    {
      kind: 'multiLookup',
      name: 'adminIds',
      label: 'Администраторы',
      source: sources('user'),
      description: 'Получат права администратора и\u00a0перейдут в\u00a0эту компанию',
    },
    {
      kind: 'multiLookup',
      name: 'tariffIds',
      label: 'Тарифы',
      source: sources('tariff'),
      description: 'Если не выбрать, подходят все',
    },
    {
      kind: 'multiLookup',
      name: 'tiles',
      label: 'Сервисы',
      source: sources('tile'),
      description: 'Если не выбрать, открыты все',
    },
    {
      kind: 'number',
      name: 'monthLimit',
      label: 'Запросов в месяц',
      minValue: 0,
      maxValue: 10_000_000,
      description: 'На всю компанию, по календарным месяцам. Если не заполнить, лимита нет',
    },
    {
      kind: 'number',
      name: 'storageMb',
      label: 'Место для файлов, МБ',
      minValue: 0,
      maxValue: 1_000_000_000,
      description:
        'На\u00a0всю компанию; 1\u00a0ГБ\u00a0— это 1024\u00a0МБ. Если не\u00a0заполнить, лимита нет',
    },
    sharingField,
    showingField(row),
    ...sessionFields,
    ...keepFields,
  ],
  toValues: (row) => ({
    name: row?.name ?? '',
    domains: row?.domains.join(', ') ?? '',
    adminIds: row ? choicesFrom(row.admins) : [],
    tariffIds: row ? choicesFrom(row.tariffs) : [],
    tiles: row ? choicesFrom(row.tiles) : [],
    monthLimit: row?.monthLimit ?? null,
    isSharingOutside: row?.isSharingOutside ?? false,
    isShowingByLink: row?.isShowingByLink ?? false,
    sessionHours: row?.sessionHours ?? null,
    sessionIdleMinutes: row?.sessionIdleMinutes ?? null,
    storageMb: row?.storageMb ?? null,
    ...keepValues(row),
  }),
  validate: companyErrors,
  toBody,
  async confirm(values, row) {
    if (!row) return true;
    if (!(await confirmShowing(values, row))) return false;
    const body = { ...toBody(values), uuid: row.uuid, version: row.version, dryRun: true };
    return confirmKeep(values, row, (signal) => adminCompanyChange(body, { signal }));
  },
  Preview: KeepBegins,
};
