/** Calls of HTTP functions. The stand-in sends nothing and answers with the sample answer (lab.md §10; LAB-21). */
import { readArguments, readParameters } from '#lib/function-parameters.ts';
import type { Schemas, StoredFunction } from '#mocks/store/database.ts';

export type Outcome = Schemas['FunctionOutcome'] & { readonly status: Schemas['FunctionOutcomeStatus'] };
type Fields = Pick<StoredFunction['fields'], 'parameters' | 'sampleAnswer' | 'method' | 'changes'>;

/** What a rehearsed request would have taken, ms. */
const DURATION = 20;

export const refused = (result: string): Outcome => ({ status: 'refused', result, durationMs: 0 });

/** Answers a call with the sample answer. It opens no connection. */
export const rehearsedCall = ({ sampleAnswer }: Fields): Outcome => ({
  status: 'ok',
  result: sampleAnswer === '' ? 'Репетиция: образца ответа нет' : sampleAnswer,
  durationMs: DURATION,
});

/** Tries a function once; a call that changes data needs consent. */
export function tryFunction(fields: Fields, text: string, isConfirmed: boolean): Outcome {
  const checked = readArguments(text, readParameters(fields.parameters));
  if ('problem' in checked) return refused(checked.problem);
  if ((fields.changes || fields.method !== 'GET') && !isConfirmed)
    return refused('Вызов изменяет данные: подтвердите его');
  return rehearsedCall(fields);
}
