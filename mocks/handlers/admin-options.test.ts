import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Query = [name: string, value: string][];

async function administrator(): Promise<(kind: Schemas['OptionKind'], query?: Query) => Promise<string[]>> {
  const client = await new Client(await openGateway({ people: 120 })).login('admin@neuro.example');
  return async (kind, query = []) => {
    const search = new URLSearchParams([['kind', kind], ...query]);
    const options = await client.json<Schemas['Option'][]>('GET', `/admin/options/getListOption?${search}`);
    return options.map(({ label }) => label);
  };
}

test('[ADM-09] each kind of option has its values, in the order of their labels', async () => {
  const options = await administrator();
  expect(await options('company')).toEqual(['Агрохолдинг «Нива»', 'Лицей «Ключ»', 'Нейро']);
  expect(await options('tariff')).toHaveLength(5);
  expect(await options('group')).toContain('Коммерческий отдел');
  expect(await options('department')).toContain('Учебная часть');
  expect(await options('tile')).toHaveLength(31);
  expect(await options('connection')).toHaveLength(8);
  expect(await options('user')).toHaveLength(50);
});

test('[ADM-09] options are found by a part of their label, case and ё make no difference', async () => {
  const options = await administrator();
  expect(await options('company', [['searchText', 'НЕЙР']])).toEqual(['Нейро']);
  expect(await options('user', [['searchText', 'орлова']])).toContain('Мария Орлова, employee@neuro.example');
});

test('[ADM-09] chosen values get their labels, unknown ones none', async () => {
  const options = await administrator();
  const values: Query = [
    ['value', '13'],
    ['value', '10'],
    ['value', '99'],
  ];
  expect(await options('tariff', values)).toEqual(['Лицей — 1–4 классы', 'Нейро.Агро — базовый']);
});

test('[ADM-09] a list has at most 50 options, but all values requested by key', async () => {
  const options = await administrator();
  expect(await options('user', [])).toHaveLength(50);
  const values: Query = Array.from({ length: 60 }, (_, index) => ['value', String(1001 + index)]);
  expect(await options('user', values)).toHaveLength(60);
});

test('[PRE-10] only administrators of the platform get options', async () => {
  const client = await new Client(await openGateway()).login();
  expect((await client.call('GET', '/admin/options/getListOption?kind=user')).status).toBe(403);
});
