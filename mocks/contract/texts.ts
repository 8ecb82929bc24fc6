/** Which texts can be kept (openapi/gateway.yaml, "Values"): Unicode without NUL and without halves of surrogate pairs. */
import { Failure, MAX_ERRORS, problem } from './failures.ts';

const REFUSED = 'В тексте есть знаки, которые нельзя сохранить. Удалите их или наберите текст заново';

/** Maximum length of the name of a field in an error, characters. */
const FIELD = 200;

/** Bytes as text; `isUtf8` is false when something in them was read as U+FFFD. A byte order mark is dropped. */
export function decoded(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    return { text: new TextDecoder().decode(bytes), isUtf8: false };
  }
}

/** Whether a text can be kept. */
export const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** A text with U+FFFD in place of what cannot be kept. */
export const keepable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\ufffd');

/** The paths of the texts that cannot be kept, also of names of properties. */
function* wrongTexts(value: unknown, path: string, isFit: (text: string) => boolean): Generator<string> {
  if (typeof value === 'string' && !isFit(value)) yield path;
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    const own = path && !Array.isArray(value) ? `${path}.${name}` : name;
    const at = Array.isArray(value) ? `${path}[${name}]` : own;
    if (isFit(name)) yield* wrongTexts(inner, at, isFit);
    else yield at;
  }
}

/**
 * Throws `fields-invalid` that names each text of a body that cannot be kept.
 *
 * @param isUtf8 false when the bytes of the body were not UTF-8; then texts with U+FFFD are the wrong ones too
 */
export function refuseWrongTexts(body: unknown, isUtf8 = true): void {
  const isFit = (text: string) => isText(text) && (isUtf8 || !text.includes('\ufffd'));
  const errors = [...wrongTexts(body, '', isFit)].map((field) =>
    problem(keepable(field).slice(0, FIELD).toWellFormed() || 'request', 'not-text', REFUSED),
  );
  // Screens that show no errors at fields show the message of the whole answer.
  if (errors.length > 0)
    throw new Failure('fields-invalid', { message: REFUSED, errors: errors.slice(0, MAX_ERRORS) });
}
