/** The audit and the log of sign-ins, for other systems that fetch them with a token (ADM-43). */

import { existing } from '#mocks/contract/failures.ts';
import { type OwnCall, ownCompany } from '#mocks/domain/companies/own.ts';
import { readFeed } from '#mocks/domain/feed/feed.ts';
import { shownSignIn } from '#mocks/domain/sign-ins/feed.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

interface Query {
  readonly cursor?: string;
  readonly since?: string;
  readonly size?: number;
}

/** The next entries of the audit, or of one company, without the network addresses of the platform's administrators. */
function auditFeed(database: Database, query: Query, company = ''): Schemas['AuditFeed'] {
  const { rows, ...rest } = readFeed(database, { ...query, kind: 'audit', company });
  const content = rows.flatMap(({ uuid, isByPlatform = true }) => {
    const entry = database.audit.get(uuid);
    if (!entry) return [];
    return company !== '' && isByPlatform ? { ...entry, address: '' } : entry;
  });
  return { content, ...rest };
}

function signInFeed(database: Database, query: Query, company = ''): Schemas['SignInFeed'] {
  const { rows, ...rest } = readFeed(database, { ...query, kind: 'signIn', company });
  const entries = rows.flatMap(({ uuid }) => database.signIns.get(uuid) ?? []);
  return { content: entries.map((entry) => shownSignIn(database, entry)), ...rest };
}

/** Uuid of the caller's company. Throws `not-found` for an administrator without one. */
const ownUuid = (call: OwnCall): string => existing(ownCompany(call)).uuid;

export const logRoutes = [
  on('adminAuditFeedList', (c) => c.reply(200, auditFeed(c.deps.database, c.query))),
  on('adminSignInFeedList', (c) => c.reply(200, signInFeed(c.deps.database, c.query))),
  on('companyAuditFeedList', (c) => c.reply(200, auditFeed(c.deps.database, c.query, ownUuid(c)))),
  on('companySignInFeedList', (c) => c.reply(200, signInFeed(c.deps.database, c.query, ownUuid(c)))),
] as const;
