import { afterEach, expect, test } from 'vitest';
import { clearBrowserData, sizeOf } from './browser-data.ts';

afterEach(() => localStorage.clear());

test('[PROF-09] drafts and choices of this person are counted and cleared, the session and other people’s are not', () => {
  const kept = ['profile', 'authState', 'theme', 'ethicsCode:1', 'draft:2:home', 'draft:11:home'];
  const cleared = ['draft:1:home', 'settings:1:chatGpt'];
  for (const key of [...kept, ...cleared]) localStorage.setItem(key, 'да');
  expect(sizeOf(1, 'drafts')).toBe('draft:1:home'.length + 4);
  clearBrowserData(1);
  expect(Object.keys(localStorage).sort()).toEqual(kept.sort());
  expect(sizeOf(1, 'drafts')).toBe(0);
});
