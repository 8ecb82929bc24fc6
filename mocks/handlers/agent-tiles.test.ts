import { expect, test } from 'vitest';
import { itemsOf, type Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const lawyer = '7c2e9f10-2222-4a3b-8c4d-000000000001';

test('[LAB-14][HOME-05][LAB-12] only those who see agents get the tile of one, and it is no recent service', async () => {
  const gateway = await openGateway();
  const { database } = gateway.deps;
  const [service] = itemsOf(database.tiles);
  const agent = database.agents.get(lawyer);
  if (!service || !agent) throw new Error('The seed has no tile or no such agent');
  const uuid = crypto.randomUUID();
  const items = [...itemsOf(database.tiles), { ...service, uuid, value: 'agentLawyer', agentId: lawyer }];
  database.store.write((to) => to.put(database.tiles, { name: 'all', items }));
  const tilesOf = async (email: string, path = '/tile/getTile'): Promise<string[]> => {
    const client = await new Client(gateway).login(email);

    return (await client.json<Schemas['Tile'][]>('GET', path)).map((tile) => tile.uuid);
  };
  expect(await tilesOf('employee@neuro.example')).toContain(uuid);
  expect(await tilesOf('employee@neuro.example', '/tile/getResentTile')).not.toContain(uuid);
  expect(await tilesOf('student@neuro.example')).not.toContain(uuid);

  database.store.write((to) => to.put(database.agents, { ...agent, hidden: true }));
  expect(await tilesOf('employee@neuro.example')).not.toContain(uuid);
  database.store.write((to) => to.put(database.agents, agent));
  const [notice] = itemsOf(database.notifications);
  if (!notice) throw new Error('The seed has no notification');
  const notices = [{ ...notice, levelImportance: 666 }];
  database.store.write((to) => to.put(database.notifications, { name: 'all', items: notices }));
  expect(await tilesOf('employee@neuro.example')).not.toContain(uuid);
});
