/** Letters of the gateway, where it lets them be read (`--letters`). */
import { Blocked, type Run } from './run.ts';

/** A letter as far as its link or code goes. */
interface Letter {
  readonly link?: string;
  readonly code?: string;
}

/** The newest letter to an address. @throws Blocked when letters cannot be read, or there is none */
export async function letterTo(run: Run, email: string): Promise<Letter> {
  const { letters } = run.options;
  if (!letters) throw new Blocked('it needs a letter (--letters)');
  const { status, json } = await run.http.beside(letters, { email });
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
  const { json } = await run.http.beside(letters, { email });
  return Array.isArray(json) ? json.length : undefined;
}
