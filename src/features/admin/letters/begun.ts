import { variablesIn } from '#lib/letter-variables.ts';
import { personalVariables } from '../words/letter-words.ts';

/** A letter that is being written; an answer has no subject. */
export interface Draft {
  subject: string;
  text: string;
}

/** A template with the values of its variables. */
export interface Offered extends Draft {
  id: string;
  label: string;
}

/**
 * The letter that begins with a template. What a person has typed stays: the subject as it is, the text below that of the
 * template. What another template has put there is replaced.
 */
export function begun(chosen: Draft, { subject, text }: Draft, offered: readonly Draft[]): Draft {
  const isOwnSubject = subject.trim() !== '' && offered.every((one) => one.subject !== subject);
  const isOwnText = text.trim() !== '' && offered.every((one) => one.text !== text);
  return {
    subject: isOwnSubject ? subject : chosen.subject,
    text: isOwnText ? `${chosen.text}\n\n${text.trim()}` : chosen.text,
  };
}

/** The values that an author's data give to the variables of templates; what is unknown has none. */
export function valuesOf(author: {
  author: string | null;
  email: string | null;
  companyName?: string | null;
}) {
  const values = { name: author.author, email: author.email, company: author.companyName };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Why an answer is not sent yet: a person has to replace what a template could not. */
export function leftVariable(text: string): string | undefined {
  const left = variablesIn(text).find((name) => personalVariables.some((one) => one.name === name));
  return left && `Замените переменную: {{${left}}}`;
}
