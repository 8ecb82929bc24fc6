/** Roles and states of accounts, in words. */

import type { UserStatus } from '#api/generated/model/userStatus.ts';
import { optionsOf } from '#lib/options.ts';
import type { StatusWords } from '../kit/words.ts';

export const statuses = {
  active: { label: 'Действует', tone: 'positive' },
  invited: { label: 'Приглашён', tone: 'info' },
  unconfirmed: { label: 'Не подтверждён', tone: 'warning' },
  blocked: { label: 'Заблокирован', tone: 'negative' },
} as const satisfies Record<UserStatus, StatusWords>;
export const roles = { USER: 'Пользователь', ADMIN: 'Администратор', Chat_Bot: 'Гость чат-бота' };

export const roleOptions = optionsOf(roles);
export const statusOptions = optionsOf(statuses);
