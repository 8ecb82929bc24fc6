/** The master keys of the environment, which seal the keys of connections. No message contains any part of them. */
import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const LENGTH = 32;

function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  return bytes.length === LENGTH && /^[\w+/-]+=?$/.test(text) ? bytes : undefined;
}

/**
 * Reads `PORTAL_MASTER_KEY`, or the file named by `PORTAL_MASTER_KEY_FILE`: keys of 32 bytes in hexadecimal or Base64,
 * separated by blanks or line breaks. The first one seals; the others are former ones, which only open.
 *
 * @returns the keys, none with a problem: what is wrong, as one line for the operator
 */
export function masterKeysOf({ PORTAL_MASTER_KEY: text = '', PORTAL_MASTER_KEY_FILE: file }: Environment): {
  readonly keys: readonly Buffer[];
  readonly problem?: string;
} {
  if (text && file)
    return { keys: [], problem: 'Set PORTAL_MASTER_KEY or PORTAL_MASTER_KEY_FILE, not both.' };
  const name = file ? 'PORTAL_MASTER_KEY_FILE' : 'PORTAL_MASTER_KEY';
  let all = text;
  try {
    if (file) all = readFileSync(file, 'utf8');
  } catch {
    return { keys: [], problem: `PORTAL_MASTER_KEY_FILE cannot be read: ${file}` };
  }
  const keys = all.split(/\s+/).filter(Boolean).map(bytesOf);
  const known = keys.filter((key) => key !== undefined);
  if (known.length < keys.length || (file && known.length === 0))
    return {
      keys: [],
      problem: `${name} has to hold keys of 32 bytes in hexadecimal or Base64: openssl rand -hex 32`,
    };
  return { keys: known };
}
