/** Executes a call of a function: those of the portal for real, requests by their sample answer. */
import { readArguments, readParameters } from '#lib/function-parameters.ts';
import { keepable } from '#mocks/contract/texts.ts';
import type { ModelFile } from '#mocks/domain/model/model.ts';
import type { StoredFunction } from '#mocks/store/database.ts';
import { CalculationFault, calculate } from './calculator.ts';
import { dayAfter } from './dates.ts';
import { tableLookup } from './tables.ts';
import { type Outcome, refused, rehearsedCall } from './trial.ts';

/** Greatest length of a result, characters. */
const MAX_RESULT = 20_000;

export interface CallPlace {
  readonly files: readonly ModelFile[];
  readonly now: Date;
}

type Values = Readonly<Record<string, unknown>>;

function textStats(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const sentences = text.split(/[.!?…]+(?:\s|$)/u).filter((one) => one.trim() !== '').length;
  return `Знаков: ${[...text].length}, слов: ${words}, предложений: ${sentences}`;
}

async function builtIn(name: string, values: Values, { files, now }: CallPlace): Promise<string> {
  // The arguments were checked against the schema of the function.
  switch (name) {
    case 'calculator':
      return calculate(String(values['expression']));
    case 'dates':
      return dayAfter(
        {
          days: Number(values['days']),
          from: values['from'] as string | undefined,
          working: values['working'] as boolean | undefined,
        },
        now,
      );
    case 'table_lookup':
      return tableLookup(files, {
        text: String(values['text']),
        column: values['column'] as string | undefined,
      });
    default:
      return textStats(String(values['text'] ?? ''));
  }
}

/** Executes a call with its arguments as JSON text. It never throws for what the model asks for. */
export async function runFunction(
  { kind, fields }: StoredFunction,
  text: string,
  place: CallPlace,
): Promise<Outcome> {
  const checked = readArguments(text, readParameters(fields.parameters));
  if ('problem' in checked) return refused(checked.problem);
  if (kind === 'http') return rehearsedCall(fields);
  const start = performance.now();
  try {
    const result = keepable((await builtIn(fields.name, checked.values, place)).slice(0, MAX_RESULT));
    return { status: 'ok', result, durationMs: Math.round(performance.now() - start) };
  } catch (error) {
    if (error instanceof CalculationFault) return { status: 'failed', result: error.message, durationMs: 0 };
    throw error;
  }
}
