import type { CompanyKeep } from '#api/generated/model/companyKeep.ts';
import type { KeepErasure } from '#api/generated/model/keepErasure.ts';
import { openDialog } from '#platform/dialogs.ts';
import { KeepQuestion } from './KeepQuestion.tsx';

/** A company or its settings, with its terms. */
export interface Kept {
  keep?: CompanyKeep;
  keepBegins?: string | null;
}

/** The answer of the gateway to `dryRun`. */
export interface Counted extends Kept {
  erases?: KeepErasure;
}

const term = { kind: 'number', minValue: 1, maxValue: 3650 } as const;

/** How long a company keeps things; the platform and the company's own administrator set it (COMP-08). */
export const keepFields = [
  {
    ...term,
    name: 'chatDays',
    label: 'Хранить чаты, дней',
    description:
      'После последнего сообщения, закреплённые чаты тоже. Если не\u00a0заполнить, чаты хранятся, пока их не\u00a0удалят',
  },
  {
    ...term,
    name: 'fileDays',
    label: 'Хранить файлы из\u00a0чатов, дней',
    description: 'После последнего использования. В\u00a0чате останется название файла',
  },
  {
    ...term,
    name: 'letterDays',
    label: 'Хранить письма администраторам, дней',
    description: 'После отправки, вместе с\u00a0ответами',
  },
  {
    ...term,
    name: 'auditDays',
    label: 'Хранить журнал действий, дней',
    minValue: 90,
    description: 'Не\u00a0меньше 90\u00a0дней',
  },
  {
    ...term,
    name: 'signInDays',
    label: 'Хранить журнал входов, дней',
    minValue: 30,
    description: 'Не\u00a0меньше 30\u00a0дней',
  },
] as const;

/** The terms of a row as values of the form. */
export const keepValues = (row: Kept | null): CompanyKeep => ({
  chatDays: row?.keep?.chatDays ?? null,
  fileDays: row?.keep?.fileDays ?? null,
  letterDays: row?.keep?.letterDays ?? null,
  auditDays: row?.keep?.auditDays ?? null,
  signInDays: row?.keep?.signInDays ?? null,
});

/** The terms among the values of a form. */
export const keepOf = ({
  chatDays,
  fileDays,
  letterDays,
  auditDays,
  signInDays,
}: CompanyKeep): CompanyKeep => ({ chatDays, fileDays, letterDays, auditDays, signInDays });

/** Whether a term becomes shorter than it is. */
export function isShortened(next: CompanyKeep, row: Kept): boolean {
  const old = keepValues(row);
  return keepFields.some(({ name }) => {
    const [days, before] = [next[name], old[name]];
    return days !== null && (before === null || days < before);
  });
}

/**
 * Asks before a term becomes shorter.
 *
 * @param count asks the gateway what would be erased
 * @returns false when nothing shall be saved
 */
export async function confirmKeep(
  values: CompanyKeep,
  row: Kept | null,
  count: (signal: AbortSignal) => Promise<Counted>,
): Promise<boolean> {
  if (!row || !isShortened(values, row)) return true;
  const keep = keepOf(values);
  return (await openDialog(KeepQuestion, { keep, count }, { isOfScreen: true })) === 'save';
}
