// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readBannerPlace, writeBannerPlace } from './banner-place.ts';

beforeEach(() => localStorage.clear());

test('[HOME-03] the place of the banners is the one they took the last time', () => {
  expect(readBannerPlace().count).toBe(2);
  writeBannerPlace({ count: 0, height: 0, width: 360 });
  expect(readBannerPlace()).toEqual({ count: 0, height: 0, width: 360 });
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
])('[PRE-07] %s in storage is no place', (text) => {
  localStorage.setItem('bannerPlace', text);
  expect(readBannerPlace()).toEqual({ count: 2, height: 0, width: 0 });
});
