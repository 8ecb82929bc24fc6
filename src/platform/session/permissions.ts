import type { Profile } from './session.ts';

/*
 * Every permission of the portal, one pure function each (AUTH-10, portal.md §6). Menu, routes and command palette
 * use only these functions; the gateway checks permissions independently.
 */

/** groupType of education accounts (portal.md §6). */
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
/** Pupils do not see the addresses of others (home-profile-help.md §2.6). */
export const canFindPeople = (profile: Profile): boolean => !isEducation(profile);
export const canCreateChatBot = (profile: Profile): boolean => !isEducation(profile);
export const canUpdateBalance = (profile: Profile): boolean => !isEducation(profile);
export const canSeeLab = (profile: Profile): boolean => !isEducation(profile);
/** For templates of the lab on every screen. */
export const canSeeLabTemplates = (profile: Profile): boolean =>
  !(isEducation(profile) && hasTariff(profile));

/** Only education accounts pay, so only they see the offer and the money menu. */
export const canSeeOferta = (profile: Profile): boolean => isEducation(profile);
export const canSeeMoneyMenu = (profile: Profile): boolean => isEducation(profile);
/** All users see their profile; portal.md §6 mentions groupType 13 only because it keeps this permission. */
export const canSeeProfile = (_profile: Profile): boolean => true;
export const canTakeLyceumOffer = (profile: Profile): boolean => hasTariff(profile);

/** Guests are already in the chat-bot, so they do not see the view that leads there. */
export const canSeeGuestChatBot = (profile: Profile): boolean => profile.role !== 'Chat_Bot';

/** Never shown (portal.md §6). */
export const canSeeTokenMenu = (_profile: Profile): boolean => false;
export const canSeeProfileTariff = (_profile: Profile): boolean => false;
