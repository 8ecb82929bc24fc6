/** What a pilot does at its start, and who reads its reference page (PILOT-02). */
import type { IncomingMessage } from 'node:http';
import { apiPath } from '#lib/gateway-path.ts';
import type { Gateway } from './gateway.ts';
import { isHttps } from './http/safety-headers.ts';
import { inviteFirstAdmin } from './initial/pilot.ts';
import type { PilotSettings } from './pilot-settings.ts';
import type { SmtpTransport } from './smtp/transport.ts';

/**
 * Prints through which server letters are sent, and invites the first administrator who has no password yet: by a letter, or
 * by a printed link while the mail server accepts no letters.
 */
export async function greetPilot(
  { deps }: Gateway,
  { admin, mail }: PilotSettings,
  transport: Pick<SmtpTransport, 'problem'>,
): Promise<void> {
  const problem = await transport.problem();
  const { host, port } = mail.server;
  console.log(`Letters:  from ${mail.from.address} through ${host}:${port}`);
  if (problem) console.log(`Warning: no letter can be sent now, all wait. ${problem}`);
  const invited = inviteFirstAdmin(deps, problem === undefined);
  if (invited === 'mailed') console.log(`The first administrator gets a letter: ${admin}`);
  else if (invited) {
    console.log(`The first administrator, ${invited.email}, sets a password here, once, within 24 hours:`);
    console.log(invited.link);
  }
}

/** Whether a request comes from an administrator: the gateway answers a call that only administrators may make. */
export async function isFromAdministrator(
  gateway: Pick<Gateway, 'handle'>,
  incoming: IncomingMessage,
  trustProxy: boolean,
): Promise<boolean> {
  const headers = { cookie: incoming.headers.cookie ?? '' };
  const request = new Request(`http://127.0.0.1${apiPath}/admin/getTilesAdmin`, { headers });
  return (await gateway.handle(request, { secure: isHttps(incoming, trustProxy) })).ok;
}
