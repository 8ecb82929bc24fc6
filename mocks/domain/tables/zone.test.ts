import { expect, test } from 'vitest';
import type { Cell } from '#lib/office/cell.ts';
import { tableFile } from './file.ts';
import { zoneOf } from './zone.ts';

const table: Cell[][] = [
  ['E-mail', 'Последний вход', 'Создан'],
  ['a@neuro.example', { type: 'datetime', text: '2026-11-26T11:30:00Z' }, ''],
  ['b@neuro.example', 'не входил', ''],
];
const csvFor = async (timeZone?: string) => {
  const { body } = await tableFile('Пользователи', table, timeZone ? { timeZone } : {});
  return (await body.text()).split('\r\n').slice(0, 2);
};

test.each([
  [undefined, 'МСК', '26.11.2026 14:30'],
  ['Asia/Vladivostok', 'Владивосток, UTC+10', '26.11.2026 21:30'],
  ['America/St_Johns', 'Сент-Джонс', '26.11.2026 08:00'],
  ['Asia/Kolkata', 'Индия, UTC+5:30', '26.11.2026 17:00'],
  ['Mars/Olympus', 'МСК', '26.11.2026 14:30'],
])('[ADM-15] case 46-admin-export-timezone: in %s the moments are %s', async (zone, name, moment) => {
  const [head, row] = await csvFor(zone);
  expect(head).toBe(`E-mail;Последний вход, ${name};Создан`);
  expect(row).toBe(`a@neuro.example;${moment};`);
});

test('[ADM-15] a zone with summer time has the offset of each moment', () => {
  const { clock } = zoneOf('Europe/Berlin');
  const hours = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((text) =>
    new Date(clock(new Date(text))).getUTCHours(),
  );
  expect(hours).toEqual([13, 14]);
});
