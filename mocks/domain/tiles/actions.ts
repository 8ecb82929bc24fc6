/** Actions on many services. */

import type { JobKind } from '#mocks/domain/jobs/jobs.ts';
import { missingRow, type RowOutcome } from '#mocks/domain/jobs/rows.ts';
import { type Database, itemsOf, type Schemas, type Tile } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { rulesOf } from './rules.ts';
import { auditedFields, fieldsOf } from './service.ts';
import { putTile } from './store.ts';

type Action = Schemas['ServiceAction'];

const titles = {
  enable: 'Включить',
  disable: 'Выключить',
  groups: 'Открыть группам',
} as const satisfies Record<Action['kind'], string>;

/** The tile and its rules after the action; null when nothing changes. */
function applied(database: Database, tile: Tile, action: Action) {
  const rules = rulesOf(database, tile.value);
  if (action.kind === 'groups') {
    const isSame = [...action.groups].sort().join() === [...rules.groups].sort().join();
    return isSame ? null : { tile, rules: { ...rules, groups: action.groups } };
  }
  const disabled = action.kind === 'disable';
  const disabledReason = action.kind === 'disable' ? action.reason.trim() : '';
  if (tile.disabled === disabled && rules.disabledReason === disabledReason) return null;
  return { tile: { ...tile, disabled }, rules: { ...rules, disabledReason } };
}

export const serviceBatch: JobKind<Action, string> = {
  kind: 'serviceBatch',
  entity: 'tile',
  auditedAs: () => 'change',
  titleOf: ({ kind }) => titles[kind],
  changer:
    ({ database, now }, { actor, action }) =>
    (uuid): RowOutcome => {
      const tile = itemsOf(database.tiles).find((one) => one.uuid === uuid.toLowerCase());
      if (!tile) return missingRow(uuid, 'Такого сервиса нет');
      const label = tile.title;
      if (action.kind === 'enable' && !database.tileConnections.get(tile.value))
        return { label, result: 'refused', code: 'no-connection', message: 'У\u00a0сервиса нет подключения' };
      const next = applied(database, tile, action);
      if (!next) return { label, result: 'unchanged' };
      const before = fieldsOf(database, tile);
      const { disabledReason, groups } = next.rules;
      const after = { ...before, disabled: next.tile.disabled, disabledReason, groups: [...groups] };
      return {
        label,
        result: 'changed',
        before: auditedFields(database, before),
        after: auditedFields(database, after),
        write(transaction) {
          putTile(database, transaction, next.tile);
          transaction.put(database.tileRules, changedBy(actor, now(), next.rules));
        },
      };
    },
};
