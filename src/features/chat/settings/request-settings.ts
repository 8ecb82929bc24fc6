import type { ServiceSettings } from '#features/service-settings/index.ts';
import { isRussian } from '#lib/russian.ts';

const textTranslators = new Set(['translate', 'translateLocal']);

/**
 * The settings that a request carries: those that differ from the defaults. A Russian text is translated to English
 * if no language was chosen, all others to Russian (services-in-chat.md §2).
 */
export function settingsOfRequest(
  serviceType: string,
  chosen: ServiceSettings,
  text: string,
): ServiceSettings {
  if (!textTranslators.has(serviceType) || chosen.to !== undefined) return chosen;
  return { ...chosen, to: isRussian(text) ? 'en' : 'ru' };
}
