import type { ServiceSettings } from '#features/service-settings/index.ts';
import { isRussian } from '#lib/russian.ts';
import type { Attachment } from './new-request.ts';

const textTranslators = new Set(['translate', 'translateLocal']);

/** The settings without a sheet that the files of the request do not have: it was chosen for an earlier file. */
function withOwnSheet(chosen: ServiceSettings, files: readonly Attachment[]): ServiceSettings {
  const { sheet, ...others } = chosen;
  if (sheet === undefined || files.length === 0) return chosen;
  const isThere = files.some((file) => 'sheets' in file && file.sheets?.includes(sheet));
  return isThere ? chosen : others;
}

/**
 * The settings that a request carries: those that differ from the defaults. A Russian text is translated to English
 * if no language was chosen, all others to Russian (services-in-chat.md §2).
 *
 * @param files of the request; without any, the sheet of an earlier file is kept
 */
export function settingsOfRequest(
  serviceType: string,
  settings: ServiceSettings,
  text: string,
  files: readonly Attachment[] = [],
): ServiceSettings {
  const chosen = withOwnSheet(settings, files);
  if (!textTranslators.has(serviceType) || chosen.to !== undefined) return chosen;
  return { ...chosen, to: isRussian(text) ? 'en' : 'ru' };
}
