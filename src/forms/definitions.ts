import type { ReactNode } from 'react';
import type {
  DatePickerProps,
  FileUploadProps,
  NumberFieldProps,
  SelectOption,
  TextFieldProps,
} from '#ui/index.ts';
import type { FieldErrors } from './useForm.ts';

/** A chosen row of a look-up field: the form shows the label and sends the id. */
export interface Choice {
  id: string;
  label: string;
}

/** The source of the rows of a look-up field. */
export interface LookupSource {
  /** Identifies the source in the query cache. */
  key: string;
  /** Returns the rows for a part of a name; rejects if the call fails. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** Shown for an empty text instead of rows, by a source that gives none for it. */
  hint?: string;
  /** Shown when a text finds nothing. @default «Ничего не найдено» */
  noneText?: string;
}

/** The kinds of fields, with the properties of each besides name and texts. */
interface Kinds {
  text: Pick<TextFieldProps, 'type' | 'autoComplete' | 'placeholder'> & { maxLength?: number };
  textarea: { maxLength?: number; rows?: number };
  number: Pick<NumberFieldProps, 'minValue' | 'maxValue' | 'step' | 'unit' | 'formatOptions'>;
  date: Pick<DatePickerProps, 'minValue' | 'maxValue' | 'isUnavailable' | 'today'>;
  switch: object;
  /** `isClearable` is allowed only if the value may be null. */
  select: { options: readonly SelectOption<string>[]; isClearable?: boolean };
  multiSelect: { options: readonly SelectOption<string>[] };
  lookup: { source: LookupSource };
  multiLookup: { source: LookupSource };
  file: Pick<FileUploadProps, 'accept' | 'maxSize' | 'unit' | 'maxCount' | 'multiple'>;
  /** A list of rows, each with these fields (`satisfies readonly Field<Row>[]`). A row contains no list. */
  rows: { fields: readonly AnyField[]; newRow: () => object; addLabel: string; maxCount?: number };
}

/** The value type of each kind of field. Dates are ISO dates, `2026-11-20`. */
interface Held {
  text: string;
  textarea: string;
  number: number | null;
  date: string | null;
  switch: boolean;
  select: string | null;
  multiSelect: readonly string[];
  lookup: Choice | null;
  multiLookup: readonly Choice[];
  file: readonly File[];
  rows: readonly object[];
}

interface Common {
  label: string;
  description?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
}

type Defined<Kind extends keyof Kinds, Name> = Kinds[Kind] & Common & { kind: Kind; name: Name };
/** Names of the form values that fit this kind of field. */
type NamesOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never;
}[keyof Values & string];

/** A field of any form. */
export type AnyField = { [Kind in keyof Kinds]: Defined<Kind, string> }[keyof Kinds];

/** A field of a form with these values, as data: `{ kind: 'text', name: 'title', label: 'Название' }`. */
export type Field<Values> = {
  [Kind in keyof Kinds]: Defined<Kind, NamesOf<Values, Held[Kind]>>;
}[keyof Kinds];

/** Returns a property of an unknown value, undefined if it has none. */
export const valueIn = (object: object, name: string): unknown => Reflect.get(object, name);

/** Returns the rows of a list; none if the value is not a list of objects. */
export const rowsIn = (object: object, name: string): readonly object[] => {
  const list = valueIn(object, name);
  return Array.isArray(list) ? list.filter((row: unknown) => typeof row === 'object' && row !== null) : [];
};

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function missingIn(fields: readonly AnyField[], values: object, path: string): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const name = `${path}${field.name}`;
    if (field.isRequired && isBlank(valueIn(values, field.name))) return [[name, 'Заполните это поле']];
    if (field.kind !== 'rows') return [];
    return rowsIn(values, field.name).flatMap((row, index) =>
      missingIn(field.fields, row, `${name}.${index}.`),
    );
  });
}

/** Returns an error for each required field that is empty, also in the rows of lists. */
export function requiredErrors<Values extends object>(
  fields: readonly Field<Values>[],
  values: Values,
): FieldErrors<Values>;
export function requiredErrors(fields: readonly AnyField[], values: object): Record<string, string> {
  return Object.fromEntries(missingIn(fields, values, ''));
}

/** A field that the gateway refused. */
interface RefusedField {
  /** Name of the field; in a row of a list its path: `rows.0.title`. */
  field: string;
  message: string;
}

/** Converts the fields that the gateway refused to errors of the form. */
export function refusedFieldErrors<Values extends object>(
  refused: readonly RefusedField[],
): FieldErrors<Values>;
export function refusedFieldErrors(refused: readonly RefusedField[]): Record<string, string> {
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
}

const isText = (value: unknown): value is string => typeof value === 'string';
export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  isText(valueIn(value, 'id')) &&
  isText(valueIn(value, 'label'));
