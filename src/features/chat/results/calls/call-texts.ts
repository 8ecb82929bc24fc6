import { isRecord } from '#lib/guards.ts';
import type { Call } from '../../model/chat.ts';

const seconds = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const states: Record<Call['status'], string> = {
  running: 'выполняется…',
  awaiting: 'ждёт решения',
  done: 'готово',
  failed: 'не\u00a0получилось',
  declined: 'отклонено',
  expired: 'не\u00a0подтверждено',
};

/** How a call went: «0,1 с» of one with a result, otherwise its state. @see lab.md §6 */
export const stateOf = ({ status, durationMs }: Pick<Call, 'status' | 'durationMs'>): string =>
  status === 'done' && durationMs !== undefined
    ? `${seconds.format(Math.max(durationMs, 100) / 1000)}\u00a0с`
    : states[status];

const textLiteral = /"(?:[^"\\]|\\.)*"|\s+/g;

/** The JSON text without blanks and with plain letters, as `JSON.stringify` writes it. */
const compact = (json: string): string =>
  json.replace(textLiteral, (part) => (part.startsWith('"') ? JSON.stringify(JSON.parse(part)) : ''));

const cellOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The arguments of a call as rows of a table.
 *
 * @param json from the model
 * @returns null when a table would not say exactly what is sent: no JSON object, a name that occurs twice, a number that is
 *   rounded
 */
export function argumentRows(json: string): { name: string; value: string }[] | null {
  try {
    const parsed: unknown = JSON.parse(json);
    if (!isRecord(parsed) || JSON.stringify(parsed) !== compact(json)) return null;
    return Object.entries(parsed).map(([name, value]) => ({ name, value: cellOf(value) }));
  } catch {
    return null;
  }
}
