/** An answer or a run that goes on while other calls are made. */
import type { StreamEvent } from '../../src/api/contract/events.ts';
import { pause } from './pause.ts';
import type { Call, Exchange, Run } from './run.ts';

/** A stream that is read in the background. */
export class Running {
  /** The events that have come. */
  readonly events: StreamEvent[] = [];
  /** How many comments have come. */
  comments = 0;
  /** The whole answer. Throws as `Run.exchange` does. */
  readonly answer: Promise<Exchange>;
  /** Whether the stream has ended, or the call has failed. */
  isOver = false;

  /** @param time milliseconds for the stream; that of any call when absent */
  constructor(run: Run, call: Call, time?: number) {
    const onEvent = (event: StreamEvent) => this.events.push(event);
    const onComment = () => this.comments++;
    const reading = { onEvent, onComment, ...(time !== undefined && { time }) };
    this.answer = run.exchange({ ...call, reading });
    const end = () => {
      this.isOver = true;
    };
    // A failure is told where the answer is awaited.
    this.answer.then(end, end);
  }

  /** Waits, at most so many milliseconds, until something is there or the stream is over. */
  async until<Result>(look: () => Result | undefined | Promise<Result | undefined>, time: number) {
    const end = performance.now() + time;
    while (true) {
      const isOver = this.isOver;
      const found = await look();
      if (found !== undefined || isOver || performance.now() >= end) return found;
      await pause(50);
    }
  }

  /** Waits for an event of the type; undefined when none comes in time. */
  event(type: string, time: number): Promise<StreamEvent | undefined> {
    return this.until(() => this.events.find((event) => event.type === type), time);
  }
}
