import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { api, flux, gateway, mockGateway, open, server } from './testing/home.tsx';

mockGateway();

describe('[HOME-03] recent tiles and banners', () => {
  test('stand above the tiles', async () => {
    gateway.recent = [flux];
    gateway.banners = [
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
    gateway.banners = ['Первое', 'Второе', 'Третье'].map((title) => ({
      uuid: title,
      title,
      text: '',
      link: '',
    }));
    server.use(
      http.get(`${api}/data/banners`, async () => {
        await late.promise;
        return HttpResponse.json(gateway.banners);
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
