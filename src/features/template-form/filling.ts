/** The form of a template's variables. */
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import type { TemplateValue } from '#api/generated/model/templateValue.ts';
import type { AnyField, Field, FieldErrors } from '#forms/index.ts';
import { numberIn, type TemplateVariable, valueFault } from '#lib/template-draft.ts';
import type { UploadRule } from '#lib/upload-rules.ts';

/** What the fields hold, by the key of the variable: a text, a number or a list of files. */
export type Filling = Record<string, string | number | null | readonly File[]>;

type Held = Filling[string];
type Variables = LabTemplate['variables'];

const isFile = (value: unknown): value is File => value instanceof File;

/** A value as the request takes it: a number in the Russian way, files by their names. */
export function textOf(value: Held | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value.map(({ name }) => name).join(', ');
}

/** A text as a field of this kind holds it. A field of one line shows no line breaks, so that none are sent unseen. */
function held(kind: string, text: string): Held {
  if (kind === 'file') return [];
  if (kind === 'number') return numberIn(text) ?? null;
  if (kind === 'text') return text.replaceAll(/\s*[\r\n]\s*/g, ' ');
  return kind === 'longText' ? text : text || null;
}

/** What the fields hold first: earlier values, else the defaults. Files have to be chosen again. */
export function firstFilling(variables: Variables, values: readonly TemplateValue[] = []): Filling {
  const known = new Map(values.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    variables.map(({ key, kind, default: first }) => [key, held(kind, known.get(key) ?? first)]),
  );
}

/** The values by key, as `renderTemplate` takes them. */
export const valuesOf = (variables: Variables, filling: Filling): ReadonlyMap<string, string> =>
  new Map(variables.map(({ key }) => [key, textOf(filling[key])]));

/** The values as a run keeps them. */
export const keptValues = (variables: Variables, filling: Filling): TemplateValue[] =>
  [...valuesOf(variables, filling)].map(([key, value]) => ({ key, value }));

/** All chosen files. */
export const filesOf = (filling: Filling): File[] =>
  Object.values(filling).flatMap((value) => (Array.isArray(value) ? value.filter(isFile) : []));

/** Errors of the fields (lab.md §7). @param takesFiles whether the service accepts files */
export function fillingErrors(
  variables: readonly TemplateVariable[],
  filling: Filling,
  takesFiles: boolean,
): FieldErrors<Filling> {
  return Object.fromEntries(
    variables.map((variable) => {
      const fault = valueFault(variable, textOf(filling[variable.key]));
      const isRefused = variable.kind === 'file' && !takesFiles && filesOf(filling).length > 0;
      return [variable.key, isRefused ? 'Сервис не\u00a0принимает файлы' : fault];
    }),
  );
}

/** The longest request that the gateway takes, characters. */
const maxRequest = 100_000;

/** Why a request cannot be sent; undefined when it can. */
export function requestFault(text: string, hasFiles: boolean): string | undefined {
  if (text.length > maxRequest) return 'Запрос длиннее 100\u00a0000 знаков: сократите значения';
  return text.trim() === '' && !hasFiles ? 'Запрос пустой: заполните хотя\u00a0бы одно поле' : undefined;
}

/** The fields, in the order of the variables. @param upload rule of the service for files; null if it takes none */
export function fieldsOf(variables: Variables, upload: UploadRule | null): Field<Filling>[] {
  const fields = variables.map((variable): AnyField => {
    const { key, label, kind, required, hint, options } = variable;
    const common = { name: key, label, isRequired: required, ...(hint && { description: hint }) };
    switch (kind) {
      case 'longText':
        return { ...common, kind: 'textarea', rows: 4 };
      case 'number':
        return { ...common, kind };
      case 'date':
        return { ...common, kind };
      case 'select':
        return {
          ...common,
          kind,
          isClearable: !required,
          options: options.map((one) => ({ id: one, label: one })),
        };
      case 'file':
        return { ...common, kind, ...upload };
      default:
        return { ...common, kind: 'text' };
    }
  });
  // The kind of a variable decides what its field holds, which the type of its name does not say.
  return fields as Field<Filling>[];
}
