import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '#lib/store.ts';
import { startStandIn } from '#tests/stand-in.ts';
import { ModelSelect } from './ModelSelect.tsx';

afterEach(cleanup);

const model = (value: string) => ({
  value,
  title: `Модель ${value}`,
  serviceType: 'chatGpt',
  isDefault: value === 'b',
});

test('[CHAT-14][PRE-13] an unreadable model is left out; the others are shown', async () => {
  const standIn = await startStandIn();
  standIn.answer('chatModelList', () =>
    Response.json([null, model('a'), { title: 'Без имени' }, model('b')]),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ModelSelect serviceType="chatGpt" choice={createStore<string | null>(null)} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('button', { name: /Модель/ })).textContent).toContain('Модель b');
});
