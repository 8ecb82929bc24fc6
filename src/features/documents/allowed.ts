import type { PortalDocument } from '#api/generated/model/portalDocument.ts';
import {
  canSeeHelp,
  canSeeOferta,
  canSeeSafetyRules,
  canTakeLyceumOffer,
} from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';

const rules: Record<PortalDocument['kind'], (profile: Profile) => boolean> = {
  manual: canSeeHelp,
  safety: canSeeSafetyRules,
  offer: canSeeOferta,
  lyceumOffer: canTakeLyceumOffer,
  plugin: canSeeHelp,
  other: () => true,
};

/** Whether a user may see a document (AUTH-10): as the help article or the page of the same subject. */
export const isAllowed = ({ kind }: Pick<PortalDocument, 'kind'>, profile: Profile): boolean =>
  rules[kind](profile);
