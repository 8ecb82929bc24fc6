import { expect, test } from 'vitest';
import type { AdminService } from '#api/generated/model/adminService.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { rulesOf } from '#mocks/domain/tiles/rules.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import * as permissions from '#platform/session/permissions.ts';
import { isServiceShown, memberOf, parts } from './member-view.ts';

const shown = (name: string, groupType: number): string[] => {
  const profile = memberOf({ name, groupType });
  return parts.filter(({ isShown }) => isShown(profile)).map(({ id }) => id);
};

test('[ADM-28] the preview of a group asks every permission function of the portal', () => {
  // Rights of the role, and parts that nobody sees.
  const others = [permissions.canSeeAdmin, permissions.canSeeTokenMenu, permissions.canSeeProfileTariff];
  const asked = new Set([...parts.map(({ isShown }) => isShown), ...others]);
  for (const [name, permission] of Object.entries(permissions)) expect(asked, name).toContain(permission);
});

test('[ADM-28] the preview depends on type and name of the group', () => {
  const all = parts.map(({ id }) => id);
  const paid = ['money', 'balance', 'oferta', 'lyceum', 'company'];
  const free = all.filter((id) => !paid.includes(id));
  expect(shown('TESTERS', 0)).toEqual([...free, 'balance'].sort((a, b) => all.indexOf(a) - all.indexOf(b)));
  expect(shown('COMMERCE', 4)).not.toContain('safety');
  expect(shown('COMPANY_ADMIN', 2)).toContain('company');
  expect(shown('LYCEUM', 13)).toEqual(['profile', 'guestChatBot', 'templates', 'money', 'oferta']);
  expect(shown('tariffHigh', 3)).toContain('lyceum');
});

test('[ADM-28][ADM-34] the preview shows services of the group and those that are open to everybody', () => {
  const option = (value: string) => ({ value, label: value });
  const shownTo = (name: string, groups: string[], companies: string[] = []) =>
    isServiceShown({ groups: groups.map(option), companies: companies.map(option) }, { name });
  expect(shownTo('TESTERS', [])).toBe(true);
  expect(shownTo('TESTERS', ['TESTERS', 'COMMERCE'])).toBe(true);
  expect(shownTo('LYCEUM', ['TESTERS'])).toBe(false);
  expect(shownTo('TESTERS', [], ['7d3f2c10'])).toBe(false);
});

test('[ADM-28] the services of the preview are those that a member of the group finds on the main page', async () => {
  const gateway = await openGateway();
  const { database } = gateway.deps;
  const member = await new Client(gateway).login('commerce@neuro.example');
  const admin = await new Client(gateway).login('admin@neuro.example');
  database.store.write((transaction) => {
    for (const [value, groups] of [
      ['claude', ['COMMERCE', 'LYCEUM']],
      ['deepSeek', ['LYCEUM']],
    ] as const)
      transaction.put(database.tileRules, { ...rulesOf(database, value), groups });
  });
  const services = await admin.json<{ content: AdminService[] }>('GET', '/admin/tile/getListTile?size=100');
  const tiles = await member.json<Tile[]>('GET', '/tile/getTile');
  const previewed = services.content.filter((row) => isServiceShown(row, { name: 'COMMERCE' }));
  expect(previewed.map(({ name }) => name).sort()).toEqual(tiles.map(({ value }) => value).sort());
  expect(tiles.length).toBe(services.content.length - 1);
});
