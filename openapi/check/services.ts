/** Which service the kit asks: the example of the contract where it is open to the person, else another one. */
import { operationOf } from './contract.ts';
import { Blocked, type Person, type Run } from './run.ts';

const example = String(
  operationOf('chatMessageSend').parameters.find(({ in: place }) => place === 'path')?.example,
);

/** A service for conversations that a person may ask, inside the company if there is one. @throws Blocked when there is none */
export async function chatService(
  run: Run,
  person: Person,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { json: models } = await run.call(person, 'chatModelList', { headers });
  const withModels = new Set(models.map(({ serviceType }) => serviceType));
  // Guests have no tiles.
  const tiles = person.role === 'guest' ? undefined : (await run.call(person, 'tileList')).json;
  const open = tiles?.filter(({ disabled, agentId }) => !disabled && !agentId);
  for (const isExternal of [false, true]) {
    const among = open?.filter(({ external }) => (external ?? false) === isExternal);
    const offered = among?.map(({ serviceType }) => serviceType) ?? [...withModels];
    if (offered.includes(example)) return example;
    const talking =
      among?.filter(({ group }) => group === 'chat').map(({ serviceType }) => serviceType) ?? offered;
    const service = talking.find((one) => withModels.has(one)) ?? talking[0];
    if (service !== undefined) return service;
  }
  throw new Blocked(
    tiles
      ? 'no service can be asked: tileList has no enabled tile of the group chat'
      : 'no service can be asked: chatModelList is empty',
  );
}

/** Asks a service for a whole answer. */
export const ask = (
  run: Run,
  person: Person,
  serviceType: string,
  form: { readonly request: object; readonly chat?: string; readonly files?: readonly File[] },
  headers: Readonly<Record<string, string>> = {},
) =>
  run.call(person, 'chatMessageSend', {
    path: { serviceType },
    headers: { accept: 'application/json', ...headers },
    form,
  });

/** A service whose requests take documents, where the person has it; else one for conversations. */
export async function documentService(run: Run, person: Person): Promise<string> {
  const { json: tiles } = await run.call(person, 'tileList');
  const tile = tiles.find(
    ({ serviceType, disabled, agentId }) => serviceType === 'searchByFile' && !disabled && !agentId,
  );
  return tile?.serviceType ?? chatService(run, person);
}
