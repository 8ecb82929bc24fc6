import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { session } from '#platform/session/session.ts';
import { NotificationsButton } from './NotificationsButton.tsx';

let answer: unknown[] = [];
const server = setupServer(
  http.get('*/api/1.0/notification/getNotificationUser', () => HttpResponse.json(answer)),
);
const whole = { uuid: 'a', title: 'Работы', text: 'В субботу', date: '2026-11-20T06:00:00Z' };

beforeAll(async () => {
  server.listen();
  // Their code is read once, before any test waits for it.
  await Promise.all([import('./NotificationsPanel.tsx'), import('#markdown/index.ts')]);
}, 30_000);
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  session.reset();
  localStorage.clear();
});

test.each([
  ['null', null],
  ['one of level 666 that says null', { ...whole, uuid: 'b', text: null, levelImportance: 666 }],
  ['one without a text', { uuid: 'b', title: 'Без текста', date: null, levelImportance: 100 }],
  ['one without anything', {}],
])(
  '[PRE-13] beside %s the bell stands, its panel opens, and what can be read is shown',
  async (_name, odd) => {
    answer = [odd, { ...whole, levelImportance: 100 }];
    session.signIn({ id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [] });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NotificationsButton area="ai" />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('1 новое уведомление')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Уведомления' }));
    expect(await screen.findByRole('heading', { name: 'Работы' })).toBeDefined();
    expect(await screen.findByText('В субботу')).toBeDefined();
  },
);
