/**
 * `npm run contract:check -- --url http://host/ [--user … --password …] [--account role=address[:password]] [--only tag,…]
 * [--allow-writes]`: where a gateway departs from the contract. Exit code 0 without faults, 1 with faults, 2 when nothing
 * could be checked.
 */
import { parseArgs } from 'node:util';
import { operations } from './check/contract.ts';
import { Http } from './check/http.ts';
import { journeys } from './check/journeys/index.ts';
import { type Account, check, type Role } from './check/run.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string', default: 'portal-2026' },
    only: { type: 'string', default: '' },
    'allow-writes': { type: 'boolean', default: false },
  },
});

const password = values.password;
const accounts: Record<Role, Account> = {
  employee: { email: values.user ?? 'employee@neuro.example', password },
  colleague: { email: 'commerce@neuro.example', password },
  admin: { email: 'admin@neuro.example', password },
  companyAdmin: { email: 'company@neuro.example', password },
  guest: { email: 'guest@corp.example', password },
  otherGuest: { email: 'guest@other.example', password },
};
const asked = values.only.split(',').filter(Boolean);
const only = new Set(
  operations.filter(({ id, tag }) => asked.includes(tag) || asked.includes(id)).map(({ id }) => id),
);
const http = new Http({ url: values.url ?? '', timeout: 10_000, total: 600_000 });
const run = await check(
  { http, accounts, allowWrites: values['allow-writes'], ...(asked.length > 0 && { only }) },
  journeys,
);
for (const { severity, operation, rule, message, says, curl } of run.findings)
  console.log(`${severity} ${operation} ${rule}\n  ${message}\n  Contract: ${says}\n  ${curl.slice(0, 300)}`);
console.log(
  `${run.checked.size} operations, ${http.calls} calls, ${run.findings.length} findings, ${run.skips.length} not checked`,
);
process.exitCode = run.findings.some(({ severity }) => severity === 'fault') ? 1 : 0;
