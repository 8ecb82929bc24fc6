/** What may stand in a template of requests and in the fields of its variables (lab.md §5, §7). Pure functions. */
import { isPlainName } from './name-check.ts';
import { isTemplateKey, keysIn } from './request-template.ts';

/** A variable of a template. */
export interface TemplateVariable {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly required: boolean;
  readonly default: string;
  readonly hint: string;
  readonly options: readonly string[];
  readonly min: string;
  readonly max: string;
}

/** What is checked of a template. */
interface CheckedTemplate {
  readonly name: string;
  /** @default '' */
  readonly description?: string;
  readonly command: string | null;
  readonly text: string;
  readonly variables: readonly TemplateVariable[];
}

/** A fault with the path of its field, `variables[0].key`, and a Russian text. */
export interface TemplateFault {
  readonly field: string;
  readonly message: string;
}

const MAX_VARIABLES = 20;
const MAX_VALUE = 20_000;
const MAX_TEXT = 20_000;
const MAX_DESCRIPTION = 300;
const MAX_HINT = 200;
const MAX_DEFAULT = 2000;
const MAX_OPTION = 100;
const COMMAND = /^[a-zа-яё0-9_]{2,30}$/;

/** A decimal number as people write it, with a comma or a point and blanks between thousands; undefined for anything else. */
export function numberIn(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[ \u00a0\u202f]/g, '')
    .replace(',', '.');
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined;
}

/** A day that exists, as milliseconds; undefined for anything else. */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
    ? moment.getTime()
    : undefined;
}

const russianDay = (day: string): string => day.split('-').reverse().join('.');

/** Why a value does not fit a variable, for the person; undefined when it does. An empty one is judged by `required` alone. */
export function valueFault(variable: TemplateVariable, value: string): string | undefined {
  const { kind, required, options, min, max } = variable;
  if (value.trim() === '') return required ? 'Заполните поле' : undefined;
  if (value.length > MAX_VALUE) return 'Не\u00a0длиннее 20\u00a0000 знаков';
  if (kind === 'select') return options.includes(value) ? undefined : 'Выберите из\u00a0списка';
  if (kind !== 'number' && kind !== 'date') return undefined;
  const read = kind === 'number' ? numberIn : dayOf;
  const number = read(value);
  if (number === undefined) return kind === 'number' ? 'Введите число' : 'Введите дату';
  const [least, greatest] = [read(min), read(max)];
  if (least !== undefined && number < least)
    return kind === 'number' ? `Не\u00a0меньше ${min}` : `Не\u00a0раньше ${russianDay(min)}`;
  if (greatest !== undefined && number > greatest)
    return kind === 'number' ? `Не\u00a0больше ${max}` : `Не\u00a0позже ${russianDay(max)}`;
  return undefined;
}

function limitFault({ kind, min, max }: TemplateVariable): string | undefined {
  if (min === '' && max === '') return undefined;
  if (kind !== 'number' && kind !== 'date') return 'Границы бывают у\u00a0числа и\u00a0даты';
  const read = kind === 'number' ? numberIn : dayOf;
  if ([min, max].some((text) => text !== '' && read(text) === undefined))
    return kind === 'number' ? 'Введите число' : 'Введите дату';
  return (read(min) ?? -Infinity) > (read(max) ?? Infinity) ? 'Нижняя граница больше верхней' : undefined;
}

/** An option as people see it: options that look alike are one. */
const seenAs = (option: string): string =>
  option
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

function optionsFault({ kind, options }: TemplateVariable): string | undefined {
  if (kind !== 'select') return options.length > 0 ? 'Варианты бывают только у\u00a0выбора' : undefined;
  const seen = new Set(options.map(seenAs));
  if (options.length < 2 || options.length > 50 || seen.size !== options.length || seen.has(''))
    return 'Нужно от\u00a02 до\u00a050 разных вариантов';
  return options.some(({ length }) => length > MAX_OPTION) ? 'Вариант не\u00a0длиннее 100 знаков' : undefined;
}

