import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
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
      <ModelSelect serviceType="chatGpt" value={null} onChange={vi.fn()} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('button', { name: /Модель/ })).textContent).toContain('Модель b');
});
