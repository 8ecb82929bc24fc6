/** What the tests of the main page share: the page alone, over a gateway whose tiles they choose. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Banner } from '#api/generated/model/banner.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { type HomeSearch, parseHomeSearch } from '../../model/home-search.ts';
import { tile } from '../../model/testing/tile.ts';
import { HomePage } from '../HomePage.tsx';

export const api = '*/api/1.0';

export const chatGpt = tile('chatGpt', { title: 'ChatGPT', fromFavorite: true });
export const llama = tile('llama', { title: 'Llama', external: false });
export const flux = tile('flux', { title: 'FLUX', group: 'images', isPopular: true });

/** What the gateway has; a test changes it before or while the page is open. */
export const gateway = {
  tiles: [] as (Partial<Tile> | null)[],
  recent: [] as Tile[],
  banners: [] as Banner[],
  /** Calls that changed the favourites, in their order. */
  calls: [] as string[],
};

function mark(uuid: string | null, fromFavorite: boolean): void {
  gateway.tiles = gateway.tiles.map((own) => (own?.uuid === uuid ? { ...own, fromFavorite } : own));
}

export const server = setupServer(
  http.get(`${api}/tile/getTile`, () => HttpResponse.json(gateway.tiles)),
  http.get(`${api}/tile/getResentTile`, () => HttpResponse.json(gateway.recent)),
  http.get(`${api}/data/banners`, () => HttpResponse.json(gateway.banners)),
  http.post(`${api}/favoritesFolder/tile/addTile`, async ({ request }) => {
    gateway.calls.push('add');
    mark(((await request.json()) as { tileUuid: string }).tileUuid, true);
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete(`${api}/favoritesFolder/tile/deleteTile`, ({ request }) => {
    gateway.calls.push('remove');
    mark(new URL(request.url).searchParams.get('tileUuid'), false);
    return new HttpResponse(null, { status: 204 });
  }),
);

/** Puts the gateway in front of the tests of a file, with three tiles and nothing else. */
export function mockGateway(): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    // The router scrolls, jsdom cannot.
    vi.stubGlobal('scrollTo', () => {});
  });
  beforeEach(() => {
    localStorage.clear();
    Object.assign(gateway, { tiles: [chatGpt, llama, flux], recent: [], banners: [], calls: [] });
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });
}

/** What the page keeps in its address. */
export const address: { search: HomeSearch } = { search: {} };

/** The page with an address of its own instead of the browser's. */
function Page({ start }: { start: HomeSearch }) {
  const [search, setSearch] = useState(start);
  address.search = search;
  return (
    <HomePage
      gatewayName="Нейропортал"
      search={search}
      onSearchChange={(change) => setSearch((now) => parseHomeSearch({ ...now, ...change }))}
    />
  );
}

export async function open(start: HomeSearch = {}) {
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

/** What the links on the page say, in their order. */
export const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
/** The card of a service. */
export const card = async (title: string) => {
  const item = (await screen.findByRole('link', { name: title })).closest('li');
  if (!item) throw new Error(`No card ${title}`);
  return within(item);
};
