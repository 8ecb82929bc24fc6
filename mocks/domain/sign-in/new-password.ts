/** Refuses new passwords that are frequent, or consist of words from the person's name, address and company. */
import { createRequire } from 'node:module';
import { refuseField } from '#mocks/contract/failures.ts';
import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Database, User } from '#mocks/store/database.ts';

/** Number of frequent passwords that are refused. */
const FREQUENT = 10_000;
const PORTAL = ['нейропортал', 'neuroportal'];
/** Shorter words occur in many passwords by chance. */
const SHORTEST = 3;

let frequent: ReadonlySet<string> | undefined;

/** The most frequent leaked passwords, in lower case. The list, half a megabyte, is read at the first use. */
function frequentPasswords(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  frequent ??= new Set(
    (require('@zxcvbn-ts/language-common/src/passwords.json') as readonly string[]).slice(0, FREQUENT),
  );
  return frequent;
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST);

type Owner = Pick<User, 'email' | 'companyUuid'> & { readonly name: string };

/** The words of the portal, of a person's name and address, and of the company. */
function ownWords(database: Database, { name, ...user }: Owner): readonly string[] {
  const company = database.companies.get(companyUuidOf(database, user) ?? '');
  const domains = [user.email.split('@')[1] ?? '', ...(company?.domains ?? [])];
  const labels = domains.map((domain) => domain.split('.').slice(0, -1).join(' '));
  const texts = [name, user.email.split('@')[0] ?? '', company?.name ?? '', ...labels];
  return [...PORTAL, ...texts.flatMap(wordsIn)];
}

/** Whether the letters of a password consist of words of a list only. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  let rest = password.toLowerCase().replace(/\P{L}+/gu, '');
  if (rest === '') return false;
  for (const word of words.toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(word, '');
  return rest === '';
}

/**
 * Throws `fields-invalid` for a new password that is easily guessed (AUTH-14).
 *
 * @param field its name in the body
 */
export function checkNewPassword(
  database: Database,
  password: string,
  owner: Owner,
  field: 'password' | 'new' = 'password',
): void {
  if (frequentPasswords().has(password.toLowerCase()))
    refuseField(
      field,
      'frequent',
      'Такой пароль подберут первым: он есть в списках частых. Придумайте другой',
    );
  if (isMadeOf(password, ownWords(database, owner)))
    refuseField(
      field,
      'own-words',
      'Пароль из имени, адреса или названия компании легко угадать. Придумайте другой',
    );
}
