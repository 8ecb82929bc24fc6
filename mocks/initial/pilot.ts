/** The initial state of a pilot: what every portal has, and the first administrator (PILOT-02). */
import { newAccount } from '#mocks/domain/accounts/accounts.ts';
import { spendLinks } from '#mocks/domain/mail/links.ts';
import { compose, type Post, sendLink } from '#mocks/domain/mail/mailbox.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { CorruptState } from '#mocks/store/store.ts';
import { seedGroups } from './groups.ts';
import { seedLetterTemplates } from './letter-templates.ts';
import { seedOnce } from './once.ts';
import { addPages, putMenus, putServices, seedAgreements } from './services.ts';
import { seedTariffs } from './tariffs.ts';

const PILOT = 'pilot';

/**
 * Refuses a state of the other kind, so that one state never has both invented and real people.
 *
 * @throws CorruptState with one line for the operator
 */
export function checkKind({ seeds, users }: Database, isPilot: boolean): void {
  const isOfPilot = seeds.get(PILOT) !== undefined;
  if (!isPilot && isOfPilot)
    throw new CorruptState(
      'The state in DATA_DIR belongs to a pilot. Add --pilot, or set DATA_DIR to another folder.',
    );
  if (isPilot && !isOfPilot && users.size > 0)
    throw new CorruptState(
      'The state in DATA_DIR belongs to the demonstration, with invented people. Set DATA_DIR to an empty folder for --pilot.',
    );
}

/** The administrators who have set a password. */
const confirmedAdmins = ({ users }: Database): User[] =>
  [...users.values()].filter(({ profile, confirmed }) => profile.role === 'ADMIN' && confirmed !== false);

/** The account of the first administrator before its password is set. */
const waitingAdmin = ({ users }: Database): User | undefined =>
  [...users.values()].find(({ profile, confirmed }) => profile.role === 'ADMIN' && confirmed === false);

const OPERATION = 'companyRequestConfirm';

/**
 * Adds what every portal has from the beginning (services, menus, agreements, groups, tariffs, templates of letters) and the
 * account of the first administrator. Until this administrator has set a password, each start gives the account the
 * address of `email`, so that the operator can correct it.
 *
 * @param email canonical address of the first administrator
 * @throws CorruptState for a state of the demonstration
 */
export function seedPilot(database: Database, now: Date, email: string): void {
  checkKind(database, true);
  seedOnce(database, PILOT, (transaction) => {
    putServices(database, transaction);
    putMenus(database, transaction);
  });
  addPages(database);
  seedAgreements(database);
  seedGroups(database);
  seedTariffs(database);
  seedLetterTemplates(database);
  const waiting = waitingAdmin(database);
  if (confirmedAdmins(database).length > 0 || waiting?.email === email) return;
  const fresh = newAccount(database, email, now);
  const profile = { ...fresh.profile, name: 'Администратор портала', role: 'ADMIN' as const };
  database.store.write((transaction) => {
    if (waiting) {
      spendLinks({ database, now: () => now }, transaction, { email: waiting.email, operationId: OPERATION });
      transaction.delete(database.users, waiting.email);
    }
    transaction.put(database.users, { ...fresh, profile, invited: true });
  });
}

/** An invitation that could not be mailed. */
export interface PrintedInvitation {
  readonly email: string;
  readonly link: string;
}

/**
 * Invites the first administrator, who has not set a password yet. An earlier link stops working.
 *
 * @param canMail whether the mail server accepts letters; otherwise the operator gets the link
 * @returns the link for the operator; `mailed` after a letter; undefined when an administrator has a password
 */
export function inviteFirstAdmin(
  deps: Post & Rows & Clock,
  canMail: boolean,
): PrintedInvitation | 'mailed' | undefined {
  const { database, portalUrl } = deps;
  const admin = waitingAdmin(database);
  if (!admin || confirmedAdmins(database).length > 0) return undefined;
  const about = { email: admin.email, operationId: OPERATION } as const;
  const request = new Request(portalUrl ?? 'http://127.0.0.1');
  if (canMail) {
    sendLink(deps, request, about);
    return 'mailed';
  }
  const { mail, link } = compose(deps, request, about);
  database.store.write((transaction) => {
    spendLinks(deps, transaction, about);
    transaction.put(database.links, link);
  });
  return { email: admin.email, link: mail.link ?? '' };
}
