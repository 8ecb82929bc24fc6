/** Walks the kit over the stand-in in memory, healthy or with a fault. */
import { createValidator } from '../../mocks/contract/validator.ts';
import { createGateway } from '../../mocks/gateway.ts';
import { rehearsalModel } from '../../mocks/rehearsal/model/rehearsal.ts';
import { samePage } from '../../mocks/testing/pages.ts';
import type { OperationId } from '../../openapi/check/contract.ts';
import type { Finding } from '../../openapi/check/finding.ts';
import { Http } from '../../openapi/check/http.ts';
import { journeys } from '../../openapi/check/journeys/index.ts';
import type { Account, Checks, Role, Run } from '../../openapi/check/run.ts';
import { check } from '../../openapi/check/walk.ts';
import type { Mutant } from './mutants/faulty.ts';

const validate = createValidator();
const password = 'portal-2026';
const accounts: Readonly<Record<Role, Account>> = {
  employee: { email: 'employee@neuro.example', password },
  colleague: { email: 'commerce@neuro.example', password },
  admin: { email: 'admin@neuro.example', password },
  companyAdmin: { email: 'company@neuro.example', password },
  guest: { email: 'guest@corp.example', password },
  otherGuest: { email: 'guest@other.example', password },
};

/**
 * Checks a new gateway.
 *
 * @param only the operations to check; all when absent
 * @param wrap the fault; none when absent
 * @param total milliseconds for everything
 * @param url the address of the gateway; by https it behaves as behind a proxy that speaks https
 * @param checks what is tried with each operation; everything when absent
 */
export async function walked(
  only?: readonly OperationId[],
  wrap: Mutant['wrap'] = (next) => next,
  total = 600_000,
  url = 'http://portal.test/',
  checks?: Checks,
): Promise<Run> {
  const gateway = await createGateway({
    validate,
    model: rehearsalModel(0),
    slidePause: 5,
    devEndpoints: true,
    heartbeat: 400,
    passwordCost: { iterations: 1 },
    openPage: samePage,
  });
  try {
    const transport = wrap(async (request) => {
      const answer = await gateway.handle(request, { secure: url.startsWith('https:') });
      // The server of the stand-in sets it for every answer.
      answer.headers.set('x-content-type-options', 'nosniff');
      return answer;
    });
    const times = { timeout: 5_000, patience: 5_000, total, heartbeat: 800 };
    const http = new Http({ url, transport, ...times });
    const beside = { letters: '/api/dev/mailbox', clock: '/api/dev/clock' };
    const options = { http, accounts, allowWrites: true, page: 'https://site.example.ru/', ...beside };
    return await check({ ...options, ...(only && { only: new Set(only) }) }, journeys, checks);
  } finally {
    gateway.close();
  }
}

export const faultsOf = ({ findings }: Run): Finding[] =>
  findings.filter(({ severity }) => severity === 'fault');

/** What the kit says of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  /** The finding that tells of the fault; undefined when none does. */
  readonly caught?: Finding;
  /** All that was found. */
  readonly findings: readonly Finding[];
  /** Why operations were not checked. */
  readonly skipped: string;
}

/** Checks a gateway with a fault. A finding that names its rule is preferred; any other fault counts, too. */
export async function tried(mutant: Mutant): Promise<Verdict> {
  const run = await walked(mutant.area, mutant.wrap, undefined, mutant.url);
  const caught = run.findings.find(({ rule }) => mutant.rules.includes(rule)) ?? faultsOf(run)[0];
  const skipped = run.skips.map(({ operation, reason }) => `${operation}: ${reason}`).join('; ');
  return { mutant, findings: run.findings, skipped, ...(caught && { caught }) };
}
