/** Who is signed in, in tests of parts that know of no gateway. */
import type { Profile } from '#platform/session/session.ts';

export const person: Profile = { id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' };
export const guest: Profile = { ...person, id: 9, email: 'g@b.ru', name: 'Г', role: 'Chat_Bot' };
