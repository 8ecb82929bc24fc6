/** Changes an object under a version that it does not have. */
import { saysNothing } from '../findings.ts';
import type { Call, Run } from '../run.ts';

/** Another version than the current one is answered by 409 `version-conflict`. */
export async function staleVersions(run: Run, call: Call): Promise<void> {
  const { operation, draft } = call;
  if (!operation.answers.get(409)?.names.includes('version-conflict')) return;
  const body = Object(draft.body) as { version?: unknown };
  const inQuery = draft.query.find(([name]) => name === 'version');
  const current = Number(inQuery?.[1] ?? body.version);
  if (!Number.isInteger(current)) return;
  const other = current > 1 ? current - 1 : current + 1;
  const exchange = await run.vary(
    call,
    inQuery
      ? { query: draft.query.map(([name, value]) => [name, name === 'version' ? String(other) : value]) }
      : {
          body: { ...body, version: other },
          headers: {
            ...draft.headers,
            ...(operation.key !== 'none' && { 'idempotency-key': crypto.randomUUID() }),
          },
        },
  );
  const { status } = exchange.got;
  if (status === 409 || saysNothing(exchange)) return;
  run.report(exchange, {
    rule: 'version',
    place: 'version',
    message: `Version ${other} of an object with version ${current} is answered by ${status}.`,
    says: 'A change that names another version than the current one is answered by 409 version-conflict',
    pointer: '/responses/409',
    cause: 'The version is not compared.',
  });
}
