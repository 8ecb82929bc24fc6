/** The file that templates are exported to and imported from (lab.md §7, LAB-26). Pure functions; the file is untrusted. */
import type { LabVariable } from '#api/generated/model/labVariable.ts';
import { LabVariableKind } from '#api/generated/model/labVariableKind.ts';
import type { TemplateDraft } from '#api/generated/model/templateDraft.ts';
import { isRecord } from '#lib/guards.ts';
import { templateFaults } from '#lib/template-draft.ts';
import { plural, textStart } from '#lib/text.ts';

const FORMAT = 'neuro-template';
const VERSION = 1;
/** The largest file, bytes. */
export const maxFileSize = 256 * 1024;
const MAX_TEMPLATES = 50;
const MAX_VARIABLES = 20;

/** A template of a file. */
export interface FileEntry {
  /** What it is called in the preview. */
  title: string;
  draft: TemplateDraft;
  /** Why it is not imported; empty for a good one. */
  faults: readonly string[];
}

/** What a file contains, or why it is no file of templates. */
export type FileContent = { entries: readonly FileEntry[] } | { fault: string };

/** A template as it is exported: without ids, people and rights. */
type Exported = Omit<TemplateDraft, 'agentId'>;

function exported(template: TemplateDraft): Exported {
  const { name, description, command, serviceType, model, text, variables } = template;
  return {
    name,
    description,
    command,
    serviceType,
    model,
    text,
    variables: variables.map(({ key, label, kind, required, hint, options, min, max, ...rest }) => ({
      key,
      label,
      kind,
      required,
      default: rest.default,
      hint,
      options,
      min,
      max,
    })),
  };
}

/** The text of the file of these templates. */
export const fileTextOf = (templates: readonly TemplateDraft[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, templates: templates.map(exported) }, null, 2)}\n`;

/** Fields of the file with the words for them. */
const words = {
  name: 'Название',
  description: 'Описание',
  command: 'Команда',
  serviceType: 'Сервис',
  model: 'Модель',
  text: 'Текст запроса',
  variables: 'Переменные',
  key: 'ключ',
  label: 'подпись',
  kind: 'тип',
  required: 'обязательность',
  default: 'значение по\u00a0умолчанию',
  hint: 'подсказка',
  options: 'варианты',
  min: 'нижняя граница',
  max: 'верхняя граница',
} as const;

type Word = keyof typeof words;

const isWord = (field: string): field is Word => Object.hasOwn(words, field);

/**
 * Reads the own properties of an object of the file. Whatever has another type is a fault, an absent property has the
 * value that a new template has.
 */
class Reader {
  readonly faults: string[] = [];
  readonly #from: Record<string, unknown>;
  readonly #place: string;

  /** @param place stands before the word for a field in a fault */
  constructor(from: Record<string, unknown>, place = '') {
    this.#from = from;
    this.#place = place;
  }

  #read<T>(name: Word, isIt: (value: unknown) => value is T, wanted: string, instead: T): T {
    const value = Object.hasOwn(this.#from, name) ? this.#from[name] : undefined;
    if (value === undefined) return instead;
    if (isIt(value)) return value;
    this.faults.push(`${this.#place}${words[name]}: ${wanted}`);
    return instead;
  }

  text(name: Word, instead = ''): string {
    return this.#read(name, (value) => typeof value === 'string', 'нужен текст', instead);
  }

  textOrNull(name: Word): string | null {
    const isIt = (value: unknown): value is string | null => value === null || typeof value === 'string';
    return this.#read(name, isIt, 'нужен текст', null);
  }

  flag(name: Word): boolean {
    return this.#read(name, (value) => typeof value === 'boolean', 'нужно true или\u00a0false', false);
  }

  /** @param most a longer list is a fault */
  list<T>(name: Word, most: number, isItem: (item: unknown) => item is T, wanted: string): T[] {
    const isIt = (value: unknown): value is T[] =>
      Array.isArray(value) && value.length <= most && value.every(isItem);
    return this.#read(name, isIt, wanted, []);
  }

  kind(): LabVariable['kind'] {
    const isIt = (value: unknown): value is LabVariable['kind'] =>
      Object.values(LabVariableKind).some((one) => one === value);
    return this.#read('kind', isIt, 'такого типа нет', 'text');
  }
}

function readVariable(from: Record<string, unknown>, index: number, faults: string[]): LabVariable {
  const reader = new Reader(from, `Переменная ${index + 1}, `);
  const key = reader.text('key');
  const isText = (value: unknown): value is string => typeof value === 'string';
  const variable: LabVariable = {
    key,
    label: reader.text('label', key),
    kind: reader.kind(),
    required: reader.flag('required'),
    default: reader.text('default'),
    hint: reader.text('hint'),
    options: reader.list('options', 50, isText, 'нужен список из\u00a0текстов, до\u00a050'),
    min: reader.text('min'),
    max: reader.text('max'),
  };
  faults.push(...reader.faults);
  return variable;
}

/** A fault at a field of a template, `variables[0].key`, with the words for the field. */
export function faultText(field: string, message: string): string {
  const [, index, own] = /^variables\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
  const name = own ?? field;
  const word = isWord(name) ? words[name] : name;
  return index === undefined ? `${word}: ${message}` : `Переменная ${Number(index) + 1}, ${word}: ${message}`;
}

function readDraft(reader: Reader): TemplateDraft {
  return {
    name: reader.text('name').trim(),
    description: reader.text('description').trim(),
    command: reader.textOrNull('command'),
    serviceType: reader.text('serviceType', 'chatGpt'),
    model: reader.textOrNull('model'),
    agentId: null,
    text: reader.text('text'),
    variables: reader
      .list('variables', MAX_VARIABLES, isRecord, 'нужен список, до\u00a020')
      .map((one, at) => readVariable(one, at, reader.faults)),
  };
}

/** A template of unchecked values: what has a wrong type is as in a new one. */
export const draftIn = (stored: Record<string, unknown>): TemplateDraft => readDraft(new Reader(stored));

function readEntry(value: unknown, index: number): FileEntry {
  const reader = new Reader(isRecord(value) ? value : {});
  const draft = readDraft(reader);
  const title = textStart(draft.name) || `Шаблон ${index + 1}`;
  if (!isRecord(value)) return { title, draft, faults: ['Это не\u00a0шаблон'] };
  if (reader.faults.length > 0) return { title, draft, faults: reader.faults };
  return {
    title,
    draft,
    faults: templateFaults(draft).map(({ field, message }) => faultText(field, message)),
  };
}

/** Reads the text of a file. A fault of one template concerns no other. */
export function readTemplateFile(text: string): FileContent {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { fault: 'Это не\u00a0JSON: файл повреждён или в\u00a0нём лишние знаки' };
  }
  if (!isRecord(file) || !Object.hasOwn(file, 'format') || file['format'] !== FORMAT)
    return { fault: 'Это не\u00a0файл шаблонов портала' };
  if (file['version'] !== VERSION) return { fault: 'Файл другой версии: портал читает файлы версии\u00a01' };
  const { templates } = file;
  if (!Array.isArray(templates) || templates.length === 0) return { fault: 'В\u00a0файле нет шаблонов' };
  if (templates.length > MAX_TEMPLATES)
    return {
      fault: `В\u00a0файле ${plural(templates.length, 'шаблон', 'шаблона', 'шаблонов')}, а\u00a0можно не\u00a0больше 50`,
    };
  return { entries: templates.map(readEntry) };
}