function defaultFault(variable: TemplateVariable): string | undefined {
  const { kind, default: first } = variable;
  if (first === '') return undefined;
  if (kind === 'file') return 'У\u00a0файла нет значения по\u00a0умолчанию';
  return first.length > MAX_DEFAULT ? 'Не\u00a0длиннее 2\u00a0000 знаков' : valueFault(variable, first);
}

/** The faults of one variable, by its field. */
function variableFaults(
  variable: TemplateVariable,
  variables: readonly TemplateVariable[],
): readonly (readonly [keyof TemplateVariable, string | undefined])[] {
  const { key, label, hint } = variable;
  const isTwice = variables.some((other) => other !== variable && other.key === key);
  return [
    [
      'key',
      isTemplateKey(key)
        ? isTwice
          ? 'Такая переменная уже есть'
          : undefined
        : 'Буквы, цифры и\u00a0подчёркивание, до\u00a040 знаков',
    ],
    ['label', label.trim() === '' || label.length > 80 ? 'Введите подпись, до\u00a080 знаков' : undefined],
    ['hint', hint.length > MAX_HINT ? 'Не\u00a0длиннее 200 знаков' : undefined],
    ['options', optionsFault(variable)],
    ['min', limitFault(variable)],
    ['default', defaultFault(variable)],
  ];
}

/** Keys that the text names and no variable describes. */
export function undescribedKeys({ text, variables }: Pick<CheckedTemplate, 'text' | 'variables'>): string[] {
  const known = new Set(variables.map(({ key }) => key));
  return keysIn(text).filter((key) => !known.has(key));
}

/** Keys of variables that the text does not name; this is a warning only. */
export function unusedKeys({ text, variables }: Pick<CheckedTemplate, 'text' | 'variables'>): string[] {
  const used = new Set(keysIn(text));
  return variables.flatMap(({ key }) => (used.has(key) ? [] : key));
}

/** «Переменная „{{срок}}“ не описана». */
export const undescribedText = (key: string): string => `Переменная „{{${key}}}“ не\u00a0описана`;

function nameFault(name: string): string | undefined {
  if (name.trim() === '') return 'Введите название';
  if (name.trim().length > 60) return 'Не\u00a0длиннее 60 знаков';
  return isPlainName(name) ? undefined : 'Только буквы, цифры, пробел и\u00a0подчёркивание';
}

function textFault(template: CheckedTemplate): string | undefined {
  const { text } = template;
  if (text.trim() === '') return 'Напишите текст запроса';
  if (text.length > MAX_TEXT) return 'Не\u00a0длиннее 20\u00a0000 знаков';
  const [undescribed] = undescribedKeys(template);
  return undescribed === undefined ? undefined : undescribedText(undescribed);
}

/** What is wrong with a template, in the order of its fields. */
export function templateFaults(template: CheckedTemplate): TemplateFault[] {
  const { name, description = '', command, variables } = template;
  const all: readonly (readonly [string, string | undefined])[] = [
    ['name', nameFault(name)],
    ['description', description.length > MAX_DESCRIPTION ? 'Не\u00a0длиннее 300 знаков' : undefined],
    [
      'command',
      command === null || COMMAND.test(command)
        ? undefined
        : 'От\u00a02 до\u00a030 строчных букв, цифр и\u00a0подчёркиваний',
    ],
    ['text', textFault(template)],
    ['variables', variables.length > MAX_VARIABLES ? 'Не\u00a0больше 20 переменных' : undefined],
    ...variables.flatMap((one, index) =>
      variableFaults(one, variables).map(
        ([field, message]) => [`variables[${index}].${field}`, message] as const,
      ),
    ),
  ];
  return all.flatMap(([field, message]) => (message === undefined ? [] : { field, message }));
}
