/** The requests that are being answered now, from the running answers. */
import type { Runs } from '#mocks/domain/chat/runs.ts';
import type { Rows } from '#mocks/store/rows.ts';

export interface Load {
  readonly running: number;
  /** Those that wait because their connection answers as many as it may at a time. */
  readonly queue: number;
}

/** The rows, and the answers that are being written. */
export interface Loaded extends Rows {
  readonly runs: Pick<Runs, 'active'>;
}

/** The load of each service at this moment. Of a connection's requests the oldest are answered and the others wait. */
export function loadsOf({ database, runs }: Loaded): ReadonlyMap<string, Load> {
  const loads = new Map<string, Load>();
  const taken = new Map<string, number>();
  for (const { chatUuid } of runs.active()) {
    const service = database.chats.get(chatUuid)?.serviceType;
    if (service === undefined) continue;
    const connection = database.connections.get(database.tileConnections.get(service)?.connectionUuid ?? '');
    const before = taken.get(connection?.uuid ?? '') ?? 0;
    taken.set(connection?.uuid ?? '', before + 1);
    const isWaiting = connection !== undefined && before >= connection.parallel;
    const { running, queue } = loads.get(service) ?? { running: 0, queue: 0 };
    loads.set(service, isWaiting ? { running, queue: queue + 1 } : { running: running + 1, queue });
  }
  return loads;
}
