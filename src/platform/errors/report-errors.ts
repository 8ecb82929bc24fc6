/** Reports unexpected errors of the portal to the gateway, for the administrators. Loaded at the first one. */
import { portalErrorTrack } from '#api/generated/hooks/data/data.ts';
import type { PortalError } from '#api/generated/model/portalError.ts';
import { logFailure } from '../log.ts';
import { toPortalError } from './portal-error.ts';

declare global {
  interface ImportMetaEnv {
    /** Version of the portal, from package.json (vite.config.ts). */
    readonly PORTAL_VERSION: string;
  }
}

const minute = 60_000;
/** Errors that the gateway takes in a minute. */
const most = 10;

/**
 * Sends errors: an equal one once a minute, and ten a minute in all; the rest are lost.
 *
 * @param send makes the call
 * @param now the time, ms
 */
export function createReports(
  send: (error: PortalError) => Promise<unknown>,
  now: () => number = Date.now,
): (thrown: unknown) => void {
  let sent: { key: string; at: number }[] = [];
  return (thrown) => {
    const error = toPortalError(thrown, import.meta.env.PORTAL_VERSION);
    if (!error) return;
    const key = [error.operationId, error.name, error.message].join('\n');
    sent = sent.filter(({ at }) => now() - at < minute);
    if (sent.length >= most || sent.some((one) => one.key === key)) return;
    sent.push({ key, at: now() });
    send(error).catch((failure: unknown) => logFailure('An error was not reported', failure));
  };
}

/** Reports an unexpected error of the portal. */
export const reportUnexpected = createReports(portalErrorTrack);
