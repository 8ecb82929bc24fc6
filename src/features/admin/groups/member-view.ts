import type { AdminService } from '#api/generated/model/adminService.ts';
import * as permissions from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';

/** A part of the portal and the permission that shows it. */
export interface ShownPart {
  id: string;
  label: string;
  isShown: (profile: Profile) => boolean;
}

/** Every part of the portal that a group can open or close, with the portal's own permission function (ADM-28). */
export const parts: readonly ShownPart[] = [
  { id: 'profile', label: 'Профиль', isShown: permissions.canSeeProfile },
  { id: 'help', label: 'Справка', isShown: permissions.canSeeHelp },
  { id: 'safety', label: 'Правила безопасности', isShown: permissions.canSeeSafetyRules },
  { id: 'support', label: 'Письмо в поддержку', isShown: permissions.canMailToSupport },
  { id: 'people', label: 'Поиск коллег', isShown: permissions.canFindPeople },
  { id: 'chatBot', label: 'Создание чат-бота', isShown: permissions.canCreateChatBot },
  { id: 'guestChatBot', label: 'Переход в чат-бот', isShown: permissions.canSeeGuestChatBot },
  { id: 'lab', label: 'Лаборатория', isShown: permissions.canSeeLab },
  { id: 'templates', label: 'Шаблоны лаборатории', isShown: permissions.canSeeLabTemplates },
  { id: 'money', label: 'Счёт', isShown: permissions.canSeeMoneyMenu },
  { id: 'balance', label: 'Обновление баланса', isShown: permissions.canUpdateBalance },
  { id: 'oferta', label: 'Оферта', isShown: permissions.canSeeOferta },
  { id: 'lyceum', label: 'Предложение лицея', isShown: permissions.canTakeLyceumOffer },
  { id: 'company', label: 'Администрирование компании', isShown: permissions.canSeeCompanyAdmin },
];

/** The profile of an employee who has this group only. */
export const memberOf = (group: { name: string; groupType: number }): Profile => ({
  id: 1,
  email: null,
  name: '',
  role: 'USER',
  token: '',
  groups: [{ name: group.name, groupType: group.groupType }],
});

/** Whether somebody who has only this group, and no company, sees a service: the rule of the gateway (ADM-34). */
export const isServiceShown = (
  { groups, companies }: Pick<AdminService, 'groups' | 'companies'>,
  { name }: { name: string },
): boolean => companies.length === 0 && (groups.length === 0 || groups.some(({ value }) => value === name));
