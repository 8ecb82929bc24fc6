import { guardOf } from './csv.ts';
import { shownValue } from './shown.ts';

/** What has to stand before the text of a pasted cell, so that no spreadsheet runs it as a formula (CHAT-24). A number and a lone dash are none. */
export const pastedGuard = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) && shownValue(text) === undefined ? guardOf(text) : '';
