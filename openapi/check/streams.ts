/** The rules of streams (`gateway.yaml`, "Streams of answers" and "Streams of presentations"). */
import {
  type EventRules,
  eventRules,
  eventSchemaOf,
  type StreamEvent,
} from '../../src/api/contract/events.ts';
import type { Exchange, Run } from './run.ts';

const pointer = '#/info/description';

/** Compares the events that have come; reports what breaks the format. */
function compared(run: Run, exchange: Exchange, from: number | null): EventRules {
  const rules = eventRules(eventSchemaOf(exchange.operation), from);
  for (const message of exchange.got.stream?.messages ?? [])
    for (const departure of rules.next(message))
      run.report(exchange, { rule: 'stream', pointer, ...departure });
  return rules;
}

/** Reports a stream of which the kit has read a part only, with the faults of that part. Returns whether it is one. */
export function isCutOff(run: Run, exchange: Exchange): boolean {
  const { cut } = exchange.got.stream ?? {};
  if (!cut) return false;
  run.report(exchange, { rule: 'stream', pointer, ...cut });
  compared(run, exchange, exchange.operation.method === 'POST' ? 0 : null);
  return true;
}

/**
 * Checks a stream that was read to its end.
 *
 * @param from the id after which it begins
 * @returns its events
 */
export function checkStream(run: Run, exchange: Exchange, from = 0): readonly StreamEvent[] {
  const rules = compared(run, exchange, from);
  for (const departure of rules.end(exchange.got.stream?.rest ?? []))
    run.report(exchange, { rule: 'stream', pointer, ...departure });
  return rules.events;
}

/** The text of an answer: that of all its deltas. */
export const textOf = (events: readonly StreamEvent[]): string =>
  events.map(({ type, data }) => (type === 'delta' ? String(data['text']) : '')).join('');

/** Reports a stream that is resumed after an event and has other events than those that followed it. */
export function expectRest(run: Run, rest: Exchange, events: readonly StreamEvent[], after: number): void {
  const [expected, came] = [events.slice(after), checkStream(run, rest, after)].map((list) =>
    JSON.stringify(list.map(({ data }) => data)),
  );
  if (expected === came) return;
  run.report(rest, {
    rule: 'resume',
    place: 'events',
    message: 'The resumed stream differs from the events after Last-Event-ID.',
    says: 'A resumed stream begins with the event after Last-Event-ID',
    pointer,
  });
}

/** Reports a stream that is not resumed although its answer has just ended. */
export function notKept(run: Run, exchange: Exchange): void {
  run.report(exchange, {
    rule: 'resume',
    place: 'after its end',
    pointer,
    message: 'An answer that has just ended cannot be resumed.',
    says: 'Resuming is possible for at least 60 s after the end, unless the chat begins another answer before',
    cause: 'The events are thrown away with the connection.',
  });
}
