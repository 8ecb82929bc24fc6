/** Reads a stream of events as it arrives, and stops where a rule is broken that makes the rest worthless. */
import {
  eventOf,
  eventReader,
  isLast,
  type Message,
  type StreamEvent,
} from '../../src/api/contract/events.ts';

/** An event as it came. */
export interface Arrived extends Message {
  /** When it came, in milliseconds as `performance.now` counts them. */
  readonly at: number;
}

/** Why the kit did not read a stream to its end. */
export interface Cut {
  readonly place: string;
  readonly message: string;
  readonly says: string;
  readonly cause?: string;
}

/** A stream that was read to its end, or as far as it was worth it. */
export interface ReadStream {
  readonly messages: readonly Arrived[];
  /** When each comment came. */
  readonly comments: readonly number[];
  /** Lines at the end that make up no event. */
  readonly rest: readonly string[];
  readonly bytes: Uint8Array;
  /** Absent when the gateway has ended it. */
  readonly cut?: Cut;
}

/** How an answer is read. */
export interface Reading {
  /** Milliseconds for the whole answer; that of any call when absent. */
  readonly time?: number;
  /** Called with each event when it comes. */
  readonly onEvent?: (event: StreamEvent) => void;
  /** Called with each comment. */
  readonly onComment?: () => void;
}

interface Limits extends Reading {
  readonly time: number;
  /** Milliseconds without an event, after which a comment is due. */
  readonly heartbeat: number;
}

/** The contract: a comment after 15 s without an event, at the latest. */
export const heartbeat = 15_000;
/** Share of the time of a heartbeat by which it may be late. */
const tolerance = 0.1;
/** Milliseconds in which a gateway closes the connection after the last event. */
const closing = 2_000;
/** The contract: a stream has at most so many events, and so many characters. */
const mostEvents = 100_000;
const mostBytes = 24_000_000;

const says = {
  end: 'last exactly one finished or failed; then the gateway closes the connection',
  started: 'started first, once',
  limits: 'A stream has at most 100,000 events with 2,000,000 characters',
};
const seconds = (time: number): string => `${Math.round(time / 100) / 10} s`;

/** What has come so far, and when. */
class Progress {
  readonly messages: Arrived[] = [];
  readonly comments: number[] = [];
  readonly #chunks: Uint8Array[] = [];
  readonly #reader = eventReader();
  readonly #limits: Limits;
  readonly #begun = performance.now();
  #latest = this.#begun;
  #ended = Number.POSITIVE_INFINITY;
  #starts = 0;
  #size = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const now = performance.now();
    this.#latest = now;
    this.#size += bytes.length;
    this.#chunks.push(bytes);
    for (const piece of this.#reader.push(bytes)) {
      if (piece === 'comment') {
        this.comments.push(now);
        this.#limits.onComment?.();
        continue;
      }
      this.messages.push({ ...piece, at: now });
      const event = eventOf(piece);
      if (!event) continue;
      if (event.type === 'started') this.#starts++;
      if (isLast(event.type)) this.#ended = Math.min(this.#ended, now);
      this.#limits.onEvent?.(event);
    }
  }

  #lateFrom(): { connection: number; heartbeat: number; end: number } {
    return {
      connection: this.#ended + closing,
      heartbeat: this.#latest + this.#limits.heartbeat * (1 + tolerance),
      end: this.#begun + this.#limits.time,
    };
  }

  /** Milliseconds for which the next bytes are awaited. */
  wait(): number {
    return Math.max(0, Math.min(...Object.values(this.#lateFrom())) - performance.now());
  }

  /** Why reading on is worthless; undefined while it is not. */
  cut(): Cut | undefined {
    const now = performance.now();
    const late = this.#lateFrom();
    const so = `${this.#shown()}.`;
    if (this.#starts > 1)
      return { place: 'started', message: `started comes again. ${so}`, says: says.started };
    if (this.messages.length > mostEvents || this.#size > mostBytes)
      return { place: 'limits', message: `The stream is too long. ${so}`, says: says.limits };
    if (now >= late.connection)
      return {
        place: 'connection',
        message: `The connection is open ${seconds(now - this.#ended)} after the last event. ${so}`,
        says: says.end,
      };
    if (now >= late.heartbeat)
      return {
        place: 'heartbeat',
        message: `Neither an event nor a comment came for ${seconds(now - this.#latest)}. ${so}`,
        says: `After ${seconds(this.#limits.heartbeat)} without an event, at the latest, the gateway sends a comment line`,
        cause: 'The answer waits for the model without a timer, or a proxy keeps the bytes back.',
      };
    if (now >= late.end)
      return {
        place: 'end',
        message: `The stream goes on after ${seconds(now - this.#begun)}. ${so}`,
        says: says.end,
        cause: 'When the model only needs longer, give it time by --timeout.',
      };
    return undefined;
  }

  #shown(): string {
    const last = this.messages.at(-1)?.lines.join(' ') ?? '';
    const which = last && `; the last event: ${last.length > 200 ? `${last.slice(0, 200)}…` : last}`;
    return `Until then ${this.messages.length} events and ${this.comments.length} comments came${which}`;
  }

  result(cut?: Cut): ReadStream {
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    const { messages, comments } = this;
    return { messages, comments, rest: this.#reader.rest(), bytes, ...(cut && { cut }) };
  }
}

/** What a promise resolves to; undefined when it takes longer than the time. */
async function soon<Result>(promise: Promise<Result>, time: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, time, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a stream until the gateway ends it, or until it has broken a rule that makes the rest worthless.
 *
 * @throws the error of the reader when the connection breaks
 */
export async function readStream(body: ReadableStream<Uint8Array>, limits: Limits): Promise<ReadStream> {
  const progress = new Progress(limits);
  const reader = body.getReader();
  let pending = reader.read();
  try {
    while (true) {
      const cut = progress.cut();
      if (cut) return progress.result(cut);
      // What arrived while this process was busy is not late.
      const read = (await soon(pending, progress.wait())) ?? (await soon(pending, 50));
      if (!read) continue;
      if (read.done) return progress.result();
      progress.add(read.value);
      pending = reader.read();
    }
  } finally {
    // Neither is awaited: a silent connection confirms nothing.
    pending.catch(() => undefined);
    reader.cancel().catch(() => undefined);
  }
}
