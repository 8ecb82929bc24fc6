import { expect, test } from 'vitest';
import type { AdminTypes } from '../kit/admin-scope.ts';
import type { AdminAction } from '../kit/define-admin-page.ts';
import { companies } from './company.tsx';
import { errorPage } from './error.tsx';
import { feedbackPage } from './feedback.tsx';
import { tiles } from './tile.tsx';

/** What undoes an action on one row; undefined if it is no change of many rows. */
function undone<T extends AdminTypes>(
  { actions = [], actionValues }: { actions?: readonly AdminAction<T>[]; actionValues?: T['actionForm'] },
  id: string,
  row: Partial<T['row']>,
): T['action'] | null | undefined {
  const action = actions.find((one) => one.id === id);
  if (!action || action.call || actionValues === undefined) return undefined;
  return action.undoAll?.(actionValues) ?? action.undo?.(actionValues, row as T['row']);
}

test('[ADM-13] the earlier status and assignee of errors and feedback come back', () => {
  expect(undone(errorPage, 'status', { status: 'fixed' })).toEqual({ kind: 'status', status: 'fixed' });
  expect(undone(errorPage, 'status', { status: 'again' }), 'set by the gateway only').toBeNull();
  expect(undone(errorPage, 'assignee', { assigneeId: 2 })).toEqual({ kind: 'assignee', assigneeId: 2 });
  expect(undone(feedbackPage, 'status', { status: 'new' })).toEqual({ kind: 'status', status: 'new' });
  expect(undone(feedbackPage, 'assignee', { assigneeId: null })).toEqual({
    kind: 'assignee',
    assigneeId: null,
  });
});

test('[ADM-13] companies and services come back as they were', () => {
  expect(undone(companies, 'block', {})).toEqual({ kind: 'unblock' });
  expect(undone(companies, 'unblock', { blockReason: 'Долг' })).toEqual({ kind: 'block', reason: 'Долг' });
  expect(undone(tiles, 'disable', {})).toEqual({ kind: 'enable' });
  expect(undone(tiles, 'enable', { disabledReason: 'Работы' })).toEqual({
    kind: 'disable',
    reason: 'Работы',
  });
  const groups = [{ value: 'TESTERS', label: 'Тестировщики' }];
  expect(undone(tiles, 'groups', { groups })).toEqual({ kind: 'groups', groups: ['TESTERS'] });
});
