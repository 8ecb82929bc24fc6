// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readBannerHeights, writeBannerHeights } from './banner-heights.ts';

beforeEach(() => localStorage.clear());

test('[HOME-03] the reserved height of the banners is the one that they had the last time', () => {
  expect(readBannerHeights().count).toBe(2);
  writeBannerHeights({ count: 0, height: 0, width: 360 });
  expect(readBannerHeights()).toEqual({ count: 0, height: 0, width: 360 });
});

test.each([
  'null',
  '[]',
  '{',
  '{"count":1.5,"height":0,"width":0}',
  '{"count":1e9,"height":0,"width":0}',
  '{"count":1,"height":-1,"width":0}',
  '{"count":1,"height":9999999,"width":0}',
  '{"count":1,"height":80,"width":"360"}',
])('[PRE-07] %s in storage counts as unknown', (text) => {
  localStorage.setItem('bannerPlace', text);
  expect(readBannerHeights()).toEqual({ count: 2, height: 0, width: 0 });
});
