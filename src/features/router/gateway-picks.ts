import { serviceFind } from '#api/generated/hooks/router/router.ts';
import type { FileKind } from '#api/generated/model/fileKind.ts';
import type { ServicePick } from '#api/generated/model/servicePick.ts';

/** Longest wait for the gateway, ms: the local choice stands then (HOME-11). */
export const GATEWAY_TIME_MS = 1200;

/** Longest text that the gateway takes; a longer one is cut. */
const MAX_TEXT = 4000;

/**
 * Asks the gateway for services.
 *
 * @param text the request; an empty one is not asked about
 * @param signal aborted when the answer is not wanted any more
 * @returns none if the gateway fails, answers something else or is late: nothing is shown of that (HOME-11)
 */
export async function gatewayPicks(
  text: string,
  fileKinds: FileKind[],
  onlyInternal: boolean,
  signal: AbortSignal,
): Promise<readonly ServicePick[]> {
  const asked = text.trim().slice(0, MAX_TEXT);
  if (asked === '') return [];
  const question = { text: asked, fileKinds: fileKinds.slice(0, 10), onlyInternal };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(GATEWAY_TIME_MS)]);
  return serviceFind(question, { signal: limit }).catch(() => []);
}
