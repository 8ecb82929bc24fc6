/** Table views: a user's own and those shared by others. */

import { existing, Failure, refuseTaken } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { isOwn, type OwnCall } from '#mocks/domain/companies/own.ts';
import { by, inOrder } from '#mocks/domain/lists/list.ts';
import type { Database, Schemas, StoredView, User } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';

/** Views of one user for one table. */
const MAX_VIEWS = 50;

/** Throws `forbidden` without access to the area of the table. */
function checkTable({ profile }: User, table: string): void {
  const mayOpen = table.startsWith('admin/')
    ? profile.role === 'ADMIN'
    : profile.groups.some(({ name }) => name === 'COMPANY_ADMIN');
  if (!mayOpen) throw new Failure('forbidden');
}

/** Whether a view is the user's own, or shared by a colleague: companies do not see each other's. */
function isVisible(call: OwnCall, view: StoredView): boolean {
  if (view.owner === call.user.email) return true;
  const owner = call.deps.database.users.get(view.owner);
  if (!view.isShared || !owner) return false;
  return view.table.startsWith('admin/') || isOwn(call, owner);
}

const noteOf = notesOf('view', ({ uuid, name }: StoredView) => ({ key: uuid, object: name }));

/** What the audit keeps of a view. */
const audited = ({ name, search, isShared }: StoredView): object => ({ name, search, isShared });

function toView({ owner, ...view }: StoredView, user: User): Schemas['TableView'] {
  return { ...view, isOwn: owner === user.email };
}

function findOwn({ views }: Database, user: User, uuid: string): StoredView | undefined {
  const view = views.get(uuid.toLowerCase());
  return view?.owner === user.email ? view : undefined;
}

/** Throws `name-taken` when another one of the user's own views of the table has the name. */
function checkName(others: readonly StoredView[], name: string): void {
  if (!others.some((view) => folded(view.name) === folded(name.trim()))) return;
  refuseTaken('name', 'Такое название уже есть');
}

export const viewRoutes = [
  on('tableViewList', (c) => {
    const { table } = c.query;
    checkTable(c.user, table);
    const { database } = c.deps;
    const seen = database.views.group(table).filter((view) => isVisible(c, view));
    const named = inOrder(
      seen,
      by(({ name }) => folded(name)),
      by('uuid'),
    );
    return c.reply(
      200,
      named.slice(0, 500).map((view) => toView(view, c.user)),
    );
  }),

  on('tableViewAdd', (c) => {
    const { table, name, search, isShared } = c.body;
    checkTable(c.user, table);
    return c.once(() => {
      const { database, now } = c.deps;
      const own = database.views.group(table).filter(({ owner }) => owner === c.user.email);
      checkName(own, name);
      if (own.length >= MAX_VIEWS) return c.fail('limit-reached');
      const view: StoredView = {
        uuid: crypto.randomUUID(),
        owner: c.user.email,
        table,
        name: name.trim(),
        search,
        isShared,
        ...createdBy(c.user.email, now()),
      };
      database.store.write((transaction) => {
        transaction.put(database.views, view);
        audit(c, transaction, { ...noteOf(view, 'add'), after: audited(view) });
      });
      return c.reply(200, toView(view, c.user));
    });
  }),

  on('tableViewChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, name, search, isShared } = c.body;
    const view = existing(findOwn(database, c.user, uuid));
    if (view.version !== version) return c.fail('version-conflict');
    const others = database.views
      .group(view.table)
      .filter((one) => one.owner === c.user.email && one.uuid !== view.uuid);
    checkName(others, name);
    const changed = changedBy(c.user.email, now(), { ...view, name: name.trim(), search, isShared });
    database.store.write((transaction) => {
      transaction.put(database.views, changed);
      audit(c, transaction, { ...noteOf(view, 'change'), before: audited(view), after: audited(changed) });
    });
    return c.reply(200, toView(changed, c.user));
  }),

  on('tableViewRemove', (c) => {
    const { database } = c.deps;
    const view = existing(findOwn(database, c.user, c.query.uuid));
    database.store.write((transaction) => {
      transaction.delete(database.views, view.uuid);
      audit(c, transaction, { ...noteOf(view, 'remove'), before: audited(view) });
    });
    return c.reply(204);
  }),
] as const;
