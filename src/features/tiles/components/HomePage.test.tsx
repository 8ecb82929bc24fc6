import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { tile } from '../model/testing/tile.ts';
import {
  address,
  api,
  card,
  chatGpt,
  flux,
  gateway,
  links,
  llama,
  mockGateway,
  open,
  server,
} from './testing/home.tsx';

mockGateway();

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
    expect(address.search).toEqual({ section: 'images' });
  });

  test('are found by a text, in the wrong layout too', async () => {
    const user = await open();
    await screen.findByRole('link', { name: 'ChatGPT' });
    await user.type(screen.getByRole('searchbox', { name: 'Поиск сервиса' }), 'ддфьф');
    await waitFor(() => expect(links()).toEqual(['Llama']));
    expect(screen.getByText('Найден 1 сервис')).toBeTruthy();
    await waitFor(() => expect(address.search).toEqual({ q: 'ддфьф' }));
  });

  test('hide what is external, in the order of popularity', async () => {
    const user = await open({ sort: 'popular', section: 'favourites' });
    await screen.findByRole('link', { name: 'ChatGPT' });
    await user.click(screen.getByRole('switch', { name: 'Только внутренние' }));
    expect(screen.getByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    expect(address.search).toEqual({ sort: 'popular' });
    const sort = within(screen.getByRole('combobox', { name: 'Сортировка' }));
    expect(sort.getByRole('option', { name: 'Сначала популярные', selected: true })).toBeTruthy();
    expect(links()).toHaveLength(3);
  });

  test('whose screens are still to come say so, under the same name', async () => {
    gateway.tiles = [llama, tile('img', { title: 'DALL·E', group: 'images' })];
    gateway.recent = [tile('img', { title: 'DALL·E', group: 'images' })];
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
    gateway.tiles = [
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
    gateway.tiles = [null, { uuid: 'nameless' }, llama];
    await open();
    await screen.findByRole('link', { name: 'Llama' });
    expect(links()).toEqual(['Llama']);
  });

  test('that are none at all say so', async () => {
    gateway.tiles = [];
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

describe('[HOME-04] favourites', () => {
  test('a star shows at once, before the server has answered, and is announced', async () => {
    const answered = Promise.withResolvers<void>();
    server.use(
      http.post(`${api}/favoritesFolder/tile/addTile`, async ({ request }) => {
        expect(await request.json()).toEqual({ tileUuid: llama.uuid });
        await answered.promise;
        gateway.tiles = [chatGpt, { ...llama, fromFavorite: true }, flux];
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
    await waitFor(() => expect(gateway.calls).toEqual(['add', 'remove']));
    expect(await own.findByRole('button', { name: 'В избранное', pressed: false })).toBeTruthy();
  });

  test('the keyboard goes on from the next card when one leaves the section', async () => {
    gateway.tiles = [chatGpt, { ...llama, fromFavorite: true }];
    const user = await open({ section: 'favourites' });
    const own = await card('ChatGPT');
    const next = (await card('Llama')).getByRole('button');
    own.getByRole('button').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(links()).toEqual(['Llama']));
    expect(document.activeElement).toBe(next);
  });

  test('the keyboard goes on from the tab when the last one leaves the section', async () => {
    gateway.tiles = [chatGpt, llama];
    const user = await open({ section: 'favourites' });
    (await card('ChatGPT')).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'В избранном пока пусто' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Избранное', selected: true }));
  });

  test('none yet: the page says how to get one', async () => {
    gateway.tiles = [llama];
    await open({ section: 'favourites' });
    expect(await screen.findByRole('heading', { name: 'В избранном пока пусто' })).toBeTruthy();
  });
});
