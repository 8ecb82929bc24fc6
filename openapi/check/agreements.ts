/** The agreements without which some people may not ask a service (409 `agreement-required`). */
import type { Person, Run } from './run.ts';

/** Accepts the current agreements as a person. */
export async function acceptAgreements(
  run: Run,
  person: Person,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { json: list } = await run.call(person, 'agreementList', { headers });
  const agreements = list.map(({ id, text, version }) => ({ id, text, version, checked: true }));
  await run.call(person, 'agreementAccept', { headers, body: { agreements } });
}
