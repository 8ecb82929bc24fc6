import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Banner } from '#api/generated/model/banner.ts';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';
import { tile } from '../model/testing/tile.ts';

const owner = 'employee@neuro.example';
const chatGpt = tile('chatGpt', { title: 'ChatGPT' });
const llama = tile('llama', { title: 'Llama', external: false });
const flux = tile('flux', { title: 'FLUX', group: 'images', isPopular: true });

interface Content {
  tiles?: Tile[];
  /** The initial favourites. */
  favourites?: Tile[];
  banners?: Banner[];
}

/** A stand-in with these tiles and banners only: no chats, so no recent tiles. */
async function standInWith({
  tiles = [chatGpt, llama, flux],
  favourites = [chatGpt],
  banners = [],
}: Content): Promise<StandIn> {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  database.store.write((transaction) => {
    for (const { uuid } of database.chats.group(owner)) transaction.delete(database.chats, uuid);
    for (const favourite of database.favourites.group(owner))
      transaction.delete(database.favourites, database.favourites.keyOf(favourite));
    for (const { uuid } of favourites) transaction.put(database.favourites, { owner, tileUuid: uuid });
    transaction.put(database.tiles, { name: 'all', items: tiles });
    transaction.put(database.banners, { name: 'all', items: banners });
  });
  return standIn;
}

/** Opens the main page. */
async function open(content: Content & { address?: string; standIn?: StandIn } = {}) {
  const { address = '/', standIn = await standInWith(content) } = content;
  const portal = await renderPortal(address, { as: owner, standIn });
  // A dialog over the page hides it.
  const page = within(screen.getByRole('main', { hidden: true }));
  await page.findByRole('heading', { level: 1, name: /^Добр.+, Мария$/, hidden: true });
  return portal;
}

const main = () => within(screen.getByRole('main'));
/** Titles of the shown services, in order. */
const links = () =>
  within(main().getByRole('tabpanel'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
/** The card of a service. */
const card = async (title: string) =>
  within((await main().findByRole('link', { name: title })).closest('li') as HTMLElement);

test('[HOME-01][PROF-04] the card of a service that is not open to the person says so, and opens its chat', async () => {
  const standIn = await standInWith({});
  standIn.change('limitList', (limits: ServiceLimit[]) =>
    limits.map((one) => (one.serviceType === 'chatGpt' ? { ...one, limit: 0 } : one)),
  );
  await open({ standIn });
  expect(await (await card('ChatGPT')).findByText(/^Вам пока не.открыт$/)).toBeTruthy();
  expect((await card('Llama')).queryByText(/не.открыт/)).toBeNull();
});

test('[HOME-01] tiles are grouped by section and link to their chats', async () => {
  await open();
  const link = await main().findByRole('link', { name: 'ChatGPT' });
  expect(link.getAttribute('href')).toBe('/chat/neuron/chatGpt');
  const headings = within(main().getByRole('tabpanel')).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Чаты', 'Изображения']);
  const catalogue = main().getByRole('heading', { level: 2, name: 'Каталог' }).textContent;
  expect(main().queryByRole('tab', { name: catalogue })).toBeNull();
  expect((await card('Llama')).getByText('в контуре')).toBeTruthy();
  expect((await card('FLUX')).getByText('внешний')).toBeTruthy();
});

test('[HOME-01] tiles are filtered by section and by text, also typed in the wrong keyboard layout; the address has both', async () => {
  const { user, router } = await open();
  await main().findByRole('link', { name: 'ChatGPT' });
  await user.click(main().getByRole('tab', { name: 'Изображения' }));
  await waitFor(() => expect(links()).toEqual(['FLUX']));
  expect(router.state.location.search).toEqual({ section: 'images' });
  await user.click(main().getByRole('tab', { name: 'Все' }));
  await user.type(main().getByRole('searchbox', { name: 'Поиск сервиса' }), 'ддфьф');
  await waitFor(() => expect(links()).toEqual(['Llama']));
  expect(main().getByText('Найден 1 сервис')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'ддфьф' }));
});

