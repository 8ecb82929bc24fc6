import { config } from '#platform/config.ts';
import type { Profile } from '#platform/session/session.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';

const keyOf = ({ id }: Profile): string => personalKey('chatBotCorporate', id);

/** Stores that the gateway called the guest's address corporate: it may know domains that are not in the settings. */
export const rememberCorporate = (profile: Profile): void => void writeText(keyOf(profile), 'yes');

/** True when the guest has a corporate address and has to accept the agreements (BOT-02). */
export const isCorporate = (profile: Profile, domain: string = config.corporateDomain): boolean =>
  (profile.email?.toLowerCase().endsWith(`@${domain.toLowerCase()}`) ?? false) ||
  readText(keyOf(profile)) === 'yes';
