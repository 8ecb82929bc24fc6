/** Two more browsers for each employee of names.md, so that there are sessions to end. */
import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '#mocks/contract/contract.ts';
import { DAY } from '#mocks/domain/lists/days.ts';
import { digest, randomHex } from '#mocks/domain/sign-in/session.ts';
import type { Database } from '#mocks/store/database.ts';

type Shown = components['schemas']['UserSession'];

/** Longer than a real session, so that a demonstration has them for a while. */
const LIFETIME = 30 * DAY;
/** Id of the last employee of names.md; the guests follow. */
const LAST_EMPLOYEE = 6;

/** Adds the sessions of the contract's example once, shifted to end before `now`. Nobody has their tokens. */
export function seedSessions(database: Database, now: Date): void {
  if (database.seeds.get('sessions')) return;
  const [first, ...others] = (exampleOf('sessionList', 'three') as Shown[] | undefined) ?? [];
  if (!first) return;
  const shift = now.getTime() - Date.parse(first.active);
  const moved = (date: string) => new Date(Date.parse(date) + shift).toISOString();
  const employees = [...database.users.values()].filter(({ profile }) => profile.id <= LAST_EMPLOYEE);
  database.store.write((transaction) => {
    for (const { email, profile } of employees)
      for (const { uuid, device, created, active } of others)
        transaction.put(database.sessions, {
          tokenHash: digest(randomHex(32)),
          email,
          area: 'ai',
          expiresAt: now.getTime() + LIFETIME,
          shown: {
            // The first account keeps the example's ids, so that the reference page and Prism agree.
            uuid: profile.id === 1 ? uuid : crypto.randomUUID(),
            device,
            created: moved(created),
            active: moved(active),
          },
        });
    transaction.put(database.seeds, { name: 'sessions' });
  });
}
