import type { AdminAgreement } from '#api/generated/model/adminAgreement.ts';
import type { AdminAgreementListParams } from '#api/generated/model/adminAgreementListParams.ts';
import type { AgreementFields } from '#api/generated/model/agreementFields.ts';
import type { AgreementVersion } from '#api/generated/model/agreementVersion.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { choicesFrom, idsOf } from '#lib/options.ts';
import { openDialog } from '#platform/dialogs.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { daysAfter, reportingToday } from '../kit/reporting-days.ts';
import { MandatoryQuestion } from './MandatoryQuestion.tsx';

/** The last of the agreements that guests accept (portal.md §3). */
const lastOfGuests = 6;

/** The types of the page of agreements. */
export interface AgreementTypes {
  row: AdminAgreement;
  query: Omit<AdminAgreementListParams, 'page' | 'size' | 'sort'>;
  form: AgreementForm;
  body: AgreementFields;
  action: never;
  actionForm: object;
}

/** The form; its fields are named as in the contract, so that errors of the gateway match them. */
interface AgreementForm {
  title: string;
  text: string;
  audience: string | null;
  companies: readonly Choice[];
  isMandatory: boolean;
  starts: string | null;
  isActive: boolean;
}

type Audience = AgreementFields['audience'];
type Options = readonly { id: string; label: string }[];

/** True for the agreements 1 to 6, which keep their audience and whether they are mandatory. */
export const isOfGuests = (row: AdminAgreement | null): boolean => row !== null && row.id <= lastOfGuests;

/** The version that the form changes: the planned one, else that in force. */
export const editedVersion = ({ planned, current }: AdminAgreement): AgreementVersion | null =>
  planned ?? current;

/** What an administrator sets, as it is in this version. */
export function fieldsOf({ title, isActive }: AdminAgreement, version: AgreementVersion): AgreementFields {
  const { text, isMandatory, audience, companies, status, starts } = version;
  return {
    title,
    isActive,
    text,
    isMandatory,
    audience: audience ?? 'employees',
    companies: companies.map(({ value }) => value),
    starts: status === 'planned' ? starts : null,
  };
}

/** Faults that the gateway would find, told while the form is filled in. */
export function agreementErrors(
  { audience, companies, starts, text }: AgreementForm,
  row: AdminAgreement | null,
  today = reportingToday(),
): FieldErrors<AgreementForm> {
  const needsCompanies = audience === 'companies' && companies.length === 0;
  const hasOthers = audience !== 'companies' && companies.length > 0;
  const isLong = isOfGuests(row) && text.length > 2000;
  return {
    text: isLong ? 'Не\u00a0больше 2\u00a0000 знаков: текст стоит рядом с\u00a0галочкой' : undefined,
    companies: needsCompanies
      ? 'Выберите компании'
      : hasOthers
        ? 'Уберите компании или выберите «Сотрудники компаний»'
        : undefined,
    starts: starts !== null && starts <= today ? 'Выберите день после сегодняшнего' : undefined,
  };
}

const isAudience = (audience: string | null): audience is Audience =>
  audience === 'guests' || audience === 'employees' || audience === 'companies';

/** Whether saving makes a version that employees have to accept. */
function isNewDuty(values: AgreementForm, old: AgreementForm | null): boolean {
  if (!values.isMandatory || values.audience === 'guests') return false;
  const partsOf = ({ text, audience, companies, isMandatory, starts }: AgreementForm) =>
    JSON.stringify([text, audience, idsOf(companies), isMandatory, starts]);
  return old === null || partsOf(values) !== partsOf(old);
}

function valuesOf(row: AdminAgreement | null): AgreementForm {
  const version = row && editedVersion(row);
  return {
    title: row?.title ?? '',
    text: version?.text ?? '',
    audience: version?.audience ?? 'employees',
    companies: choicesFrom(version?.companies ?? []),
    isMandatory: version?.isMandatory ?? true,
    starts: version?.status === 'planned' ? version.starts : null,
    isActive: row?.isActive ?? true,
  };
}

/**
 * The form of an agreement.
 *
 * @param audiences the choices for whom it is, all and those of an agreement that is added
 */
export const agreementForm = (audiences: { all: Options; added: Options }): AdminForm<AgreementTypes> => ({
  fields(sources, row) {
    const isFixed = isOfGuests(row);
    return [
      { kind: 'text', name: 'title', label: 'Название', maxLength: 200, isRequired: true },
      {
        kind: 'textarea',
        name: 'text',
        label: 'Текст',
        rows: 12,
        maxLength: 20_000,
        isRequired: true,
        description: isFixed
          ? 'Новый текст станет новой версией: все гости примут соглашения заново'
          : 'С\u00a0разметкой Markdown. Новый текст станет новой версией, прежняя останется в\u00a0истории',
      },
      {
        kind: 'select',
        name: 'audience',
        label: 'Для кого',
        options: isFixed ? audiences.all : audiences.added,
        isRequired: true,
        isDisabled: isFixed,
      },
      ...(isFixed
        ? []
        : [
            {
              kind: 'multiLookup',
              name: 'companies',
              label: 'Компании',
              source: sources('company'),
              description: 'Для «Сотрудники компаний»',
            } as const,
          ]),
      {
        kind: 'switch',
        name: 'isMandatory',
        label: 'Обязательное',
        description: 'Без него сервисы не\u00a0отвечают',
        isDisabled: isFixed,
      },
      {
        kind: 'date',
        name: 'starts',
        label: 'Действует с',
        description: 'Без дня новая версия действует сразу',
        minValue: daysAfter(reportingToday(), 1),
        today: reportingToday(),
      },
    ];
  },
  toValues: valuesOf,
  validate: (values, row) => agreementErrors(values, row),
  async confirm(values, row) {
    if (!isNewDuty(values, row && valuesOf(row))) return true;
    const companies = values.companies.map(({ label }) => label);
    const question = { companies, starts: values.starts };
    return (await openDialog(MandatoryQuestion, question, { isOfScreen: true })) === 'save';
  },
  toBody: ({ title, audience, companies, ...rest }) => ({
    ...rest,
    title: title.trim(),
    audience: isAudience(audience) ? audience : 'employees',
    companies: idsOf(companies),
  }),
});
