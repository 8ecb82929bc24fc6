import { harmless } from './csv.ts';
import { shownValue } from './shown.ts';

/** Whether a spreadsheet may run the text of a pasted cell as a formula (CHAT-24). A number and a lone dash are none. */
export const isPastedFormula = (text: string): boolean =>
  harmless(text) !== text && /[\p{L}\p{N}]/u.test(text) && shownValue(text) === undefined;

/** The text of a cell as a spreadsheet with Russian settings takes it: `1234,5`, `12,5%`, never a formula. */
export function pastedText(text: string): string {
  const value = shownValue(text);
  switch (value?.type) {
    case 'number':
    case 'money':
      return value.text.replace('.', ',');
    case 'percent':
      return text.replaceAll(/\s/g, '').replace('.', ',').replace('−', '-');
    default:
      return isPastedFormula(text) ? harmless(text) : text;
  }
}
