/** Sends an operation that changes state as a page of another site would. */
import type { Call, Run } from '../run.ts';

const others: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
];

/** Each of them has to be answered by 403 `cross-site`. */
export async function otherSites(run: Run, call: Call): Promise<void> {
  if (!call.operation.changesState) return;
  for (const headers of others) {
    const exchange = await run.vary(call, { headers: { ...call.draft.headers, ...headers } });
    const { status } = exchange.got;
    if (status === 403 || status >= 500 || status === 429) continue;
    run.report(exchange, {
      rule: 'other-site',
      place: Object.entries(headers)
        .map((pair) => pair.join(': '))
        .join(', '),
      message: `A request of another site is answered by ${status}.`,
      says: '403 cross-site, before the session, the parameters and the body are looked at',
      pointer: '#/info/description',
      cause: 'Sec-Fetch-Site and Origin are not looked at.',
    });
    return;
  }
}
