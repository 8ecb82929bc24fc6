/** How many connections one network may hold. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#mocks/domain/sign-in/attempt-limit.ts';

/** Connections of one network: an office of 150 people behind one address, with six for each browser. */
const MOST = 1000;

/**
 * Closes further connections of a network that has too many. Not to be used behind a proxy: there all come from its address,
 * and it has to limit them (docs/deployment.md).
 *
 * @param most connections of a network
 */
export function limitConnections(server: Server, most = MOST): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
