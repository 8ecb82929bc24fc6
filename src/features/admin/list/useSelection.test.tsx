import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toast } from '#ui/index.ts';
import { usersTable } from '../pages/users-table.tsx';
import { useSelection } from './useSelection.ts';

afterEach(() => {
  cleanup();
  toast.clear();
});

const row = (id: number) => ({ id }) as Parameters<typeof usersTable.idOf>[0];
const rows = Array.from({ length: 1001 }, (_, index) => row(index + 1));
const keys = (count: number) => new Set(rows.slice(0, count).map(usersTable.idOf));
const shown = () => toast.getSnapshot().map(({ title }) => title);

test('[ADM-11] more single rows than a batch change takes cannot be selected, and a notice says so', () => {
  const { result } = renderHook(() =>
    useSelection({ definition: usersTable, filter: {}, rows, isOld: false }),
  );
  act(() => result.current.choose(keys(1000)));
  expect(result.current.onPage.size).toBe(1000);
  act(() => result.current.choose(keys(1001)));
  expect(result.current.onPage.size).toBe(1000);
  expect(shown()).toEqual(['Не больше 1\u00a0000\u00a0строк можно выбрать по одной']);
});

test('[ADM-11] rows of the previous filter cannot be selected while new ones load', () => {
  const { result } = renderHook(() =>
    useSelection({ definition: usersTable, filter: { role: ['USER'] }, rows, isOld: true }),
  );
  act(() => result.current.choose(keys(1)));
  expect(result.current.onPage.size).toBe(0);
});
