import { createStore, type Store } from '#lib/store.ts';
import { session } from './session/session.ts';

/** A request for a service that is not sent yet. */
export interface HandOver {
  /** Name of the service in its address. */
  service: string;
  text: string;
  files?: readonly File[];
  /** Settings of the service, by their keys; those that it does not have are left out. */
  settings?: Readonly<Record<string, string | number | boolean>>;
  /** What handed it over: the chat says «Подобрано по запросу» only for the router. */
  origin: 'router' | 'help' | 'palette' | 'start' | 'link';
  /** True: the chat sends it at once. @default false */
  send?: boolean;
}

interface Waiting {
  request: HandOver;
  /** Id of the person whose request it is: nobody else gets it. */
  userId: number | undefined;
  onTaken: (() => void) | undefined;
}

const waiting = createStore<Waiting | null>(null);

/** Changes when a request is handed over or taken. */
export const handOvers: Pick<Store<unknown>, 'get' | 'subscribe'> = waiting;

/**
 * Keeps a request in memory until a new chat of its service takes it (HOME-12). The caller then navigates to
 * `/chat/neuron/$name/{-$chatUuid}`. It is in no address and no storage; a second one replaces the first.
 *
 * @param onTaken called when the draft of the chat has it, for the place that it came from
 */
export function handOver(request: HandOver, onTaken?: () => void): void {
  waiting.set({ request, userId: session.get().profile?.id, onTaken });
}

/**
 * Takes the request that waits for a service, once.
 *
 * @returns undefined when none waits for this service and this person
 */
export function takeHandOver(service: string): HandOver | undefined {
  const taken = waiting.get();
  if (taken?.request.service !== service || taken.userId !== session.get().profile?.id) return undefined;
  waiting.set(null);
  taken.onTaken?.();
  return taken.request;
}
