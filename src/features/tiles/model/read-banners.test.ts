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

test.each([[null], ['x'], [{ uuid: '1' }], [{ uuid: '1', title: ' ' }], [{ title: 'Без номера' }]])(
  '[PRE-13] %j is no banner',
  (item) => expect(readBanners([item], origin)).toEqual([]),
);
