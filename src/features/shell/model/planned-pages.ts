import {
  canSeeAdmin,
  canSeeCompanyAdmin,
  canSeeHelp,
  canSeeLab,
  canSeeLabTemplates,
  canSeeProfile,
  canSeeProfileTariff,
  canSeeSafetyRules,
} from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';

interface PlannedPage {
  pattern: RegExp;
  title: string;
  allowed: (profile: Profile) => boolean;
}

const everyone = (): boolean => true;
const help =
  'chatGptHelp|yaChatHelp|imgHelp|midjourneyHelp|sdChatHelp|audioGptHelp|presentationHelp|sharingHelp|manual|plugin';

/** Routes of portal.md §2 whose screens are still to come, with who may open them (ADM-03). */
const pages: readonly PlannedPage[] = [
  {
    pattern: /^\/lab\/template(?:-create-edit|\/[^/]+)$/,
    title: 'Лаборатория',
    allowed: (profile) => canSeeLab(profile) && canSeeLabTemplates(profile),
  },
  {
    pattern: /^\/lab(?:\/(?:agents-create-edit|agents-functions|agent\/[^/]+|qTrainer))?$/,
    title: 'Лаборатория',
    allowed: canSeeLab,
  },
  { pattern: /^\/presentations$/, title: 'Презентации', allowed: everyone },
  { pattern: /^\/pres-(?:generate|editor)\/[^/]+$/, title: 'Презентация', allowed: everyone },
  { pattern: /^\/profile(?:\/data)?$/, title: 'Профиль', allowed: canSeeProfile },
  { pattern: /^\/profile\/tariff$/, title: 'Профиль', allowed: canSeeProfileTariff },
  {
    pattern: /^\/help\/securityHelp$/,
    title: 'Помощь',
    allowed: (profile) => canSeeHelp(profile) && canSeeSafetyRules(profile),
  },
  { pattern: new RegExp(`^/help(?:/(?:${help}))?$`), title: 'Помощь', allowed: canSeeHelp },
  { pattern: /^\/admin(?:\/.*)?$/, title: 'Администрирование', allowed: canSeeAdmin },
  { pattern: /^\/companyAdmin(?:\/.*)?$/, title: 'Администрирование компании', allowed: canSeeCompanyAdmin },
];

/** The planned page at a path, or undefined where nothing will ever be. */
export const plannedPage = (pathname: string): PlannedPage | undefined =>
  pages.find(({ pattern }) => pattern.test(pathname));
