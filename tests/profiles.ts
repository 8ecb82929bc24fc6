/** Profiles for tests without a gateway. */
import type { Profile } from '#platform/session/session.ts';

export const employee: Profile = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' };
export const guest: Profile = { ...employee, id: 9, email: 'g@b.ru', name: 'Г', role: 'Chat_Bot' };
