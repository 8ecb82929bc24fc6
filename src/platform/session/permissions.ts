import type { Profile } from './session.ts';

/** The permissions of portal.md §6 that a screen asks for, one pure function each (AUTH-10). */
const inGroup = (profile: Profile, name: string): boolean =>
  profile.groups.some((group) => group.name === name);
const isEducation = (profile: Profile): boolean => profile.groups.some((group) => group.groupType === 13);

export const canSeeAdmin = (profile: Profile): boolean => profile.role === 'ADMIN';
export const canSeeCompanyAdmin = (profile: Profile): boolean => inGroup(profile, 'COMPANY_ADMIN');
export const canSeeHelp = (profile: Profile): boolean => !isEducation(profile);
export const canSeeLab = (profile: Profile): boolean => !isEducation(profile);
