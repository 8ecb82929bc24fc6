/** What a line of a list does with an account, by the purpose of its import. */

import { canonicalEmail, isEmailAddress } from '#mocks/contract/email.ts';
import { nextUserId } from '#mocks/domain/accounts/accounts.ts';
import { planAction, type UserAction } from '#mocks/domain/accounts/actions.ts';
import { platformAdmin } from '#mocks/domain/companies/people.ts';
import type { Refusal } from '#mocks/domain/jobs/rows.ts';
import { isKeptAddress } from '#mocks/domain/people/email-changes.ts';
import { auditedFields, companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Database, User } from '#mocks/store/database.ts';
import type { LineTexts } from './columns.ts';
import { refusal } from './refusal.ts';
import type { ImportRules } from './texts.ts';
import { foreignDomain, hidesText, type Names, namesOf, newPerson, withTexts } from './texts.ts';

export type LinePlan =
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'unchanged' }
  | {
      readonly status: 'added' | 'changed';
      readonly next: User;
      readonly before: object;
      readonly after: object;
    };

/** A copy of the accounts in which lines are tried one after another, so that each sees what those before it do. */
export class Trial {
  readonly database: Database;
  readonly names: Names;
  #nextId: number;

  constructor(database: Database) {
    this.database = { ...database, users: database.users.copy() };
    this.names = namesOf(database);
    this.#nextId = nextUserId(database);
  }

  /** Plans a line, and keeps what it does for the lines after it. */
  plan(rules: ImportRules, texts: LineTexts, now: Date): LinePlan {
    const plan = this.#planOf(rules, texts, now);
    if (plan.status === 'added') this.#nextId += 1;
    if ('next' in plan) this.database.users.set(plan.next.email, plan.next);
    return plan;
  }

  /** The account of an address as the lines so far leave it. */
  accountOf(address: string): User | undefined {
    return this.database.users.get(canonicalEmail(address));
  }

  #planOf(rules: ImportRules, texts: LineTexts, now: Date): LinePlan {
    if (hidesText(texts.email ?? '')) return refuse(refusal('bad-text'));
    const email = canonicalEmail(texts.email ?? '');
    if (email.length > 254 || !isEmailAddress(email)) return refuse(refusal('bad-email'));
    const user = this.#existing(email, rules);
    if (rules.purpose === 'add') return this.#planAdd(rules, { ...texts, email }, user, now);
    if (!user) return refuse(refusal('not-found'));
    if (isReadOnly(user, rules)) return refuse(platformAdmin);
    const { group = '', reason = '' } = rules;
    const action: UserAction =
      rules.purpose === 'block' ? { kind: 'block', reason } : { kind: 'groupsAdd', groups: [group] };
    const planned = planAction(this.database, rules.actor, user, action);
    if ('code' in planned) return refuse(planned);
    return planned.next === user ? { status: 'unchanged' } : this.#changed(user, planned.next);
  }

  /** The account of an address; a registration that nobody has confirmed is none. */
  #existing(email: string, { companyUuid, purpose }: ImportRules): User | undefined {
    const user = this.database.users.get(email);
    if (!user || user.isRegistration) return undefined;
    const isForeign = companyUuid !== null && companyUuidOf(this.database, user) !== companyUuid;
    return isForeign && purpose !== 'add' ? undefined : user;
  }

  #planAdd(
    rules: ImportRules,
    texts: LineTexts & { email: string },
    user: User | undefined,
    now: Date,
  ): LinePlan {
    const { database, names } = this;
    if (user && rules.companyUuid !== null && companyUuidOf(database, user) !== rules.companyUuid)
      return refuse(foreignDomain(database, rules.companyUuid, user.email) ?? refusal('foreign-company'));
    if (!user && isKeptAddress(database, texts.email, now)) return refuse(refusal('email-taken'));
    if (user && rules.onExisting === 'skip') return { status: 'unchanged' };
    if (user && isReadOnly(user, rules)) return refuse(platformAdmin);
    const old = user ?? newPerson(database, texts.email, this.#nextId, now);
    const written = withTexts({ database, names, rules, isNew: !user }, old, texts);
    if ('code' in written) return refuse(written);
    if (user) return written.next === user ? { status: 'unchanged' } : this.#changed(user, written.next);
    return { status: 'added', next: written.next, before: {}, after: auditedFields(database, written.next) };
  }

  #changed(old: User, next: User): LinePlan {
    const { database } = this;
    return {
      status: 'changed',
      next,
      before: auditedFields(database, old),
      after: auditedFields(database, next),
    };
  }
}

/** A list of a company must not change administrators of the portal (COMP-03). */
const isReadOnly = ({ profile }: User, { companyUuid }: ImportRules): boolean =>
  companyUuid !== null && profile.role === 'ADMIN';

const refuse = (one: Refusal): LinePlan => ({ status: 'refused', refusal: one });
