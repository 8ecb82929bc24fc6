/** Which service the kit asks: the example of the contract where it is open to the person, else another one. */
import { operationOf } from './contract.ts';
import { Blocked, type Person, type Run } from './run.ts';

const example = String(
  operationOf('chatMessageSend').parameters.find(({ in: place }) => place === 'path')?.example,
);

/** A service for conversations that a person may ask. @throws Blocked when there is none */
export async function chatService(
  run: Run,
  person: Person,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { json: models } = await run.call(person, 'chatModelList', { headers });
  const withModels = new Set(models.map(({ serviceType }) => serviceType));
  const tiles = person.role === 'guest' ? undefined : (await run.call(person, 'tileList')).json;
  const open = tiles
    ?.filter(
      ({ group, disabled, external, agentId }) => group === 'chat' && !disabled && !external && !agentId,
    )
    .map(({ serviceType }) => serviceType);
  const found = (open ?? [...withModels]).filter((one) => open === undefined || withModels.has(one));
  const service = found.includes(example) ? example : (found[0] ?? open?.[0]);
  if (service === undefined) throw new Blocked('no service can be asked: tileList or chatModelList has none');
  return service;
}
