/** The end of the process by SIGTERM: what runs is finished, what is new is refused, for a limited time. */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long answers and uploads may take to end, ms. Afterwards answers are saved as far as they have come. */
const LONGEST = 60_000;
/** Interval between two looks whether all have ended, ms. */
const INTERVAL = 100;

/** What makes answers. */
interface Answering {
  /** Refuses new calls from now on. Returns the number of answers that are still being made. */
  drain(): number;
}

/** Finishes what runs before the process ends. */
export class Drain {
  readonly #gateway: Answering;
  readonly #longest: number;
  readonly #open = new Set<ServerResponse>();
  #isEnding = false;

  /** @param longest how long it may take, ms */
  constructor(gateway: Answering, longest = LONGEST) {
    this.#gateway = gateway;
    this.#longest = longest;
  }

  /** Number of responses that are waited for. */
  get open(): number {
    return this.#open.size;
  }

  /** Waits for a response until it is sent or its connection is gone. Those that begin after `finish` are not waited for. */
  watch(outgoing: ServerResponse): void {
    if (this.#isEnding) return;
    this.#open.add(outgoing);
    outgoing.once('close', () => this.#open.delete(outgoing));
  }

  /** Refuses new calls. Resolves when running calls and answers of models have ended, at once if there are none, or after the limit. */
  async finish(): Promise<void> {
    this.#isEnding = true;
    const end = performance.now() + this.#longest;
    while (this.#gateway.drain() + this.#open.size > 0 && performance.now() < end) await pause(INTERVAL);
  }
}

/**
 * Ends the process: after SIGTERM when what runs has ended, after SIGINT or a second SIGTERM at once.
 *
 * @param close saves what runs and closes the state
 */
export function endOnSignal(server: Server, drain: Drain, close: () => void): void {
  let isDraining = false;
  const end = () => {
    server.close();
    close();
    server.closeAllConnections();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', () => {
    if (isDraining) end();
    isDraining = true;
    void drain.finish().then(end);
  });
}
