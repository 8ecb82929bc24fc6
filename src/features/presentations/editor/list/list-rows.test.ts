import { expect, test } from 'vitest';
import { listRows, nextStop, type Stop, stopOf } from './list-rows.ts';

const section = (id: string) => ({ id, title: id, slideId: null });
const groups = [
  { section: null, ids: ['a'] },
  { section: section('S'), ids: ['b', 'c', 'd'] },
  { section: section('T'), ids: ['e'] },
];
const grid = listRows(groups, new Set(), 2);
const next = (from: Stop, way: Parameters<typeof nextStop>[2], rows = grid) => nextStop(rows, from, way);

test('[PRES-65] each section begins a line below its heading; one that is collapsed is a heading only', () => {
  expect(grid).toEqual([
    { ids: ['a'], from: 0 },
    { section: section('S'), count: 3 },
    { ids: ['b', 'c'], from: 1 },
    { ids: ['d'], from: 3 },
    { section: section('T'), count: 1 },
    { ids: ['e'], from: 4 },
  ]);
  expect(listRows(groups, new Set(['S']), 2).slice(1, 3)).toEqual([
    { section: section('S'), count: 3 },
    { section: section('T'), count: 1 },
  ]);
});

test('[PRES-65] arrow keys go over headings, by one or by a line', () => {
  expect(next({ slide: 'a' }, { stops: 1 })).toEqual({ section: 'S' });
  expect(next({ slide: 'c' }, { lines: 1 })).toEqual({ slide: 'd' });
  expect(next({ slide: 'd' }, { lines: 1 })).toEqual({ section: 'T' });
  expect(next({ section: 'S' }, { lines: -1 })).toEqual({ slide: 'a' });
  expect(next({ slide: 'e' }, { lines: 1 })).toBeUndefined();
  expect(next({ slide: 'b' }, { stops: 99 })).toEqual({ slide: 'e' });
  expect(next({ slide: 'gone' }, { stops: 1 })).toBeUndefined();
  expect(next({ section: 'S' }, { stops: 1 }, listRows(groups, new Set(['S']), 2))).toEqual({ section: 'T' });
});

test('[PRES-65] a heading stands for the current slide that its section hides', () => {
  const state = { section: null, current: 'c', collapsed: new Set<string>() };
  expect(stopOf(groups, state)).toEqual({ slide: 'c' });
  expect(stopOf(groups, { ...state, collapsed: new Set(['S']) })).toEqual({ section: 'S' });
  expect(stopOf(groups, { ...state, section: 'T' })).toEqual({ section: 'T' });
  expect(stopOf(groups, { ...state, section: 'gone' })).toEqual({ slide: 'c' });
  expect(stopOf([], { ...state, current: null })).toBeNull();
});
