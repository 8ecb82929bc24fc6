import {
  adminTemplateAdd,
  adminTemplateChange,
  adminTemplateList,
  adminTemplateRead,
  adminTemplateRemove,
  adminTemplateTestSend,
} from '#api/generated/hooks/admin/admin.ts';
import type { AdminTemplateListParams } from '#api/generated/model/adminTemplateListParams.ts';
import type { LetterTemplate } from '#api/generated/model/letterTemplate.ts';
import type { TemplateFields } from '#api/generated/model/templateFields.ts';
import { filled, missingVariables, variableFault } from '#lib/letter-variables.ts';
import { downloadTable } from '#platform/downloads.ts';
import { type AdminForm, defineAdminPage, type PreviewProps } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { LetterText } from '../letters/LetterText.tsx';
import { personalVariables, variablesHint } from '../words/letter-words.ts';

interface TemplateTypes {
  row: LetterTemplate;
  query: Omit<AdminTemplateListParams, 'page' | 'size' | 'sort'>;
  form: TemplateFields;
  body: TemplateFields;
  action: never;
  actionForm: object;
}

const variablesOf = (row: LetterTemplate | null) => row?.variables ?? personalVariables;

/** The letter of the form with example values. */
function TemplatePreview({ values: { subject, body }, row }: PreviewProps<TemplateTypes>) {
  const samples = Object.fromEntries(variablesOf(row).map(({ name, sample }) => [name, sample]));
  return <LetterText subject={filled(subject, samples)} text={filled(body, samples)} />;
}

export const templateForm: AdminForm<TemplateTypes> = {
  fields: (_sources, row) => [
    {
      kind: 'text',
      name: 'code',
      label: 'Код',
      maxLength: 100,
      isRequired: true,
      isDisabled: row?.isSystem ?? false,
      description: row?.isSystem ? row.purpose : 'Латинские буквы, цифры и\u00a0«_»: works2026',
    },
    { kind: 'text', name: 'subject', label: 'Тема', maxLength: 200, isRequired: true },
    {
      kind: 'textarea',
      name: 'body',
      label: 'Текст',
      rows: 10,
      maxLength: 20_000,
      isRequired: true,
      description: variablesHint(variablesOf(row)),
    },
  ],
  toValues: (row) => ({ code: row?.code ?? '', subject: row?.subject ?? '', body: row?.body ?? '' }),
  validate({ code, subject, body }, row) {
    const known = variablesOf(row);
    const isCode = /^[A-Za-z][A-Za-z0-9_]*$/.test(code.trim());
    return {
      code: isCode ? undefined : 'Начните с\u00a0латинской буквы; дальше буквы, цифры и\u00a0«_»',
      subject: variableFault(subject, known),
      body: variableFault(body, known) ?? missingVariables(`${subject}\n${body}`, known),
    };
  },
  toBody: ({ code, subject, body }) => ({ code: code.trim(), subject: subject.trim(), body }),
  Preview: TemplatePreview,
};

/** Templates of letters (administration.md §3, letters, «Шаблоны»). */
export const templates = defineAdminPage<TemplateTypes>({
  page: 'letters/templates',
  part: 'templates',
  title: 'Шаблоны',
  entity: 'template',
  idOf: ({ uuid }) => uuid,
  nameOf: ({ code }) => code,
  scopes: {
    admin: {
      list: adminTemplateList,
      read: (uuid, options) => adminTemplateRead({ uuid }, options),
      add: adminTemplateAdd,
      change: ({ uuid, version }, body) => adminTemplateChange({ ...body, uuid, version }),
      download: (query) => downloadTable('/admin/letters/downloadListTemplate', query, 'Шаблоны'),
    },
  },
  search: { label: 'Код, тема или текст' },
  sort: 'code,asc',
  columns: [
    { id: 'code', title: 'Код', isSortable: true, minWidth: 160, render: ({ code }) => code },
    {
      id: 'subject',
      isFact: true,
      title: 'Тема',
      isSortable: true,
      minWidth: 240,
      render: ({ subject }) => subject,
    },
    { id: 'purpose', title: 'Когда уходит', minWidth: 240, render: ({ purpose }) => purpose || '—' },
    {
      id: 'changed',
      isFact: true,
      title: 'Изменён',
      isSortable: true,
      minWidth: 160,
      render: ({ changed }) => <Moment isShort value={changed} />,
    },
  ],
  filters: [{ kind: 'yesNo', name: 'isSystem', title: 'Уходит сам', yes: 'да', no: 'нет' }],
  actions: [
    {
      id: 'test',
      title: 'Отправить тест себе',
      on: 'one',
      level: 'now',
      question: (_count, [row]) => `Отправить тест шаблона ${row?.code}?`,
      call: ({ uuid }, _values, options) => adminTemplateTestSend({ uuid }, options),
      done: () => 'Тест отправлен на\u00a0вашу почту',
    },
    {
      id: 'remove',
      title: 'Удалить',
      on: 'one',
      level: 'type',
      isDanger: true,
      isRemoval: true,
      allowed: ({ isSystem }) => !isSystem || 'Портал сам отправляет это письмо',
      question: (_count, [row]) => `Удалить шаблон ${row?.code}?`,
      effect: 'Вернуть его нельзя.',
      call: ({ uuid, version }, _values, options) => adminTemplateRemove({ uuid, version }, options),
      done: ({ code }) => `Шаблон удалён: ${code}`,
    },
  ],
  actionValues: {},
  drawer: { form: templateForm, newTitle: 'Новый шаблон' },
  empty: 'Шаблонов нет',
});
