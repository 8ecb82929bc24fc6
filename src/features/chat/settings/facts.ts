import type { SettingFacts } from '#features/service-settings/index.ts';
import type { DraftState } from '../composer/draft.ts';

/** What the settings depend on beside the service: the text and the sheets of the attached workbook. */
export function factsOf({ text, files }: Pick<DraftState, 'text' | 'files'>): SettingFacts {
  const sheets = files.flatMap((file) => ('sheets' in file ? (file.sheets ?? []) : []));
  return { text, sheets };
}