test('[HOME-01] a service is found by what people call it, once the code for it has come', async () => {
  const { user } = await open({ address: '/?q=миджорни' });
  await waitFor(() => expect(links()).toEqual(['FLUX']));
  await user.type(main().getByRole('searchbox', { name: 'Поиск сервиса' }), '{Escape}лламу');
  await waitFor(() => expect(links()).toEqual(['Llama']));
});

test('[HOME-01] external tiles can be hidden, and tiles can be sorted by popularity', async () => {
  const { user, router } = await open({ address: '/?sort=popular&section=favourites' });
  await main().findByRole('link', { name: 'ChatGPT' });
  await user.click(main().getByRole('switch', { name: 'Только внутренние' }));
  expect(await main().findByRole('heading', { name: 'Ничего не нашлось' })).toBeTruthy();
  await user.click(main().getByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(router.state.location.search).toEqual({ sort: 'popular' });
  await user.click(main().getByRole('button', { name: 'Сортировка', description: 'сначала популярные' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'По алфавиту' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'title' }));
});

test('[HOME-01] «Фильтр» counts what is active, and «Только внутренние» can be removed', async () => {
  const { user, router } = await open({ address: '/?sort=popular&local=true' });
  await main().findByRole('link', { name: 'Llama' });
  expect(main().getByRole('button', { name: 'Фильтр, включено: 2', expanded: false })).toBeTruthy();
  await user.click(main().getByRole('button', { name: 'Убрать фильтр «Только внутренние»' }));
  const filter = await main().findByRole('button', { name: 'Фильтр, включено: 1' });
  expect(document.activeElement).toBe(filter);
  expect(router.state.location.search).toEqual({ sort: 'popular' });
  await user.click(filter);
  expect(filter.getAttribute('aria-expanded')).toBe('true');
});

test('[HOME-01][HOME-03][CHAT-16] no tile of a service says «скоро»', async () => {
  const dalle = tile('img', { title: 'DALL·E', group: 'images' });
  const standIn = await standInWith({ tiles: [llama, dalle] });
  standIn.answer('tileRecentList', () => Response.json([dalle]));
  await open({ standIn });
  for (const name of ['DALL·E', 'DALL·E, недавний', 'Llama'])
    expect(await main().findByRole('link', { name })).toBeTruthy();
  expect(main().queryByText(/скоро/)).toBeNull();
});

test('[HOME-01] disabled and unknown tiles have no link and say why', async () => {
  const disabled = tile('grok', { title: 'Grok', disabled: true });
  await open({ tiles: [llama, disabled, tile('agent7', { title: 'Агент отдела' })] });
  await main().findByRole('link', { name: 'Llama' });
  expect(links()).toEqual(['Llama']);
  expect(main().getByText('Временно недоступен')).toBeTruthy();
  expect(main().getByText('Портал пока не умеет его открывать')).toBeTruthy();
});

test('[LAB-14][HOME-05] a tile of an agent leads to it from the page, the favourites and the palette, is found by its title, and goes with the agents', async () => {
  const uuid = '7c2e9f10-2222-4a3b-8c4d-000000000001';
  const own = { serviceType: 'claude', title: 'Юрист под рукой', agentId: uuid };
  const lawyer = tile('agentLawyer', own);
  const href = `/lab/agent/${uuid}`;
  const standIn = await standInWith({ tiles: [chatGpt, lawyer], favourites: [chatGpt, lawyer] });
  const { user, close } = await renderPortal('/?q=юрист', { as: owner, standIn });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Юрист под рукой/ })).toHaveLength(2));
  const links = screen.getAllByRole('link', { name: /^Юрист под рукой/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await user.type(palette.getByRole('combobox'), 'юрист под');
  expect(await palette.findByRole('option', { name: /^Юрист под рукой/ })).toBeTruthy();
  close();

  const notice = { uuid: 'n1', title: 'Агенты', text: '', date: '2026-11-20T06:00:00Z' };
  standIn.answer('notificationList', () => Response.json([{ ...notice, levelImportance: 666 }]));
  const hidden = await renderPortal('/', { standIn });
  await hidden.settle();
  expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Юрист под рукой/ })).toBeNull());
  hidden.close();
  await renderPortal('/', { as: 'student@neuro.example', standIn });
  expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Юрист под рукой/ })).toBeNull();
});

