import { config } from '#platform/config.ts';
import type { Profile } from '#platform/session/session.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';

const keyOf = ({ id }: Profile): string => personalKey('chatBotCorporate', id);

/** Keeps what the gateway said of the guest's address: it may know domains that the settings do not name. */
export const rememberCorporate = (profile: Profile): void => void writeText(keyOf(profile), 'yes');

/** Is the guest's address in the corporate domain, so that they accept the agreements first (BOT-02)? */
export const isCorporate = (profile: Profile, domain: string = config.corporateDomain): boolean =>
  (profile.email?.toLowerCase().endsWith(`@${domain.toLowerCase()}`) ?? false) ||
  readText(keyOf(profile)) === 'yes';
