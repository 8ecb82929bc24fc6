import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Banner } from '#api/generated/model/banner.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { type HomeSearch, parseHomeSearch } from '../model/home-search.ts';
import { tile } from '../model/testing/tile.ts';
import { HomePage } from './HomePage.tsx';

const api = '*/api/1.0';

const chatGpt = tile('chatGpt', { title: 'ChatGPT', fromFavorite: true });
const llama = tile('llama', { title: 'Llama', external: false });
const flux = tile('flux', { title: 'FLUX', group: 'images', isPopular: true });

/** What the server has; a test changes it before or while the page is open. */
let tiles: (Partial<Tile> | null)[];
let recent: Tile[];
let banners: Banner[];
let calls: string[];

function mark(uuid: string | null, fromFavorite: boolean) {
  tiles = tiles.map((own) => (own?.uuid === uuid ? { ...own, fromFavorite } : own));
}

const server = setupServer(
  http.get(`${api}/tile/getTile`, () => HttpResponse.json(tiles)),
  http.get(`${api}/tile/getResentTile`, () => HttpResponse.json(recent)),
  http.get(`${api}/data/banners`, () => HttpResponse.json(banners)),
  http.post(`${api}/favoritesFolder/tile/addTile`, async ({ request }) => {
    calls.push('add');
    mark(((await request.json()) as { tileUuid: string }).tileUuid, true);
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete(`${api}/favoritesFolder/tile/deleteTile`, ({ request }) => {
    calls.push('remove');
    mark(new URL(request.url).searchParams.get('tileUuid'), false);
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // The router scrolls, jsdom cannot.
  vi.stubGlobal('scrollTo', () => {});
});
beforeEach(() => {
  localStorage.clear();
  tiles = [chatGpt, llama, flux];
  recent = [];
  banners = [];
  calls = [];
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

let address: HomeSearch;

/** The page with an address of its own instead of the browser's. */
function Page({ start }: { start: HomeSearch }) {
  const [search, setSearch] = useState(start);
  address = search;
  return (
    <HomePage
      gatewayName="Нейропортал"
      search={search}
      onSearchChange={(change) => setSearch((now) => parseHomeSearch({ ...now, ...change }))}
    />
  );
}

async function open(start: HomeSearch = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Page start={start} /> }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider locale="ru-RU">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Нейропортал' });
  return userEvent.setup();
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const card = async (title: string) => {
  const item = (await screen.findByRole('link', { name: title })).closest('li');
  if (!item) throw new Error(`No card ${title}`);
  return within(item);
};

describe('[HOME-01] tiles', () => {
  test('stand under the headings of their sections and lead to their chats', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'ChatGPT' });
    expect(link.getAttribute('href')).toBe('/chat/neuron/chatGpt');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Чаты', 'Изображения']);
    expect((await card('Llama')).getByText('в контуре')).toBeTruthy();
    expect((await card('FLUX')).getByText('внешний')).toBeTruthy();
  });

  test('are chosen by section, which is kept in the address', async () => {
    const user = await open();
    await screen.findByRole('link', { name: 'ChatGPT' });
    await user.click(
      within(screen.getByRole('tablist', { name: 'Разделы' })).getByRole('tab', { name: 'Изображения' }),
    );
    expect(links()).toEqual(['FLUX']);
    expect(address).toEqual({ section: 'images' });
  });

  test('are found by a text, in the wrong layout too', async () => {
    const user = await open();
    await screen.findByRole('link', { name: 'ChatGPT' });
    await user.type(screen.getByRole('searchbox', { name: 'Поиск сервиса' }), 'ддфьф');
    await waitFor(() => expect(links()).toEqual(['Llama']));
    expect(screen.getByText('Найден 1 сервис')).toBeTruthy();
    await waitFor(() => expect(address).toEqual({ q: 'ддфьф' }));
  });

  test('hide what is external, in the order of popularity', async () => {
    const user = await open({ sort: 'popular', section: 'favourites' });
    await screen.findByRole('link', { name: 'ChatGPT' });
    await user.click(screen.getByRole('switch', { name: 'Только внутренние' }));
    expect(screen.getByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    expect(address).toEqual({ sort: 'popular' });
    const sort = within(screen.getByRole('combobox', { name: 'Сортировка' }));
    expect(sort.getByRole('option', { name: 'Сначала популярные', selected: true })).toBeTruthy();
    expect(links()).toHaveLength(3);
  });

  test('whose screens are still to come say so, under the same name', async () => {
    tiles = [llama, tile('img', { title: 'DALL·E', group: 'images' })];
    recent = [tile('img', { title: 'DALL·E', group: 'images' })];
    await open();
    const described = async (name: string) => {
      const id = (await screen.findByRole('link', { name })).getAttribute('aria-describedby');
      return id === null ? null : document.getElementById(id)?.textContent;
    };
    expect(await described('DALL·E')).toBe('скоро');
    expect(await described('DALL·E, недавний')).toBe('скоро');
    expect(await described('Llama')).toBeNull();
  });

  test('that are disabled or unknown lead nowhere and say why', async () => {
    tiles = [
      llama,
      tile('grok', { title: 'Grok', disabled: true }),
      tile('agent7', { title: 'Агент отдела' }),
    ];
    await open();
    await screen.findByRole('link', { name: 'Llama' });
    expect(links()).toEqual(['Llama']);
    expect(screen.getByText('Временно недоступен')).toBeTruthy();
    expect(screen.getByText('Портал пока не умеет его открывать')).toBeTruthy();
  });

  test('that are malformed are dropped, the others stay', async () => {
    tiles = [null, { uuid: 'nameless' }, llama];
    await open();
    await screen.findByRole('link', { name: 'Llama' });
    expect(links()).toEqual(['Llama']);
  });

  test('that are none at all say so', async () => {
    tiles = [];
    await open();
    expect(await screen.findByRole('heading', { name: 'Сервисов пока нет' })).toBeTruthy();
  });

  test('that did not come can be asked for again', async () => {
    server.use(http.get(`${api}/tile/getTile`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
  });
});

describe('[HOME-03] recent tiles and banners', () => {
  test('stand above the tiles', async () => {
    recent = [flux];
    banners = [
      { uuid: 'b1', title: 'Теперь с графиками', text: 'Попробуйте', link: '/chat/neuron/flux' },
      { uuid: 'b2', title: 'Плановые работы', text: 'Ночью', link: 'https://evil.example/' },
    ];
    await open();
    const row = await screen.findByRole('region', { name: 'Недавние' });
    const link = await within(row).findByRole('link', { name: 'FLUX, недавний' });
    expect(link.getAttribute('href')).toBe('/chat/neuron/flux');
    const banner = await screen.findByRole('link', { name: 'Теперь с графиками' });
    expect(banner.getAttribute('href')).toBe('/chat/neuron/flux');
    expect(screen.getByText('Плановые работы')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Плановые работы' })).toBeNull();
  });

  test('that come late move nothing: what has no place stands under the tiles this once', async () => {
    const late = Promise.withResolvers<void>();
    banners = ['Первое', 'Второе', 'Третье'].map((title) => ({ uuid: title, title, text: '', link: '' }));
    server.use(
      http.get(`${api}/data/banners`, async () => {
        await late.promise;
        return HttpResponse.json(banners);
      }),
    );
    await open();
    await screen.findByRole('link', { name: 'ChatGPT' });
    const above = screen.getByRole('region', { name: 'Объявления' });
    expect(above.querySelectorAll('li')).toHaveLength(2);
    late.resolve();
    await within(above).findByText('Второе');
    expect(above.querySelectorAll('li')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Ещё объявления' })).getByText('Третье')).toBeTruthy();
    cleanup();
    await open();
    expect(await screen.findByText('Третье')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ещё объявления' })).toBeNull();
  });

  test('that are none take no place the next time', async () => {
    await open();
    await screen.findByRole('link', { name: 'ChatGPT' });
    await waitFor(() => expect(localStorage.getItem('bannerPlace')).toContain('"count":0'));
    cleanup();
    server.use(http.get(`${api}/data/banners`, () => new Promise(() => undefined)));
    await open();
    await screen.findByRole('link', { name: 'ChatGPT' });
    expect(screen.queryByRole('region', { name: 'Объявления' })).toBeNull();
  });

  test('that fail leave the tiles alone', async () => {
    const fail = () => HttpResponse.json({}, { status: 500 });
    server.use(http.get(`${api}/tile/getResentTile`, fail), http.get(`${api}/data/banners`, fail));
    await open();
    expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Недавние' })).toBeNull());
  });
});

describe('[HOME-04] favourites', () => {
  test('a star shows at once, before the server has answered, and is announced', async () => {
    const answered = Promise.withResolvers<void>();
    server.use(
      http.post(`${api}/favoritesFolder/tile/addTile`, async ({ request }) => {
        expect(await request.json()).toEqual({ tileUuid: llama.uuid });
        await answered.promise;
        tiles = [chatGpt, { ...llama, fromFavorite: true }, flux];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = await open();
    const own = await card('Llama');
    const star = own.getByRole('button', { name: 'В избранное' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await user.click(star);
    expect(own.getByRole('button', { name: 'Убрать из избранного', pressed: true })).toBeTruthy();
    expect(screen.getByText('Добавлено в избранное: Llama')).toBeTruthy();
    answered.resolve();
    await user.click(screen.getByRole('tab', { name: 'Избранное' }));
    await waitFor(() => expect(links()).toEqual(['ChatGPT', 'Llama']));
  });

  test('a refused star goes back', async () => {
    server.use(
      http.delete(`${api}/favoritesFolder/tile/deleteTile`, () => HttpResponse.json({}, { status: 500 })),
    );
    const user = await open();
    const own = await card('ChatGPT');
    await user.click(own.getByRole('button', { name: 'Убрать из избранного' }));
    expect(await own.findByRole('button', { name: 'Убрать из избранного', pressed: true })).toBeTruthy();
    expect(await screen.findByText('Избранное не изменилось: ChatGPT')).toBeTruthy();
  });

  test('quick presses reach the server one after another', async () => {
    const user = await open();
    const own = await card('Llama');
    await user.click(own.getByRole('button', { name: 'В избранное' }));
    await user.click(own.getByRole('button', { name: 'Убрать из избранного' }));
    await waitFor(() => expect(calls).toEqual(['add', 'remove']));
    expect(await own.findByRole('button', { name: 'В избранное', pressed: false })).toBeTruthy();
  });

  test('the keyboard goes on from the next card when one leaves the section', async () => {
    tiles = [chatGpt, { ...llama, fromFavorite: true }];
    const user = await open({ section: 'favourites' });
    const own = await card('ChatGPT');
    const next = (await card('Llama')).getByRole('button');
    own.getByRole('button').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(links()).toEqual(['Llama']));
    expect(document.activeElement).toBe(next);
  });

  test('the keyboard goes on from the tab when the last one leaves the section', async () => {
    tiles = [chatGpt, llama];
    const user = await open({ section: 'favourites' });
    (await card('ChatGPT')).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'В избранном пока пусто' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Избранное', selected: true }));
  });

  test('none yet: the page says how to get one', async () => {
    tiles = [llama];
    await open({ section: 'favourites' });
    expect(await screen.findByRole('heading', { name: 'В избранном пока пусто' })).toBeTruthy();
  });
});
