import { actionTrack } from '#api/generated/hooks/data/data.ts';
import { serviceOf } from '#features/services/index.ts';
import { reportError } from '#platform/errors/report.ts';
import { handOver } from '#platform/handover.ts';
import { sessionHere } from '#platform/session/session.ts';
import { settings } from '#platform/settings.ts';
import type { Candidate } from './candidates.ts';

/** The router in the usage statistics (portal.md §4). */
export const routerName = 'маршрутизатор';

/** Whether «Открыть» sends at once, as the setting «После подбора» says; never while the hint about personal data fires. */
export const sendsAfterPick = (): boolean => settings.get().afterPick === 'send';

/** Counts the pick: the service, never the text. A failure is only logged. */
function track(service: string): void {
  const email = sessionHere().get().profile?.email;
  const author = { name: routerName, ...(email && { email }) };
  actionTrack({ action: 'routerPick', author, query: service }).catch(reportError);
}

/** The first address in a text; undefined without one. */
const addressIn = (text: string): string | undefined =>
  /https?:\/\/[^\s<>"«»]+/i.exec(text)?.[0].replace(/[.,;:!?)]+$/, '');

/**
 * Hands a request over to the service that was chosen; the caller then opens its chat. A service for links gets the address
 * alone: it takes nothing else.
 *
 * @param send true: the chat sends it
 * @param onTaken called when the chat has it
 */
export function openService(
  { name, tile, settings }: Candidate,
  { text, files }: { text: string; files: readonly File[] },
  send: boolean,
  onTaken: () => void,
): void {
  const link = serviceOf(tile).typeInput === 'url' ? addressIn(text) : undefined;
  handOver({ service: name, text: link ?? text, files, settings, origin: 'router', send }, onTaken);
  track(name);
}
