/** Templates of letters: what is sent, and their shape in the administration. */
import type { paths } from '#api/generated/gateway.d.ts';
import { filled, missingVariables, variableFault, variablesIn } from '#lib/letter-variables.ts';
import { existing, refuseField, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { containing, equal, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import type { Database, Schemas, StoredTemplate } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { type SystemCode, systemTemplate, systemTemplates } from './system-templates.ts';

type Query = NonNullable<paths['/admin/letters/getListTemplate']['get']['parameters']['query']>;
type Variable = Schemas['TemplateVariable'];
type Fields = Schemas['TemplateFields'];

/** What mailings and the templates for them may contain. */
export const personalVariables: readonly Variable[] = [
  { name: 'name', title: 'Имя получателя', isRequired: false, sample: 'Мария Орлова' },
  { name: 'email', title: 'E-mail получателя', isRequired: false, sample: 'employee@neuro.example' },
  { name: 'company', title: 'Компания получателя', isRequired: false, sample: 'Нейро' },
  { name: 'department', title: 'Отдел получателя', isRequired: false, sample: 'Отдел развития' },
];

/** What a template with this code may contain. */
export const variablesOf = (code: string): readonly Variable[] =>
  systemTemplate(code)?.variables ?? personalVariables;

export function toLetterTemplate(template: StoredTemplate): Schemas['LetterTemplate'] {
  const system = systemTemplate(template.code);
  return {
    ...template,
    purpose: system?.purpose ?? '',
    isSystem: system !== undefined,
    variables: [...variablesOf(template.code)],
  };
}

const byCode = ({ templates }: Database, code: string): StoredTemplate | undefined =>
  [...templates.values()].find((template) => folded(template.code) === folded(code));

/**
 * The letter of this kind as it is sent now.
 *
 * @param values of the variables, as Markdown
 */
export function composed(
  database: Database,
  code: SystemCode,
  values: Readonly<Record<string, string>>,
): { subject: string; text: string } {
  const { subject, body } = byCode(database, code) ?? systemTemplates[code];
  return {
    subject: filled(subject, values).replace(/\s+/g, ' ').trim().slice(0, 500),
    text: filled(body, values),
  };
}

/** A text as the quotation of an answer. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** The letter with example values. */
export function sampleLetter({ code, subject, body }: Fields): { subject: string; text: string } {
  const samples = Object.fromEntries(variablesOf(code).map(({ name, sample }) => [name, sample]));
  return { subject: filled(subject, samples), text: filled(body, samples) };
}

/**
 * Checks subject and text of a letter.
 *
 * @throws Failure `fields-invalid`
 */
export function checkLetter(letter: Pick<Fields, 'subject' | 'body'>, known: readonly Variable[]): void {
  const both = `${letter.subject}\n${letter.body}`;
  const faults = (['subject', 'body'] as const).flatMap((field) => {
    const message = variableFault(letter[field], known);
    return message === undefined ? [] : [{ field, code: codeOf(letter[field], known), message }];
  });
  const missing = missingVariables(both, known);
  if (missing !== undefined && faults.every(({ field }) => field !== 'body'))
    faults.push({ field: 'body', code: 'missing', message: missing });
  refuseFields(faults);
}

const codeOf = (text: string, known: readonly Variable[]): string =>
  variablesIn(text).some((name) => known.every((one) => one.name !== name)) ? 'unknown' : 'format';

/**
 * Checks a template beyond the schema.
 *
 * @param old the template that is changed, null for a new one
 * @throws Failure `fields-invalid`, `name-taken`
 */
export function checkTemplate(database: Database, fields: Fields, old: StoredTemplate | null): void {
  if (old && systemTemplate(old.code) && old.code !== fields.code)
    refuseField('code', 'fixed', 'По этому коду портал находит шаблон: его нельзя изменить');
  const other = byCode(database, fields.code);
  if (other && other.uuid !== old?.uuid) refuseTaken('code', 'Такой код уже есть');
  checkLetter(fields, variablesOf(fields.code));
}

const sortKeys: SortKeys<StoredTemplate> = {
  code: ({ code }) => folded(code),
  subject: ({ subject }) => folded(subject),
  changed: ({ changed }) => changed,
};

/** The templates that the query finds, in its order. */
export function listTemplates({ templates }: Database, query: Query): StoredTemplate[] {
  const found = narrowed(templates.values(), [
    containing(query.searchText, ({ code, subject, body }) => folded(`${code}\n${subject}\n${body}`)),
    equal(query.isSystem, ({ code }) => systemTemplate(code) !== undefined),
  ]);
  return sorted(found, query.sort ?? 'code,asc', sortKeys, ({ uuid }) => uuid);
}

export const findTemplate = ({ templates }: Database, uuid: string): StoredTemplate =>
  existing(templates.get(uuid.toLowerCase()));