test('[HOME-01][PRE-13] malformed tiles are dropped, the others stay', async () => {
  const standIn = await standInWith({});
  standIn.answer('tileList', () => Response.json([null, { uuid: 'nameless' }, llama]));
  const { problems } = await open({ standIn });
  await main().findByRole('link', { name: 'Llama' });
  expect(links()).toEqual(['Llama']);
  problems.length = 0;
});

test('[HOME-01] an empty list of tiles shows a text', async () => {
  await open({ tiles: [] });
  expect(await main().findByRole('heading', { name: 'Сервисов пока нет' })).toBeTruthy();
});

test('[HOME-01] the lists are requested once, before the page is rendered', async () => {
  const standIn = await standInWith({});
  const drawnBefore: boolean[] = [];
  standIn.change('tileList', (tiles: object) => {
    drawnBefore.push(document.querySelector('h1') !== null);
    return tiles;
  });
  await open({ standIn });
  expect(drawnBefore).toEqual([false]);
  expect(await main().findByRole('link', { name: 'Llama' })).toBeTruthy();
  for (const operation of ['tileList', 'tileRecentList', 'bannerList'] as const)
    expect(standIn.callsOf(operation), operation).toHaveLength(1);
});

test('[HOME-01][PRE-02] a refused list is requested once, and its failure is shown once', async () => {
  const standIn = await standInWith({});
  standIn.fail('limit-exceeded', { operation: 'tileList' });
  await open({ standIn });
  await screen.findByRole('heading', { name: 'Не удалось загрузить сервисы', hidden: true });
  expect(standIn.callsOf('tileList')).toHaveLength(1);
});

