/** The exercises of the trainer: those of the contract's examples, and what only the stand-in knows of them. */
import { exampleOf } from '#mocks/contract/contract.ts';
import { isEducation } from '#mocks/domain/people/reference.ts';
import type { Schemas, User } from '#mocks/store/database.ts';

export type Exercise = Schemas['Exercise'];

const names = [
  'letter',
  'minutes',
  'suppliers',
  'report',
  'plain',
  'extract',
  'move',
  'ideas',
  'calm',
  'safe',
  'check',
  'follow-up',
] as const;

/** All exercises in their order, with the scores of the contract's examples. */
export const exercises: readonly Exercise[] = names.map(
  (name) => exampleOf('exerciseRead', name) as Exercise,
);

/** The exercises that exist for a person; none for pupils. */
export const exercisesFor = ({ profile }: User): readonly Exercise[] =>
  isEducation(profile.groups) ? [] : exercises;

/** Text that must not be in an attempt, and what the better version has in its place. */
export interface Secret {
  /** Matches the folded text of an attempt. */
  readonly pattern: RegExp;
  readonly substitute: string;
}

/** The personal data that are planted in the material of «Безопасный запрос» (lab.md §8). */
export const secretsOf: Readonly<Record<string, readonly Secret[]>> = {
  safe: [
    { pattern: /(?:петров|иван(?!овск)|сергеевич)\p{L}*/u, substitute: '[ИМЯ]' },
    { pattern: /4510[\s№-]*123456|4510|123456/u, substitute: '[ПАСПОРТ]' },
    { pattern: /(?:\+?7|8)?[\s(-]*900[\s)-]*000[\s-]*12[\s-]*34/u, substitute: '[ТЕЛЕФОН]' },
    { pattern: /вымышленн\p{L}* проезд\p{L}*(?:,? дом 5)?(?:,? квартир\p{L}* 17)?/u, substitute: '[АДРЕС]' },
    { pattern: /14[./]0?3[./](?:19)?89|14 марта 1989/u, substitute: '[ДАТА РОЖДЕНИЯ]' },
  ],
};
