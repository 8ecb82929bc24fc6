/** The arguments of a trial, typed into one field each. */
import { type ArgumentSchema, type ParameterSchema, readArguments } from '#lib/function-parameters.ts';
import type { ArgumentRow } from './arguments.ts';

/** What was typed, by argument. A list has one value a line. */
export type Typed = Readonly<Record<string, string>>;

function readValue(text: string, { type, items }: ArgumentSchema): unknown {
  if (type === 'string') return text;
  if (type === 'boolean') return text === 'true';
  if (type === 'array') {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => readValue(line.trim(), items ?? { type: 'string' }));
  }
  const number = Number(text.trim().replace(',', '.'));
  // A text that is no number stays one, so that the check names the argument.
  return Number.isFinite(number) ? number : text;
}

/** The arguments as JSON text, without those that are empty; or why they do not fit. */
export function trialArguments(
  rows: readonly ArgumentRow[],
  typed: Typed,
): { text: string } | { problem: string } {
  const filled = rows.filter(({ name }) => (typed[name] ?? '').trim() !== '');
  const values = Object.fromEntries(
    filled.map(({ name, schema }) => [name, readValue(typed[name] ?? '', schema)]),
  );
  const text = JSON.stringify(values);
  const schema: ParameterSchema = {
    properties: Object.fromEntries(rows.map((row) => [row.name, row.schema])),
    required: rows.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
  const read = readArguments(text, schema);
  return 'problem' in read ? read : { text };
}
