/** The import of a confirmed list: each line is checked again at its turn. */

import { dropRegistration } from '#mocks/domain/accounts/accounts.ts';
import type { JobKind, JobTools } from '#mocks/domain/jobs/jobs.ts';
import type { RowOutcome } from '#mocks/domain/jobs/rows.ts';
import { sendLink } from '#mocks/domain/mail/mailbox.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { columnsOf, textsOf } from './columns.ts';
import { linesOf, rulesOf } from './imports.ts';
import { type LinePlan, Trial } from './plan.ts';

interface ImportAction {
  readonly importUuid: string;
  readonly fileName: string;
}

interface Actor {
  readonly actor: string;
  readonly portal: string;
}

type Writing = Pick<RowOutcome, 'write' | 'finish' | 'before' | 'after'>;

/** The writes of a line that is new or changed. */
function writingOf(
  deps: JobTools,
  { actor, portal }: Actor,
  { status, next, before, after }: Extract<LinePlan, { next: unknown }>,
  isInvited: boolean,
): Writing {
  const { database, now, runs } = deps;
  const { email } = next;
  const isNew = status === 'added';
  const written = changedBy(actor, now(), { ...next, ...(isNew && isInvited && { invited: true }) });
  const finish = async () =>
    sendLink(deps, new Request(portal), { email, operationId: 'companyRequestConfirm' });
  return {
    before,
    after,
    write(transaction) {
      if (isNew) dropRegistration(deps, transaction, email);
      if (next.blocked) runs.stopAll(email);
      transaction.put(database.users, written);
    },
    ...(isNew && isInvited && { finish }),
  };
}

/** Returns what the import does with a line, by its index; each call sees what those before it do. */
function changer(deps: JobTools, { action, ...at }: Actor & { readonly action: ImportAction }) {
  const { database, now } = deps;
  const stored = database.imports.get(action.importUuid);
  const list = linesOf(database, action.importUuid);
  const trial = new Trial(database);
  return (index: number): RowOutcome => {
    const found = list.lines[index];
    if (!stored || !found) {
      const refusal = { code: 'not-found', message: 'Списка больше нет' };
      return { label: '', line: index + 1, object: null, result: 'refused', ...refusal };
    }
    const columns = columnsOf({ ...list, separator: null, encoding: null }, stored.purpose);
    const texts = textsOf(columns, found.cells);
    const plan = trial.plan({ ...rulesOf(stored), actor: at.actor }, texts, now());
    const user = trial.accountOf(texts.email ?? '');
    const object = user?.profile.id ?? null;
    const row = { label: (texts.email ?? '').slice(0, 300), line: found.line, object };
    if (plan.status === 'refused') return { ...row, result: 'refused', ...plan.refusal };
    if (plan.status === 'unchanged') return { ...row, result: 'unchanged' };
    return { ...row, result: 'changed', ...writingOf(deps, at, plan, stored.isInvited === true) };
  };
}

export const importJob: JobKind<ImportAction> = {
  kind: 'import',
  entity: 'user',
  auditedAs: () => 'import' satisfies Schemas['AuditAction'],
  titleOf: ({ fileName }) => `Импорт списка «${fileName}»`.slice(0, 200),
  companyOf: ({ imports }, { uuid }) =>
    [...imports.values()].find(({ jobUuid }) => jobUuid === uuid)?.companyUuid ?? null,
  changer,
};
