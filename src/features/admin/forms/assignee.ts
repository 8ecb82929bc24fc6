/** Who is responsible for a row: an administrator of the portal. */
import type { Choice, Field } from '#forms/index.ts';
import { numberOf } from '#lib/options.ts';
import type { Sources } from '../kit/define-admin-page.ts';

interface Assigned {
  assigneeId: Choice | null;
}

interface AssignedRow {
  assigneeId: number | null;
  assignee: string | null;
}

export const assigneeField = (sources: Sources) =>
  ({
    kind: 'lookup',
    name: 'assigneeId',
    label: 'Ответственный',
    source: sources('admin'),
  }) as const satisfies Field<Assigned>;

/** The value of the field for a row. */
export const assigneeOf = (row: AssignedRow | null): Choice | null =>
  row?.assigneeId ? { id: String(row.assigneeId), label: row.assignee ?? '' } : null;

/**
 * The action «Назначить ответственного».
 * @param rows the number of rows in words: «12 ошибок»
 */
export const assigneeAction = (rows: (count: number) => string) =>
  ({
    id: 'assignee',
    title: 'Назначить ответственного',
    on: 'both',
    level: 'ask',
    question: (count: number) => `Назначить ответственного: ${rows(count)}`,
    fields: (sources: Sources) => [
      { ...assigneeField(sources), description: 'Если не выбрать, ответственного не будет' },
    ],
    run: ({ assigneeId }: Assigned) => ({ kind: 'assignee', assigneeId: numberOf(assigneeId) }) as const,
    undo: (_values: Assigned, { assigneeId }: AssignedRow) => ({ kind: 'assignee', assigneeId }) as const,
  }) as const;
