/** The form of a template, and of one of its variables. */
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import type { LabVariable } from '#api/generated/model/labVariable.ts';
import type { TemplateDraft } from '#api/generated/model/templateDraft.ts';
import type { Field, FieldErrors } from '#forms/index.ts';
import { templateFaults } from '#lib/template-draft.ts';

/** The values of the form of a template. */
export interface TemplateValues {
  name: string;
  description: string;
  command: string;
  serviceType: string;
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
  ...{ key, label: key, kind: 'text', required: true, default: '', hint: '', options: [], min: '', max: '' },
});

/** The form of a template, of another one that it copies, or of a new one. */
export function toValues(template: LabTemplate | undefined): TemplateValues {
  const { name = '', description = '', command, serviceType = 'chatGpt', text = '' } = template ?? {};
  return {
    name,
    description,
    command: command ?? '',
    serviceType,
    text,
    variables: template?.variables ?? [],
  };
}

/** The template of a form. @param before whose agent and model stay while its service does */
export function toDraft(values: TemplateValues, before: LabTemplate | undefined): TemplateDraft {
  const { name, description, serviceType, text, variables } = values;
  const isSame = before?.serviceType === serviceType;
  return {
    ...{ name: name.trim(), description: description.trim(), serviceType, text },
    command: values.command.trim().replace(/^\//, '') || null,
    model: isSame ? before.model : null,
    agentId: isSame ? before.agentId : null,
    variables: [...variables],
  };
}

/** Errors of the form of a template; those of its variables stand at the table. */
export function templateErrors(values: TemplateValues): FieldErrors<TemplateValues> {
  const errors: Record<string, string> = {};
  for (const { field, message } of templateFaults(toDraft(values, undefined))) {
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
    ...{ key: key.trim(), label: label.trim(), kind, required, hint: hint.trim() },
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
    ...{ name: 'x', command: null, text: 'x', variables: [toVariable(values), ...others] },
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
    {
      ...{ kind: 'select', name: 'kind', label: 'Тип' },
      options: Object.entries(kindNames).map(([id, label]) => ({ id, label })),
    },
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
