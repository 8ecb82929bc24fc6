import type { ReactNode } from 'react';
import type {
  DatePickerProps,
  FileUploadProps,
  NumberFieldProps,
  SelectOption,
  TextFieldProps,
} from '#ui/index.ts';
import type { FieldErrors } from './useForm.ts';

/** A chosen row of a look-up: the form shows its label and sends its id. */
export interface Choice {
  id: string;
  label: string;
}

/** Where a look-up finds its rows. */
export interface LookupSource {
  /** Tells one source from another in the query cache. */
  key: string;
  /** Rows for a part of a name; rejects as the call does. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
}

/** The kinds of field: what each needs besides its name and texts. */
interface Kinds {
  text: Pick<TextFieldProps, 'type' | 'autoComplete' | 'placeholder'> & { maxLength?: number };
  textarea: { maxLength?: number; rows?: number };
  number: Pick<NumberFieldProps, 'minValue' | 'maxValue' | 'step' | 'unit' | 'formatOptions'>;
  date: Pick<DatePickerProps, 'minValue' | 'maxValue' | 'isUnavailable'>;
  switch: object;
  /** `isClearable` only where the value may be null. */
  select: { options: readonly SelectOption<string>[]; isClearable?: boolean };
  multiSelect: { options: readonly SelectOption<string>[] };
  lookup: { source: LookupSource };
  multiLookup: { source: LookupSource };
  file: Pick<FileUploadProps, 'accept' | 'maxSize' | 'unit' | 'maxCount' | 'multiple'>;
  /** A list of rows, each with these fields (`satisfies readonly Field<Row>[]`); a row holds no list of its own. */
  rows: { fields: readonly AnyField[]; newRow: () => object; addLabel: string; maxCount?: number };
}

/** What a field of each kind holds. Days are ISO dates, `2026-11-20`. */
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
/** Names of the values that a field of this kind can hold. */
type NamesOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never;
}[keyof Values & string];

/** A field of any form. */
export type AnyField = { [Kind in keyof Kinds]: Defined<Kind, string> }[keyof Kinds];

/** A field of a form with these values, as data: `{ kind: 'text', name: 'title', label: 'Название' }`. */
export type Field<Values> = {
  [Kind in keyof Kinds]: Defined<Kind, NamesOf<Values, Held[Kind]>>;
}[keyof Kinds];

/** The part of an object by this name, whatever it is. */
export const valueIn = (object: object, name: string): unknown => Reflect.get(object, name);

/** The rows of a list; none where the value is no list of objects. */
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

/** Errors of the required fields that are empty, in the rows of lists as well. */
export function requiredErrors<Values extends object>(
  fields: readonly Field<Values>[],
  values: Values,
): FieldErrors<Values>;
export function requiredErrors(fields: readonly AnyField[], values: object): Record<string, string> {
  return Object.fromEntries(missingIn(fields, values, ''));
}

/** A field that the gateway refuses. */
interface RefusedField {
  /** Name of the field; in a row of a list its path: `rows.0.title`. */
  field: string;
  message: string;
}

/** Errors of a form, of the fields that the gateway refuses. */
export function faultErrors<Values extends object>(refused: readonly RefusedField[]): FieldErrors<Values>;
export function faultErrors(refused: readonly RefusedField[]): Record<string, string> {
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
}

const isText = (value: unknown): value is string => typeof value === 'string';
export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  isText(valueIn(value, 'id')) &&
  isText(valueIn(value, 'label'));
