import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnsavedChanges } from './useUnsavedChanges.tsx';

const onClose = vi.fn<() => void>();

function Form() {
  const [text, setText] = useState('');
  const { mayLeave, question } = useUnsavedChanges(text !== '');
  const close = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  return (
    <main>
      <h1>Форма</h1>
      <input aria-label="Название" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={close}>
        Закрыть форму
      </button>
      <Link to="/login">Другая страница</Link>
      {question}
    </main>
  );
}

async function show(history: RouterHistory = createMemoryHistory({ initialEntries: ['/form'] })) {
  vi.stubGlobal('scrollTo', () => undefined);
  onClose.mockReset();
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/form', component: Form }),
    createRoute({ getParentRoute: () => root, path: '/login', component: () => <h1>Другая</h1> }),
  ]);
  const router = createRouter({ routeTree, history });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Форма' });
  return { user: userEvent.setup(), router };
}
const close = () => screen.getByRole('button', { name: 'Закрыть форму' });
const asked = () => screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[APP-17] a form without changes closes without confirmation', async () => {
  const { user } = await show();
  await user.click(close());
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Другая страница' }));
  await screen.findByRole('heading', { name: 'Другая' });
});

test('[APP-17] closing a changed form asks for confirmation; «Вернуться к форме» keeps it open', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('textbox'), 'А');
  await user.click(close());
  await asked();
  await user.click(screen.getByRole('button', { name: 'Вернуться к форме' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(close());
  await asked();
  await user.click(screen.getByRole('button', { name: 'Не сохранять' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('[APP-17] leaving the route of a changed form asks for confirmation', async () => {
  const { user, router } = await show();
  await user.type(screen.getByRole('textbox'), 'А');
  await user.click(screen.getByRole('link', { name: 'Другая страница' }));
  await asked();
  await user.click(screen.getByRole('button', { name: 'Вернуться к форме' }));
  expect(router.state.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'Другая страница' }));
  await asked();
  await user.click(screen.getByRole('button', { name: 'Не сохранять' }));
  await screen.findByRole('heading', { name: 'Другая' });
});

test('[APP-17] the browser asks before the page of a changed form is closed or reloaded', async () => {
  history.replaceState(null, '', '/form');
  const { user } = await show(createBrowserHistory());
  const leave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await user.type(screen.getByRole('textbox'), 'А');
  expect(leave()).toBe(false);
});
