/** The tests' door: the stateful gateway behind `fetch` in vitest, in memory, without pauses. */
import { type SetupServer, setupServer } from 'msw/node';
import { createValidator } from './contract/validator.ts';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { rehearsalModel } from './models/rehearsal.ts';
import { gatewayHandler } from './msw.ts';

const validate = createValidator();

/** A new gateway in memory, whose model does not pause. */
export const createTestGateway = (options: GatewayOptions = {}): Promise<Gateway> =>
  createGateway({ validate, model: rehearsalModel(0), devDoors: true, ...options });

/** A new gateway with its MSW server; call `server.listen()` before and `server.close()` after the tests. */
export async function setupGateway(
  options: GatewayOptions = {},
): Promise<{ gateway: Gateway; server: SetupServer }> {
  const gateway = await createTestGateway(options);
  return { gateway, server: setupServer(gatewayHandler(gateway)) };
}
