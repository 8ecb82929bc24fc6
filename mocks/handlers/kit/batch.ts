/** Changes of many objects, which are jobs of the caller. */
import type { AuditedCall } from '#mocks/domain/audit/audit.ts';
import type { JobKind } from '#mocks/domain/jobs/jobs.ts';
import { portalOf } from '#mocks/domain/mail/mailbox.ts';
import type { Job, User } from '#mocks/store/database.ts';
import type { Dependencies } from './dependencies.ts';

interface BatchCall extends AuditedCall {
  readonly deps: Dependencies;
  readonly request: Request;
  readonly user: User;
}

/** Starts the job that does `action` with the objects of these keys. */
export function startBatch<Action, Key extends number | string>(
  { deps, request, user, address }: BatchCall,
  kind: JobKind<Action, Key>,
  action: Action,
  keys: readonly Key[],
): Promise<Job> {
  const portal = portalOf(deps, request);
  return deps.jobs.start(deps, { kind, action, keys, owner: user, portal, address });
}
