import { expect, test } from 'vitest';
import { readBanners } from './read-banners.ts';

const origin = 'http://portal.example';

test('[HOME-03] a banner with its text and its path', () => {
  const banner = {
    uuid: '1',
    title: 'Новое',
    text: 'Теперь с графиками',
    link: '/chat/neuron/searchByTable',
  };
  expect(readBanners([banner], origin)).toEqual([
    { uuid: '1', title: 'Новое', text: 'Теперь с графиками', path: '/chat/neuron/searchByTable' },
  ]);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', undefined])(
  '[HOME-03] %j is no address for a banner',
  (link) => expect(readBanners([{ uuid: '1', title: 'Новое', link }], origin)[0]?.path).toBeNull(),
);

test.each([undefined, 7])('[PRE-13] a text of %j is no text', (text) => {
  expect(readBanners([{ uuid: '1', title: 'Новое', text }], origin)[0]?.text).toBe('');
});

test.each([null, {}, '<html>'])('[PRE-13] %j instead of a list is no banners', (answer) => {
  expect(readBanners(answer, origin)).toEqual([]);
});

test.each([[null], ['x'], [{ uuid: '1' }], [{ uuid: '1', title: ' ' }], [{ title: 'Без номера' }]])(
  '[PRE-13] %j is no banner',
  (item) => expect(readBanners([item], origin)).toEqual([]),
);
