/** What the pages of letters say, in words. */
import type { LetterStatus } from '#api/generated/model/letterStatus.ts';
import type { TemplateVariable } from '#api/generated/model/templateVariable.ts';
import type { BadgeProps } from '#ui/index.ts';

interface Shown {
  label: string;
  tone: BadgeProps['tone'];
}

const letterStatuses: Readonly<Record<LetterStatus, Shown>> = {
  new: { label: 'Новое', tone: 'info' },
  answered: { label: 'Отвечено', tone: 'positive' },
  closed: { label: 'Закрыто', tone: 'neutral' },
};

/** Shown for a value that the portal does not know (PRE-13). */
const unknown: Shown = { label: 'Неизвестно', tone: 'neutral' };

export const letterStatus = (status: LetterStatus | null): Shown =>
  status ? letterStatuses[status] : unknown;

const optionsOf = (words: Readonly<Record<string, Shown>>) =>
  Object.entries(words).map(([id, { label }]) => ({ id, label }));
export const letterStatusOptions = optionsOf(letterStatuses);

/** What mailings and the templates for them may contain. */
export const personalVariables: readonly TemplateVariable[] = [
  { name: 'name', title: 'имя получателя', isRequired: false, sample: 'Мария Орлова' },
  { name: 'email', title: 'e-mail получателя', isRequired: false, sample: 'employee@neuro.example' },
  { name: 'company', title: 'компания получателя', isRequired: false, sample: 'Нейро' },
  { name: 'department', title: 'отдел получателя', isRequired: false, sample: 'Отдел развития' },
];

/** The variables as a hint: «Переменные: {{link}} — ссылка (обязательна)». */
export const variablesHint = (variables: readonly TemplateVariable[]): string => {
  const listed = variables.map(
    ({ name, title, isRequired }) =>
      `{{${name}}} — ${title.charAt(0).toLowerCase()}${title.slice(1)}${isRequired ? ' (обязательна)' : ''}`,
  );
  return `Markdown. Переменные: ${listed.join(', ')}`;
};