test('[HOME-01][HOME-06] the assistant, which loads later, does not repeat a failed list; «Подобрать сервис» does', async () => {
  const standIn = await standInWith({});
  standIn.fail('limit-exceeded', { operation: 'tileList', times: 1 });
  const { user } = await open({ standIn });
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  await user.type(await main().findByRole('textbox', { name: 'Что нужно сделать?' }), 'Переведи письмо');
  await main().findByRole('button', { name: 'Прикрепить файл' });
  expect(standIn.callsOf('tileList')).toHaveLength(1);
  await user.click(main().getByRole('button', { name: 'Подобрать сервис' }));
  expect(await main().findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
});

test('[HOME-01] tiles that failed to load can be requested again', async () => {
  const standIn = await standInWith({});
  standIn.fail('limit-exceeded', { operation: 'tileList', times: 1 });
  const { user } = await open({ standIn });
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  await screen.findByRole('main');
  await user.click(await main().findByRole('button', { name: 'Повторить' }));
  expect(await main().findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
});

test('[HOME-04] a star changes before the server has answered, and the change is announced', async () => {
  const { user, standIn } = await open();
  const own = await card('Llama');
  const star = own.getByRole('button', { name: 'В избранное' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  const release = standIn.hold('favouriteTileAdd');
  await user.click(star);
  expect(own.getByRole('button', { name: 'Убрать из избранного', pressed: true })).toBeTruthy();
  expect(screen.queryByText('Добавлено в избранное')).toBeNull();
  release();
  expect(await screen.findByText('Добавлено в избранное')).toBeTruthy();
  await user.click(main().getByRole('tab', { name: 'Избранное' }));
  await waitFor(() => expect(links()).toEqual(['ChatGPT', 'Llama']));
  const [call] = standIn.callsOf('favouriteTileAdd');
  expect(await call?.json()).toEqual({ tileUuid: llama.uuid });
});

test('[HOME-04] a refused change of a star is undone', async () => {
  const { user, standIn } = await open();
  standIn.fail('limit-exceeded', { operation: 'favouriteTileRemove' });
  const own = await card('ChatGPT');
  await user.click(own.getByRole('button', { name: 'Убрать из избранного' }));
  expect(await screen.findByText('Избранное не изменилось: ChatGPT')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(await own.findByRole('button', { name: 'Убрать из избранного', pressed: true })).toBeTruthy();
});

test('[HOME-04] a refused addition is told by the refusal alone', async () => {
  const { user, standIn } = await open();
  standIn.fail('limit-exceeded', { operation: 'favouriteTileAdd' });
  const own = await card('Llama');
  await user.click(own.getByRole('button', { name: 'В избранное' }));
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(await own.findByRole('button', { name: 'В избранное', pressed: false })).toBeTruthy();
  expect(screen.queryByText('Добавлено в избранное')).toBeNull();
});

test('[HOME-04] quick presses are sent one after another', async () => {
  const { user, standIn } = await open();
  const own = await card('Llama');
  await user.click(own.getByRole('button', { name: 'В избранное' }));
  await user.click(own.getByRole('button', { name: 'Убрать из избранного' }));
  const calls = () =>
    standIn.calls.flatMap(({ operation }) => (/^favourite/.test(operation) ? operation : []));
  await waitFor(() => expect(calls()).toEqual(['favouriteTileAdd', 'favouriteTileRemove']));
  expect(await own.findByRole('button', { name: 'В избранное', pressed: false })).toBeTruthy();
});

test('[HOME-04] when a card leaves the section, the focus moves to the next card, after the last one to the tab', async () => {
  const { user } = await open({ favourites: [chatGpt, llama], address: '/?section=favourites' });
  const starOf = async (name: string) =>
    within(await main().findByRole('row', { name })).getByRole('button', { name: 'Убрать из избранного' });
  const first = await starOf('ChatGPT');
  const next = await starOf('Llama');
  act(() => first.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(links()).toEqual(['Llama']));
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Enter}');
  expect(await main().findByRole('heading', { name: 'В избранном пока пусто' })).toBeTruthy();
  expect(document.activeElement).toBe(main().getByRole('tab', { name: 'Избранное', selected: true }));
});

test('[HOME-03][HOME-04] favourites are at hand, and their row stays when the last star is removed', async () => {
  const { user } = await open();
  const row = within(await main().findByRole('region', { name: 'Избранное' }));
  const link = await row.findByRole('link', { name: 'ChatGPT, в избранном' });
  expect(link.getAttribute('href')).toBe('/chat/neuron/chatGpt');
  await user.click((await card('ChatGPT')).getByRole('button', { name: 'Убрать из избранного' }));
  await waitFor(() => expect(row.queryByRole('link')).toBeNull());
  expect(row.getByText('Отметьте сервис звёздочкой, и он будет здесь')).toBeTruthy();
});

test('[HOME-03][HOME-04] the first star of a person does not move its own tile: the row comes with the next visit', async () => {
  const { user } = await open({ favourites: [] });
  await user.click((await card('Llama')).getByRole('button', { name: 'В избранное' }));
  await (await card('Llama')).findByRole('button', { pressed: true });
  expect(main().queryByRole('region', { name: 'Избранное' })).toBeNull();
});

test('[HOME-03] recent tiles and banners are above the tiles', async () => {
  const standIn = await standInWith({
    banners: [
      { uuid: 'b1', title: 'Теперь с графиками', text: 'Попробуйте', link: '/chat/neuron/flux' },
      { uuid: 'b2', title: 'Плановые работы', text: 'Ночью', link: 'https://evil.example/' },
    ],
  });
  standIn.answer('tileRecentList', () => Response.json([flux, chatGpt]));
  const { user } = await open({ standIn });
  const row = within(await main().findByRole('region', { name: 'Недавние' }));
  const link = await row.findByRole('link', { name: 'FLUX, недавний' });
  expect(link.getAttribute('href')).toBe('/chat/neuron/flux');
  expect(row.getAllByRole('link'), 'a favourite is at hand once').toEqual([link]);
  const banner = await main().findByRole('link', { name: 'Теперь с графиками' });
  expect(banner.getAttribute('href')).toBe('/chat/neuron/flux');
  await user.click(main().getByRole('button', { name: 'Ещё 1', expanded: false }));
  expect(main().getByText('Плановые работы')).toBeTruthy();
  expect(main().queryByRole('link', { name: 'Плановые работы' })).toBeNull();
  expect(main().getByRole('button', { name: 'Свернуть', expanded: true })).toBeTruthy();
});

const notice = (title: string, tone: Banner['tone']) => ({ uuid: title, title, text: '', link: '', tone });

test('[HOME-03] a warning is the announcement in view, whatever its place in the list', async () => {
  await open({
    banners: [notice('Новость', 'info'), notice('Работы', 'warning'), notice('Сбой', 'negative')],
  });
  const region = within(await main().findByRole('region', { name: 'Объявления' }));
  const titles = region.getAllByText(/^(?:Новость|Работы|Сбой)$/).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Работы', 'Сбой', 'Новость']);
});

test('[HOME-03] late banners take the line that was kept for them', async () => {
  const standIn = await standInWith({ banners: [notice('Первое', 'info')] });
  const release = standIn.hold('bannerList');
  await open({ standIn });
  await main().findByRole('link', { name: 'ChatGPT' });
  const atHand = main().getByRole('region', { name: 'Под рукой' });
  expect(main().queryByRole('region', { name: 'Объявления' })).toBeNull();
  const place = atHand.previousElementSibling;
  expect(place?.textContent).toBe('');
  release();
  const region = await main().findByRole('region', { name: 'Объявления' });
  expect(within(region).getByText('Первое')).toBeTruthy();
  expect(place?.isConnected).toBe(false);
  expect(atHand.previousElementSibling).toBe(region);
});

test('[HOME-03] without banners there is no line for them', async () => {
  await open();
  const atHand = await main().findByRole('region', { name: 'Под рукой' });
  expect(atHand.previousElementSibling).toBeNull();
});

test('[HOME-03] a failure of recent tiles or banners does not affect the tiles', async () => {
  const standIn = await standInWith({});
  standIn.fail('internal-error', { operation: 'tileRecentList' });
  standIn.fail('internal-error', { operation: 'bannerList' });
  await open({ standIn });
  expect(await screen.findByRole('link', { name: 'ChatGPT' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Недавние')).toBeNull());
});

test('[HOME-17] a hidden announcement stays in «Уведомления» and hidden until its text changes, for this person only', async () => {
  const works = { uuid: 'b1', title: 'Плановые работы', text: 'Ночью', isClosable: true };
  const fixed = { uuid: 'b2', title: 'Правила', text: '', isClosable: false };
  const standIn = await standInWith({ banners: [works, fixed] });
  const first = await open({ standIn });
  const { user, close } = first;
  await user.click(await main().findByRole('button', { name: 'Скрыть', description: 'Плановые работы' }));
  expect(main().queryByText('Плановые работы')).toBeNull();
  expect(main().getByText('Правила')).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Скрыть', description: 'Правила' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Уведомления' }));
  const hidden = within(await screen.findByRole('region', { name: 'Скрытые объявления' }));
  expect(hidden.getByRole('heading', { name: 'Плановые работы' })).toBeTruthy();
  close();

  const { close: closeSecond } = await open({ standIn });
  await main().findByText('Правила');
  expect(main().queryByText('Плановые работы')).toBeNull();
  closeSecond();

  standIn.answer('bannerList', () => Response.json([{ ...works, text: 'Ночью и утром' }]));
  const { close: closeThird } = await open({ standIn });
  expect(await main().findByText('Плановые работы')).toBeTruthy();
  closeThird();

  standIn.answer('bannerList', () => Response.json([works]));
  await renderPortal('/', { as: 'commerce@neuro.example', standIn });
  expect(await main().findByText('Плановые работы')).toBeTruthy();
});

test('[HOME-17] «Вернуть» shows a hidden announcement again', async () => {
  const { user } = await open({ banners: [{ uuid: 'b1', title: 'Работы', text: '', isClosable: true }] });
  await user.click(await main().findByRole('button', { name: 'Скрыть', description: 'Работы' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await main().findByText('Работы')).toBeTruthy();
});
