import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStore } from '#lib/store.ts';
import { ModelSelect } from './ModelSelect.tsx';

const model = (value: string) => ({
  value,
  title: `Модель ${value}`,
  serviceType: 'chatGpt',
  isDefault: value === 'b',
});
const server = setupServer(
  http.get('*/api/1.0/*', () => HttpResponse.json([null, model('a'), { title: 'Без имени' }, model('b')])),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

test('[CHAT-14][PRE-13] a model that cannot be read costs itself and not the screen', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ModelSelect serviceType="chatGpt" choice={createStore<string | null>(null)} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('button', { name: /Модель/ })).textContent).toContain('Модель b');
});
