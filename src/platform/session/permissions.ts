import type { Profile } from './session.ts';

/*
 * Every permission of the portal, one pure function each (AUTH-10, portal.md §6). Menu, routes and command palette
 * ask here and nowhere else; the gateway decides for itself all the same.
 */

/** groupType of the groups of pupils and students (portal.md §6). */
const educationType = 13;
const tariffs = ['tariffBeginner', 'tariffIntermediate', 'tariffHigh'];

const inGroup = (profile: Profile, name: string): boolean =>
  profile.groups.some((group) => group.name === name);
const isEducation = (profile: Profile): boolean =>
  profile.groups.some(({ groupType }) => groupType === educationType);
const hasTariff = (profile: Profile): boolean => tariffs.some((name) => inGroup(profile, name));

export const canSeeAdmin = (profile: Profile): boolean => profile.role === 'ADMIN';
export const canSeeCompanyAdmin = (profile: Profile): boolean => inGroup(profile, 'COMPANY_ADMIN');

export const canSeeHelp = (profile: Profile): boolean => !isEducation(profile);
export const canSeeSafetyRules = (profile: Profile): boolean =>
  !isEducation(profile) && !inGroup(profile, 'COMMERCE');
export const canMailToSupport = (profile: Profile): boolean => !isEducation(profile);
export const canCreateChatBot = (profile: Profile): boolean => !isEducation(profile);
export const canUpdateBalance = (profile: Profile): boolean => !isEducation(profile);
export const canSeeLab = (profile: Profile): boolean => !isEducation(profile);
/** Templates of the laboratory, wherever they are offered. */
export const canSeeLabTemplates = (profile: Profile): boolean =>
  !(isEducation(profile) && hasTariff(profile));

/** Who studies pays for it: the offer and the money are theirs alone. */
export const canSeeOferta = (profile: Profile): boolean => isEducation(profile);
export const canSeeMoneyMenu = (profile: Profile): boolean => isEducation(profile);
/** Everybody has a profile; portal.md §6 names groupType 13 only to say that it keeps it. */
export const canSeeProfile = (_profile: Profile): boolean => true;
export const canTakeLyceumOffer = (profile: Profile): boolean => hasTariff(profile);

/** A guest of a chat-bot is inside it already: the view that leads guests there is for the others. */
export const canSeeGuestChatBot = (profile: Profile): boolean => profile.role !== 'Chat_Bot';

/** Given as never shown, to anybody. */
export const canSeeTokenMenu = (_profile: Profile): boolean => false;
export const canSeeProfileTariff = (_profile: Profile): boolean => false;
