/** Letters of the gateway, where it lets them be read (`--letters`). */
import { NoAnswer } from './http.ts';
import { Blocked, type Run } from './run.ts';

/** A letter as far as its link or code goes. */
interface Letter {
  readonly link?: string;
  readonly code?: string;
}

/** What the gateway answers for the letters to an address. @throws Blocked without an answer */
async function lettersTo(run: Run, path: string, email: string) {
  try {
    return await run.http.beside(path, { email });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new Blocked(`letters cannot be read at ${path}: ${error.message}`);
  }
}

/** Ends a journey that needs a letter when letters cannot be read. */
export function needsLetters({ options }: Run): void {
  if (!options.letters) throw new Blocked('it needs a letter (--letters)');
}

/** The newest letter to an address. @throws Blocked when letters cannot be read, or there is none */
export async function letterTo(run: Run, email: string): Promise<Letter> {
  needsLetters(run);
  const { letters = '' } = run.options;
  const { status, json } = await lettersTo(run, letters, email);
  const [newest] = Array.isArray(json) ? json : [];
  if (!newest) throw new Blocked(`no letter to ${email}: ${letters} answers ${status}`);
  return newest as Letter;
}

/** The token in the link of the newest letter to an address. Throws as `letterTo` does. */
export async function tokenOf(run: Run, email: string): Promise<string> {
  const { link } = await letterTo(run, email);
  const token = link && URL.canParse(link) ? new URL(link).searchParams.get('token') : null;
  if (!token) throw new Blocked(`the letter to ${email} has no link with a token`);
  return token;
}

/** How many letters an address has got; undefined where letters cannot be read. */
export async function countTo(run: Run, email: string): Promise<number | undefined> {
  const { letters } = run.options;
  if (!letters) return undefined;
  const { json } = await lettersTo(run, letters, email);
  return Array.isArray(json) ? json.length : undefined;
}
