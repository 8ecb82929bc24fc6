/** The audit: what administrators did, written in the transaction of what it tells of (ADM-19). */

import { putPlace } from '#mocks/domain/feed/feed.ts';
import { aboutAudit } from '#mocks/domain/feed/of-entry.ts';
import type { Schemas, StoredAudit, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Who called, and from where: every context of a handler is one. */
export interface AuditedCall {
  readonly deps: Rows & Clock;
  readonly user: { readonly email: string; readonly profile: { readonly id: number } };
  readonly address: string;
}

/** Fields of an object, by their names in the contract. */
type Fields = Readonly<Record<string, unknown>>;

export interface AuditNote {
  readonly action: Schemas['AuditAction'];
  readonly entity: Schemas['AuditEntity'];
  /** Key of the object; none for a table. */
  readonly key?: string | number;
  /** The object as people know it. */
  readonly object: string;
  readonly result?: Schemas['AuditResult'];
  /** The object before and after; only fields that differ are kept. */
  readonly before?: object;
  readonly after?: object;
}

/** Notes about objects of one kind: of an object, and what was done with it. */
export const notesOf =
  <Row>(entity: AuditNote['entity'], of: (row: Row) => Pick<AuditNote, 'key' | 'object'>) =>
  (row: Row, action: AuditNote['action']): AuditNote => ({ action, entity, ...of(row) });

/** A note about an account. */
export const personNote = notesOf('user', ({ profile, email }: User) => ({ key: profile.id, object: email }));

/** Fields that every change changes. */
const ownFields = new Set(['version', 'created', 'changed', 'changedBy', 'requests30']);
/** Of these only that they were changed is kept. */
const secretFields = new Set(['key', 'keyTail', 'secret', 'password', 'token', 'hash', 'salt', 'iterations']);
const MAX_TEXT = 2000;
const MAX_CHANGES = 100;

/** A value as text: lists by their items, objects by their names. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join(', ') || null;
  if (typeof value === 'object') {
    const { name, title } = value as { name?: unknown; title?: unknown };
    return textOf(title ?? name ?? JSON.stringify(value));
  }
  return String(value).slice(0, MAX_TEXT);
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('name' in value || 'title' in value);

/** The fields, those of a filter by themselves: `audience.group`. */
const flat = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      isGroup(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
        : [[name, value] as const],
    ),
  );

/** The fields that differ, secrets without their values. */
export function changesOf(before: object = {}, after: object = {}): Schemas['AuditChange'][] {
  const [old, next] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => !ownFields.has(name),
  );
  return names
    .flatMap((field) => {
      const [was, is] = [textOf(old[field]), textOf(next[field])];
      if (was === is) return [];
      return [
        secretFields.has(field)
          ? { field, before: null, after: 'изменено' }
          : { field, before: was, after: is },
      ];
    })
    .slice(0, MAX_CHANGES);
}

/** The place of an entry in a change of many objects. */
interface Batch {
  /** Of the entry itself. @default a new one */
  readonly uuid?: string;
  /** Uuid of the entry that it belongs to. */
  readonly parent?: string | null;
  /** Number of entries that belong to it. */
  readonly children?: number;
}

/** Writes an entry. */
export function audit(
  { deps, user, address }: AuditedCall,
  transaction: Transaction,
  { action, entity, key = '', object, result = 'done', before, after }: AuditNote,
  { uuid = crypto.randomUUID(), parent = null, children = 0 }: Batch = {},
): void {
  const entry: StoredAudit = {
    uuid,
    moment: deps.now().toISOString(),
    actorId: user.profile.id,
    actor: user.email,
    action,
    entity,
    key: String(key),
    object: object.slice(0, 300),
    result,
    address: address.slice(0, 64),
    parentUuid: parent,
    children,
    changes: changesOf(before, after),
  };
  transaction.put(deps.database.audit, entry);
  putPlace(deps, transaction, 'audit', entry, aboutAudit(deps.database, transaction, entry));
}

/** Writes an entry on its own, for what changes nothing else: a download, a look at contents, a check. */
export function auditNow(call: AuditedCall, note: AuditNote): void {
  call.deps.database.store.write((transaction) => audit(call, transaction, note));
}
