/** What the pages of letters say, in words. */

import type { LetterStatus } from '#api/generated/model/letterStatus.ts';
import type { TemplateVariable } from '#api/generated/model/templateVariable.ts';
import { optionsOf } from '#lib/options.ts';
import { type StatusWords, unknownStatus } from '../kit/words.ts';

const letterStatuses: Readonly<Record<LetterStatus, StatusWords>> = {
  new: { label: 'Новое', tone: 'info' },
  answered: { label: 'Отвечено', tone: 'positive' },
  closed: { label: 'Закрыто', tone: 'neutral' },
};

export const letterStatus = (status: LetterStatus | null): StatusWords =>
  status ? letterStatuses[status] : unknownStatus;

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
