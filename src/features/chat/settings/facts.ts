import type { SettingFacts } from '#features/service-settings/index.ts';
import type { DraftState } from '../drafting/draft.ts';
import { isWorkbook } from '../drafting/uploaded-files.ts';

/**
 * What the settings depend on beside the service: the text and the sheets of the attached workbook, which is a chosen file
 * until the gateway has read it.
 *
 * @param isUnread whether its upload has failed
 */
export function factsOf({ text, files }: Pick<DraftState, 'text' | 'files'>, isUnread = false): SettingFacts {
  if (!isUnread && files.some((file) => file instanceof File && isWorkbook(file)))
    return { text, sheets: 'reading' };
  const sheets = files.flatMap((file) => ('sheets' in file ? (file.sheets ?? []) : []));
  return { text, sheets };
}
