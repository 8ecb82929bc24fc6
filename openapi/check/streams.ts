/** The rules of streams (`gateway.yaml`, "Streams of answers" and "Streams of presentations"). */
import { document } from '../../src/api/contract/contract.ts';
import { mismatches } from '../../src/api/contract/schema.ts';
import type { Exchange, Observation, Run } from './run.ts';

/** One event of a stream. */
export interface StreamEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a stream that was read to its end; reports what breaks the format. */
function eventsOf(report: (seen: Observation) => void, text: string): StreamEvent[] {
  const found: StreamEvent[] = [];
  for (const block of text.split(/\r?\n\r?\n/)) {
    const lines = block.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith(':'));
    if (lines.length === 0) continue;
    const valuesOf = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
    const [ids, data] = [valuesOf('id'), valuesOf('data')];
    if (ids.length !== 1 || data.length !== 1 || lines.length !== 2)
      report({
        rule: 'stream',
        place: 'lines of an event',
        message: `An event has the lines ${JSON.stringify(lines).slice(0, 200)}.`,
        says: 'Each event is an id: line, one data: line, and a blank line; there is no event: line',
      });
    try {
      const read: unknown = JSON.parse(data.join('\n'));
      found.push({ id: ids[0] ?? '', type: String(Object(read).type), data: Object(read) });
    } catch {
      report({
        rule: 'stream',
        place: 'data',
        message: 'The data of an event is not JSON.',
        says: 'data is an event as JSON',
      });
    }
  }
  return found;
}

/**
 * Checks a stream that was read to its end.
 *
 * @param schema name of the schema of its events
 * @param from the id after which it begins
 * @returns its events
 */
export function checkStream(
  run: Run,
  exchange: Exchange,
  schema: 'ChatEvent' | 'PresentationEvent',
  from = 0,
): StreamEvent[] {
  const report = (seen: Observation) => run.report(exchange, { ...seen, pointer: '#/info/description' });
  const events = eventsOf(report, exchange.got.text);
  const { [schema]: shape } = (
    document as { components: { schemas: Record<string, Record<string, unknown>> } }
  ).components.schemas;
  for (const [index, { id, type, data }] of events.entries()) {
    if (id !== String(from + index + 1))
      report({
        rule: 'stream',
        place: 'ids',
        message: `Event ${from + index + 1} (${type}) has the id "${id}".`,
        says: 'Ids count from 1 without gaps within one answer',
      });
    if (data['id'] !== undefined && String(data['id']) !== id)
      report({
        rule: 'stream',
        place: 'id in data',
        message: `The id line says "${id}", the data ${JSON.stringify(data['id'])}.`,
        says: 'Both name the same event',
      });
    for (const { at, says } of shape ? mismatches(shape, data) : [])
      report({
        rule: 'stream',
        place: `${type} ${at}`,
        message: `${at || '/'} of the event ${type} is not valid.`,
        says,
      });
  }
  const types = events.map(({ type }) => type);
  if (from === 0 && types[0] !== 'started')
    report({
      rule: 'stream',
      place: 'first event',
      message: `The first event is ${types[0] ?? 'missing'}.`,
      says: 'started first',
    });
  if (types.lastIndexOf('started') > 0)
    report({
      rule: 'stream',
      place: 'started',
      message: 'started comes again.',
      says: 'started first, once',
    });
  const ends = types.filter((type) => type === 'finished' || type === 'failed').length;
  const last = types.at(-1);
  if (ends !== 1 || (last !== 'finished' && last !== 'failed'))
    report({
      rule: 'stream',
      place: 'last event',
      message: `The stream has ${ends} last events and ends with ${last ?? 'nothing'}.`,
      says: 'last exactly one finished or failed; then the connection closes',
    });
  return events;
}
