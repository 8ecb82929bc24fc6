/** The options of `npm run contract:check`. */
import { parseArgs } from 'node:util';
import { type OperationId, operations } from './contract.ts';
import { Http } from './http.ts';
import type { Account, Role } from './run.ts';

/** Wrong options; the message is for the person who typed them. */
export class WrongOptions extends Error {}

export interface Options {
  readonly http: Http;
  readonly accounts: Readonly<Partial<Record<Role, Account>>>;
  readonly only?: ReadonlySet<OperationId>;
  readonly allowWrites: boolean;
  /** The gateway is a mock without state. */
  readonly isStateless: boolean;
  readonly letters?: string;
  readonly clock?: string;
  /** Address of a page of the internet. */
  readonly page?: string;
  /** Folder of the reports. */
  readonly folder: string;
  /** Report to compare with; the last one in the folder when absent. */
  readonly compare?: string;
}

const addresses: Readonly<Record<Role, string>> = {
  employee: 'employee@neuro.example',
  colleague: 'commerce@neuro.example',
  admin: 'admin@neuro.example',
  companyAdmin: 'company@neuro.example',
  guest: 'guest@corp.example',
  otherGuest: 'guest@other.example',
};
const roles = Object.keys(addresses) as Role[];

export const help = `npm run contract:check -- --url http://host/ [options]

Shows where a gateway departs from the contract. docs/backend.md explains the reports.

  --url URL                 address of the gateway, with or without /api/1.0; nothing is sent elsewhere
  --user ADDRESS            the employee (${addresses.employee})
  --password TEXT           password of all accounts without an own one (portal-2026)
  --account ROLE=ADDRESS[:PASSWORD]
                            account of a role, for each role once; ROLE= alone leaves the role out
                            roles: ${roles.join(', ')}
  --only NAME,…             only these tags or operations
  --allow-writes            also call what changes data; what is created is removed again
  --stateless               the gateway is a mock without state, such as Prism: each operation by itself
  --letters PATH            path of the list of sent letters at the same address
  --clock PATH              path of the gateway's clock at the same address: what happens by itself is checked, too
  --page URL                a page of the internet with some text that the gateway can reach, for presentationPageAdd
  --timeout SECONDS         for one call (10)
  --total SECONDS           for everything (600)
  --report FOLDER           folder of the reports (test-results/contract)
  --compare FILE            report.json to compare with (the last one in the folder)
  --help                    this text

Exit code: 0 no fault; 1 faults; 2 nothing could be checked or the check could not be ended (wrong options, no answer,
sign-in refused, no time left).
`;

/** Number of changed letters between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index++)
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === other[index] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** "Did you mean …?", or nothing when no known name is near. */
function suggestion(name: string, known: readonly string[]): string {
  const asked = name.toLowerCase();
  const near = known
    .map((one) => {
      const low = one.toLowerCase();
      return { one, far: low.includes(asked) || asked.includes(low) ? 1 : distance(asked, low) };
    })
    .filter(({ far }) => far <= Math.max(2, asked.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, 4)
    .map(({ one }) => one);
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
}

function selected(text: string): Set<OperationId> {
  const tags = new Set(operations.map(({ tag }) => tag));
  const ids = new Set<OperationId>();
  for (const name of text.split(',').map((one) => one.trim())) {
    if (name === '') continue;
    const found = operations.filter(({ id, tag }) => name === tag || name === id);
    if (found.length === 0)
      throw new WrongOptions(
        `--only: the contract has no tag or operation "${name}".${suggestion(name, [...tags, ...operations.map(({ id }) => id)])}`,
      );
    for (const { id } of found) ids.add(id);
  }
  if (ids.size === 0) throw new WrongOptions('--only: no tag or operation is named.');
  return ids;
}

function accountsOf(
  values: readonly string[],
  password: string,
  user: string | undefined,
): Options['accounts'] {
  const accounts: Partial<Record<Role, Account>> = {};
  for (const role of roles) accounts[role] = { email: addresses[role], password };
  if (user !== undefined) accounts.employee = { email: user, password };
  for (const value of values) {
    const [, name = '', address = '', own] = /^([^=]*)=([^:]*)(?::(.*))?$/s.exec(value) ?? [];
    const role = roles.find((one) => one === name);
    if (!role)
      throw new WrongOptions(
        `--account ${value.split(':')[0]}: write ROLE=ADDRESS[:PASSWORD] with one of the roles ${roles.join(', ')}.${suggestion(name, roles)}`,
      );
    if (address === '') delete accounts[role];
    else accounts[role] = { email: address, password: own ?? password };
  }
  return accounts;
}

function seconds(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 86_400))
    throw new WrongOptions(`--${name}: "${text}" is no number of seconds above 0.`);
  return value * 1000;
}

function connection(url: string | undefined, timeout: number, total: number): Http {
  if (!url)
    throw new WrongOptions('--url is missing: the address of the gateway, such as http://127.0.0.1:8080/');
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || !/^https?:$/.test(address.protocol) || /[?#]/.test(url))
    throw new WrongOptions(`--url: "${url}" is no address such as http://127.0.0.1:8080/`);
  if (address.username !== '')
    throw new WrongOptions('--url: leave name and password out; accounts are given by --user and --account');
  return new Http({ url, timeout, total });
}

function pageOf(text: string): string {
  if (/^https:\/\//.test(text) && URL.canParse(text)) return text;
  throw new WrongOptions(`--page: "${text}" is no address such as https://example.com/`);
}

function pathAt({ origin }: Http, name: string, text: string, example: string): string {
  const address = URL.canParse(text, origin) ? new URL(text, origin) : null;
  if (address?.origin !== origin || !/^(?:\/|https?:)/.test(text))
    throw new WrongOptions(`--${name}: "${text}" is no path at ${origin}, such as ${example}`);
  return address.pathname + address.search;
}

const definitions = {
  url: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string', default: 'portal-2026' },
  account: { type: 'string', multiple: true, default: [] as string[] },
  only: { type: 'string' },
  'allow-writes': { type: 'boolean', default: false },
  stateless: { type: 'boolean', default: false },
  letters: { type: 'string' },
  clock: { type: 'string' },
  page: { type: 'string' },
  timeout: { type: 'string', default: '10' },
  total: { type: 'string', default: '600' },
  report: { type: 'string', default: 'test-results/contract' },
  compare: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: definitions }).values;
  } catch (error) {
    const told = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const [, name] = /'--([\w-]+)/.exec(told) ?? [];
    const known = Object.keys(definitions);
    const hint = name && !known.includes(name) ? suggestion(name, known) : '';
    throw new WrongOptions(`${told}${hint} --help lists the options.`);
  }
}

/**
 * Reads the options.
 *
 * @returns null when help is asked for
 * @throws WrongOptions with a message for the terminal
 */
export function optionsOf(args: string[]): Options | null {
  const values = parsed(args);
  if (values.help) return null;
  const { letters, clock, page } = values;
  const http = connection(values.url, seconds('timeout', values.timeout), seconds('total', values.total));
  return {
    http,
    accounts: accountsOf(values.account, values.password, values.user),
    ...(values.only !== undefined && { only: selected(values.only) }),
    allowWrites: values['allow-writes'],
    isStateless: values.stateless,
    ...(letters !== undefined && { letters: pathAt(http, 'letters', letters, '/api/dev/mailbox') }),
    ...(clock !== undefined && { clock: pathAt(http, 'clock', clock, '/api/dev/clock') }),
    ...(page !== undefined && { page: pageOf(page) }),
    folder: values.report,
    ...(values.compare !== undefined && { compare: values.compare }),
  };
}
