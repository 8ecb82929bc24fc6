/**
 * Streams of events: read as they arrive, and compared with the contract (`gateway.yaml`, "Streams of answers" and
 * "Streams of presentations").
 */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type Operation, resolved, type Schema } from './contract.ts';
import { mismatches } from './schema.ts';

/** The lines of one event without its comments; events are separated by blank lines. */
export interface Message {
  readonly lines: readonly string[];
  readonly id: string;
  /** Undefined when a browser would see no event in the lines. */
  readonly data: string | undefined;
}

/** One event of a stream. */
export interface StreamEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A departure of one event, or of the stream as a whole. */
export interface EventDeparture {
  readonly place: string;
  readonly message: string;
  readonly says: string;
}

/** Reads a body piece by piece. */
export interface EventReader {
  /** Takes the next bytes. Returns what they complete, in its order. */
  push(bytes: Uint8Array): (Message | 'comment')[];
  /** The lines that no blank line has ended; they are no event for a browser. */
  rest(): readonly string[];
}

/** Reads events and comments, however the body is split into pieces. */
export function eventReader(): EventReader {
  const decoder = new TextDecoder();
  let dispatched: EventSourceMessage | undefined;
  const parser = createParser({
    onEvent: (event) => {
      dispatched = event;
    },
  });
  let text = '';
  let lines: string[] = [];
  function* take(line: string): Generator<Message | 'comment'> {
    parser.feed(`${line}\n`);
    if (line.startsWith(':')) yield 'comment';
    else if (line !== '') lines.push(line);
    else if (lines.length > 0) {
      yield { lines, id: dispatched?.id ?? '', data: dispatched?.data };
      lines = [];
      dispatched = undefined;
    }
  }
  return {
    push(bytes) {
      text += decoder.decode(bytes, { stream: true });
      // The LF of a CRLF may come with the next bytes.
      const whole = text.split(/\r\n|\n|\r(?!$)/);
      text = whole.pop() ?? '';
      return whole.flatMap((line) => [...take(line)]);
    },
    rest: () => [...lines, ...(text.trim() === '' || text.startsWith(':') ? [] : [text])],
  };
}

/** Name of the schema of an operation's events. */
export const eventSchemaOf = ({ tag }: Operation): 'ChatEvent' | 'PresentationEvent' =>
  tag === 'presentationStream' ? 'PresentationEvent' : 'ChatEvent';

/** The schemas of events by their `type`. */
function schemasOf(name: string): ReadonlyMap<string, Schema> {
  const { discriminator } = resolved<Schema>({ $ref: `#/components/schemas/${name}` });
  const { mapping } = Object(discriminator) as { mapping: Readonly<Record<string, string>> };
  return new Map(Object.entries(mapping).map(([type, $ref]) => [type, resolved<Schema>({ $ref })]));
}

/** Whether events of the type are the last ones. */
export const isLast = (type: string | undefined): boolean => type === 'finished' || type === 'failed';

/** The place of a departure that is none for a caller: it passes over types that it does not know. */
export const unknownType = 'unknown type';

function* linesOf({ lines, id, data }: Message): Generator<EventDeparture> {
  const isOne = (name: string) => lines.filter((line) => line.startsWith(`${name}:`)).length === 1;
  if (lines.length === 2 && isOne('id') && isOne('data') && id !== '' && data !== undefined) return;
  yield {
    place: 'lines of an event',
    message: `An event has the lines ${JSON.stringify(lines).slice(0, 200)}.`,
    says: 'Each event is an id: line, one data: line, and a blank line; there is no event: line',
  };
}

/** The event of a message; undefined when its data are not JSON. */
export function eventOf({ id, data }: Message): StreamEvent | undefined {
  if (data === undefined) return undefined;
  try {
    const read: StreamEvent['data'] = Object(JSON.parse(data));
    return { id, type: String(read['type']), data: read };
  } catch {
    return undefined;
  }
}

/** Compares the events of one stream with the contract, one after another. */
export interface EventRules {
  /** Events so far, in their order. */
  readonly events: readonly StreamEvent[];
  next(message: Message): EventDeparture[];
  /** What is wrong with a stream that has ended after these events. */
  end(rest: readonly string[]): EventDeparture[];
}

/**
 * @param name name of the schema of the events
 * @param from id of the event after which the stream begins; null when it is not known, so that any may be first
 */
export function eventRules(name: ReturnType<typeof eventSchemaOf>, from: number | null): EventRules {
  const schemas = schemasOf(name);
  const events: StreamEvent[] = [];
  let last = from;

  function* compare({ id, type, data }: StreamEvent): Generator<EventDeparture> {
    if (last !== null && id !== String(last + 1))
      yield {
        place: 'ids',
        message: `The event ${id || 'without an id'} (${type}) follows ${last}.`,
        says: 'Ids count from 1 without gaps within one answer',
      };
    last = /^\d+$/.test(id) ? Number(id) : (last ?? 0) + 1;
    if (data['id'] !== undefined && String(data['id']) !== id)
      yield {
        place: 'id in data',
        message: `The id line says "${id}", the data ${JSON.stringify(data['id'])}.`,
        says: 'Both name the same event',
      };
    const schema = schemas.get(type);
    if (!schema)
      yield {
        place: unknownType,
        message: `An event has the type "${type}".`,
        says: `type is one of ${[...schemas.keys()].join(', ')}`,
      };
    for (const { at, says } of schema ? mismatches(schema, data) : [])
      yield { place: `${type} ${at}`, message: `${at || '/'} of the event "${type}" is not valid.`, says };
    const isStart = type === 'started';
    if (events.length === 0 && from === 0 && !isStart)
      yield { place: 'first event', message: `The first event is ${type}.`, says: 'started first' };
    if (events.length > 0 && isStart)
      yield { place: 'started', message: 'started comes again.', says: 'started first, once' };
    if (type === 'finished' && data['reason'] !== undefined) yield* endOf(data);
  }

  return {
    events,
    next(message) {
      const found = [...linesOf(message)];
      if (message.data === undefined) return found;
      const event = eventOf(message);
      if (!event)
        return [
          ...found,
          { place: 'data', message: 'The data of an event is not JSON.', says: 'data is an event as JSON' },
        ];
      found.push(...compare(event));
      events.push(event);
      return found;
    },
    end(rest) {
      const found: EventDeparture[] = [];
      if (rest.length > 0)
        found.push({
          place: 'blank line',
          message: `The stream ends with ${JSON.stringify(rest).slice(0, 200)} without a blank line.`,
          says: 'Each event is an id: line, one data: line, and a blank line; without it a browser drops the event',
        });
      if (events.length === 0 && from === 0)
        found.push({ place: 'first event', message: 'The first event is missing.', says: 'started first' });
      const ends = events.filter(({ type }) => isLast(type)).length;
      const final = events.at(-1);
      if (ends !== 1 || !isLast(final?.type))
        found.push({
          place: 'last event',
          message: `The stream has ${ends} last events and ends with ${final?.type ?? 'nothing'}.`,
          says: 'last exactly one finished or failed; then the connection closes',
        });
      return found;
    },
  };
}

/** The status of an answer follows from the reason of its end (`FinishReason`). */
function* endOf({ status, reason }: StreamEvent['data']): Generator<EventDeparture> {
  if ((status === 'stopped') === (reason === 'stopped')) return;
  yield {
    place: 'status of the end',
    message: `The stream ends with the status ${String(status)} and the reason ${String(reason)}.`,
    says: 'The status is stopped with the reason stopped, and complete with all others',
  };
}
