/** Figures of the process for Prometheus (PILOT-06). Loaded only where they are asked for. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { connectionsOf } from '#mocks/domain/connections/connections.ts';
import { STATE_FILE } from '#mocks/store/sqlite.ts';
import type { CallFacts } from './calls.ts';
import type { Metrics } from './metrics-path.ts';
import type { ServerTools } from './serve.ts';

/** Upper bounds of the durations, s. */
const SECONDS = [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** What the figures are taken from. */
export interface Measured {
  readonly deps: ServerTools;
  /** Folder of the state. */
  readonly folder: string;
}

/** Size of a file, bytes; 0 when there is none. */
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const countOf = <T>(values: Iterable<T>, isCounted: (value: T) => boolean): number =>
  [...values].filter(isCounted).length;

const isAtWork = (status: string): boolean => status === 'waiting' || status === 'running';

/** Figures that are read when they are asked for. */
function readFigures(registry: Registry, { deps, folder }: Measured): void {
  const { database, runs, presentationRuns, disk } = deps;
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `portal_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('running_answers', 'Answers that are being made', () => runs.active().length);
  gauge('running_presentations', 'Presentations that are being made', () => presentationRuns.active);
  gauge('waiting_letters', 'Letters that wait for the mail server', () =>
    countOf(database.outgoing.values(), ({ status }) => status === 'waiting'),
  );
  gauge('open_jobs', 'Changes of many rows that wait or run', () =>
    countOf(database.jobs.values(), ({ status }) => isAtWork(status ?? '')),
  );
  gauge('open_reports', 'Reports that wait or are being made', () =>
    countOf(database.reports.values(), ({ status }) => isAtWork(status ?? '')),
  );
  gauge('state_bytes', 'Size of the state with its log of changes and the contents of files', () =>
    [STATE_FILE, `${STATE_FILE}-wal`].reduce(
      (sum, name) => sum + sizeOf(join(folder, name)),
      database.store.contentBytes(),
    ),
  );
  gauge('disk_bytes', 'Size of the disk of the state', () => disk()?.size ?? Number.NaN);
  gauge('disk_free_bytes', 'Room on the disk of the state', () => disk()?.free ?? Number.NaN);
}

/** Calls of the servers of models. The label is the number of the connection, never its title or address. */
function readUpstream(registry: Registry, { deps: { database } }: Measured): void {
  const counter = (name: string, help: string, read: 'calls' | 'failed') =>
    new Counter({
      name: `portal_${name}`,
      help,
      labelNames: ['connection'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [connection, counts] of connectionsOf(database).totals())
          if (connection === 'environment' || database.connections.get(connection))
            this.inc({ connection }, counts[read]);
      },
    });
  counter('upstream_calls_total', 'Calls of a connection that have ended', 'calls');
  counter('upstream_failures_total', 'Calls of a connection that have failed', 'failed');
}

/** Begins to measure. Called once for a process. */
export function measure(measured: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  readFigures(registry, measured);
  readUpstream(registry, measured);
  const open = new Set<CallFacts>();
  new Gauge({
    name: 'portal_open_streams',
    help: 'Streams of events that are being read',
    registers: [registry],
    collect() {
      this.set(countOf(open, ({ isStream }) => isStream));
    },
  });
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests by operation of the contract and status',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from a request to the beginning of its answer',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    begin: (facts) => void open.add(facts),
    end(facts, call) {
      open.delete(facts);
      // A path of the caller would make a label for each request.
      const operation = call.operation ?? 'none';
      requests.inc({ operation, status: call.status });
      seconds.observe({ operation }, call.firstMs / 1000);
    },
    text: () => registry.metrics(),
  };
}
