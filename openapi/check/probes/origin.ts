/** Sends an operation as a page of another site would, and a sign-in as the portal's own page does. */
import { saysNothing } from '../findings.ts';
import type { Call, Exchange, Run } from '../run.ts';

type Marks = Readonly<Record<string, string>>;

const others: readonly Marks[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
];

/** Origins that are alike, and `null`, which a page in a sandbox sends. */
function alike(origin: string): readonly Marks[] {
  const { protocol, hostname, port } = new URL(origin);
  return [
    { origin: 'null' },
    { origin: `${origin}.evil.example` },
    { origin: `${protocol}//${hostname}:${Number(port || 80) + 1}` },
  ];
}

/** What the portal's own page and a typed address send. */
const own = (origin: string): readonly Marks[] => [
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { origin },
];

const nameOf = (marks: Marks): string =>
  Object.entries(marks)
    .map((pair) => pair.join(': '))
    .join(', ');

const marked = (run: Run, call: Call, marks: Marks, person = call.person): Promise<Exchange> =>
  run.vary(call, { headers: { ...call.draft.headers, ...marks } }, person);

/** Expects 403 `cross-site`. @returns whether that came */
function isRefused(run: Run, exchange: Exchange, place: string): boolean {
  const { status, json } = exchange.got;
  if (saysNothing(exchange)) return true;
  const code: unknown = Object(json).code;
  if (status === 403 && (typeof code !== 'string' || code === 'cross-site')) return true;
  run.report(exchange, {
    rule: 'other-site',
    place,
    pointer: '#/info/description',
    message: `A request of another site is answered by ${status}${status === 403 ? ` ${code}` : ''}.`,
    says: '403 cross-site, before the session, the parameters and the body are looked at',
    cause:
      status === 401
        ? 'The session is looked at first.'
        : status === 403
          ? 'Another check answers, or its error has another code; the portal ends the session on "forbidden".'
          : 'Sec-Fetch-Site and Origin are not looked at.',
  });
  return false;
}

/** A stored file, which links lead to. A download of a table would be one more entry of the audit. */
const isDownload = ({ operation }: Call): boolean =>
  operation.parameters.some(({ name }) => name === 'Range');

/** Each of them has to be answered by 403 `cross-site`; reading operations are not checked, so that downloads work as links. */
export async function otherSites(run: Run, call: Call): Promise<void> {
  const { operation } = call;
  if (!operation.changesState) return isDownload(call) ? linked(run, call) : undefined;
  const isSignIn = operation.id === 'authLogin';
  for (const marks of [...others, ...(isSignIn ? alike(run.http.origin) : [])])
    if (!isRefused(run, await marked(run, call, marks), nameOf(marks))) return;
  if (operation.access.includes('public')) {
    if (isSignIn) await ownPage(run, call);
    return;
  }
  const withoutSession = { ...call, draft: { ...call.draft, headers: withoutToken(call) } };
  const exchange = await marked(run, withoutSession, { 'sec-fetch-site': 'cross-site' }, run.visitor);
  isRefused(run, exchange, 'sec-fetch-site: cross-site, without a session');
}

function withoutToken({ draft }: Call): Readonly<Record<string, string>> {
  const { authorization: _token, ...headers } = draft.headers;
  return headers;
}

async function ownPage(run: Run, call: Call): Promise<void> {
  for (const marks of own(run.http.origin))
    isPassed(
      run,
      await marked(run, call, marks, run.visitor),
      marks,
      'With Sec-Fetch-Site, same-origin and none pass and Origin does not matter; without it the own Origin passes',
    );
}

async function linked(run: Run, call: Call): Promise<void> {
  const marks = { 'sec-fetch-site': 'cross-site' };
  const says = 'Other GETs only read and are not checked, so that downloads work as links';
  isPassed(run, await marked(run, call, marks), marks, says);
}

function isPassed(run: Run, exchange: Exchange, marks: Marks, says: string): void {
  if (exchange.got.status !== 403) return;
  run.report(exchange, {
    rule: 'other-site',
    place: nameOf(marks),
    pointer: '#/info/description',
    says,
    message: 'A request that has to pass is refused.',
    cause: 'More requests are taken for those of another site than the contract says.',
  });
}
