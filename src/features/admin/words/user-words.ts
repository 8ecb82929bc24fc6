/** Roles and states of accounts, in words. */
import type { UserStatus } from '#api/generated/model/userStatus.ts';
import type { BadgeProps } from '#ui/index.ts';

export const statuses = {
  active: { label: 'Действует', tone: 'positive' },
  invited: { label: 'Приглашён', tone: 'info' },
  unconfirmed: { label: 'Не подтверждён', tone: 'warning' },
  blocked: { label: 'Заблокирован', tone: 'negative' },
} as const satisfies Record<UserStatus, { label: string; tone: BadgeProps['tone'] }>;
/** Shown for an unknown role or status (PRE-13). */
export const unknownText = 'Неизвестно';
export const unknownStatus = { label: unknownText, tone: 'neutral' } as const;
export const roles = { USER: 'Пользователь', ADMIN: 'Администратор', Chat_Bot: 'Гость чат-бота' };

export const roleOptions = Object.entries(roles).map(([id, label]) => ({ id, label }));
export const statusOptions = Object.entries(statuses).map(([id, { label }]) => ({ id, label }));
