/** The form of a template, and of one of its variables. */

import type { LabVariable } from '#api/generated/model/labVariable.ts';
import type { TemplateDraft } from '#api/generated/model/templateDraft.ts';
import type { Field, FieldErrors } from '#forms/index.ts';
import { optionsOf } from '#lib/options.ts';
import { templateFaults } from '#lib/template-draft.ts';
import { isUuid } from '#lib/uuid.ts';
import { draftIn } from './template-file.ts';

/** The values of the form of a template. */
export interface TemplateValues {
  name: string;
  description: string;
  command: string;
  /** Null without one: then the service answers. */
  agentId: string | null;
  serviceType: string;
  /** Null for the service's own choice. */
  model: string | null;
  text: string;
  variables: readonly LabVariable[];
}

/** The values of the form of a variable; the options one a line. */
export type VariableValues = Omit<LabVariable, 'options'> & { options: string };

export const kindNames: Readonly<Record<string, string>> = {
  text: 'Строка',
  longText: 'Текст',
  number: 'Число',
  date: 'Дата',
  select: 'Выбор',
  file: 'Файл',
};

/** A variable that takes one line of text. */
export const newVariable = (key: string): LabVariable => ({
  key,
  label: key,
  kind: 'text',
  required: true,
  default: '',
  hint: '',
  options: [],
  min: '',
  max: '',
});

/** The form of a new template. */
export const newTemplate: TemplateValues = {
  name: '',
  description: '',
  command: '',
  agentId: null,
  serviceType: 'chatGpt',
  model: null,
  text: '',
  variables: [],
};

/** The form of a template. */
export const toValues = (template: TemplateDraft): TemplateValues => {
  const { name, description, command, agentId, serviceType, model, text, variables } = template;
  return { name, description, command: command ?? '', agentId, serviceType, model, text, variables };
};

/** The template of a form. */
export const toDraft = ({ variables, ...values }: TemplateValues): TemplateDraft => ({
  ...values,
  name: values.name.trim(),
  description: values.description.trim(),
  command: values.command.trim().replace(/^\//, '') || null,
  model: values.agentId === null ? values.model : null,
  variables: [...variables],
});

/** Reads stored values of the form, which are untrusted: what is wrong is as in a new template. */
export function valuesIn(stored: Record<string, unknown>): TemplateValues {
  const { agentId } = stored;
  const draft = draftIn({ ...stored, command: stored['command'] || null });
  return toValues({ ...draft, agentId: typeof agentId === 'string' && isUuid(agentId) ? agentId : null });
}

/** The fields of a template with their names, in the order of the form. */
export const fieldLabels: Readonly<Record<keyof TemplateValues, string>> = {
  name: 'Название',
  description: 'Описание',
  command: 'Команда',
  agentId: 'Агент',
  serviceType: 'Сервис',
  model: 'Модель',
  text: 'Текст запроса',
  variables: 'Переменные',
};

/** A variable in a line. */
export const variableWords = ({ key, label, kind, required, options, ...rest }: LabVariable): string =>
  [
    `{{${key}}} — ${label}`,
    `${kindNames[kind] ?? kind}${required ? ', обязательная' : ''}`,
    ...(options.length > 0 ? [options.join(', ')] : []),
    ...[rest.hint, rest.default && `сначала «${rest.default}»`].filter(Boolean),
    ...[rest.min && `от ${rest.min}`, rest.max && `до ${rest.max}`].filter(Boolean),
  ].join('; ');

/** Name of the form's field for a field of the contract. */
export const formFieldOf = (field: string): string => (field.startsWith('variables') ? 'variables' : field);

/** Errors of the form of a template; those of its variables stand at the table. */
export function templateErrors(values: TemplateValues): FieldErrors<TemplateValues> {
  const errors: Record<string, string> = {};
  for (const { field, message } of templateFaults(toDraft(values))) {
    const index = /^variables\[(\d+)\]/.exec(field)?.[1];
    const key = index === undefined ? undefined : values.variables[Number(index)]?.key;
    const name = index === undefined ? field : 'variables';
    errors[name] ??= key === undefined ? message : `„{{${key}}}“: ${message}`;
  }
  return errors;
}

export const toVariableValues = (variable: LabVariable): VariableValues => ({
  ...variable,
  options: variable.options.join('\n'),
});

/** The variable of its form, without what its kind does not have. */
export function toVariable(values: VariableValues): LabVariable {
  const { key, label, kind, required, hint } = values;
  const hasLimits = kind === 'number' || kind === 'date';
  const lines = values.options.split('\n').flatMap((line) => line.trim() || []);
  return {
    key: key.trim(),
    label: label.trim(),
    kind,
    required,
    hint: hint.trim(),
    default: kind === 'file' ? '' : values.default,
    options: kind === 'select' ? lines : [],
    min: hasLimits ? values.min.trim() : '',
    max: hasLimits ? values.max.trim() : '',
  };
}

/** Errors of the form of a variable. @param others the other variables of its template */
export function variableErrors(
  values: VariableValues,
  others: readonly LabVariable[],
): FieldErrors<VariableValues> {
  const faults = templateFaults({
    name: 'x',
    command: null,
    text: 'x',
    variables: [toVariable(values), ...others],
  });
  return Object.fromEntries(
    faults.flatMap(({ field, message }) => {
      const name = /^variables\[0\]\.(\w+)$/.exec(field)?.[1];
      return name === undefined ? [] : [[name, message]];
    }),
  );
}

/** The fields of a variable of this kind. */
export function variableFields(kind: string): Field<VariableValues>[] {
  const limits: Field<VariableValues>[] =
    kind === 'number' || kind === 'date'
      ? [
          { kind: 'text', name: 'min', label: kind === 'date' ? 'Не раньше, ГГГГ-ММ-ДД' : 'Не меньше' },
          { kind: 'text', name: 'max', label: kind === 'date' ? 'Не позже, ГГГГ-ММ-ДД' : 'Не больше' },
        ]
      : [];
  return [
    { kind: 'text', name: 'key', label: 'Ключ', isRequired: true, maxLength: 40 },
    { kind: 'text', name: 'label', label: 'Подпись', isRequired: true, maxLength: 80 },
    { kind: 'select', name: 'kind', label: 'Тип', options: optionsOf(kindNames) },
    { kind: 'switch', name: 'required', label: 'Обязательная' },
    { kind: 'text', name: 'hint', label: 'Подсказка', maxLength: 200 },
    ...(kind === 'select'
      ? [
          {
            kind: 'textarea',
            name: 'options',
            label: 'Варианты, по\u00a0одному в\u00a0строке',
            rows: 4,
          } as const,
        ]
      : []),
    ...limits,
    ...(kind === 'file'
      ? []
      : [{ kind: 'text', name: 'default', label: 'Значение по\u00a0умолчанию' } as const]),
  ];
}
