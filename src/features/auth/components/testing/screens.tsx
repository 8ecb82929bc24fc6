/** What the tests of the public screens share: a screen alone, and a gateway that notes what it is asked. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type ReactNode, StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { ToastRegion, toast } from '#ui/index.ts';
import { knownEmail } from '../../model/known-email.ts';

export const api = '*/api/1.0/auth';
/** What a letter has brought, where a test lets it. */
export const link = { token: 'c3'.repeat(32), email: 'new@neuro.example' };
/** Calls that came, in words. */
export const calls: string[] = [];

async function note(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  calls.push([request.method, pathname.split('/').at(-1), search, body].filter(Boolean).join(' '));
}

/** An answer of the gateway that refuses, in these words. */
export const refuse =
  (status: number, message: string) =>
  async ({ request }: { request: Request }) => {
    await note(request);
    return HttpResponse.json({ timestamp: '', status, error: '', message, path: '' }, { status });
  };
/** The gateway's answer to whatever succeeds. */
export const accept = async ({ request }: { request: Request }) => {
  await note(request);
  return new HttpResponse(null, { status: 204 });
};

export const server = setupServer(http.all(`${api}/*`, accept));

/** Puts the gateway in front of the tests of a file, and takes away what they leave. */
export function mockGateway(): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    vi.stubGlobal('scrollTo', () => {});
  });
  beforeEach(() => {
    calls.length = 0;
    knownEmail.set('');
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    sessionStorage.clear();
    server.resetHandlers();
    vi.clearAllMocks();
  });
  afterAll(() => server.close());
}

/** Shows a screen alone; its neighbours are their addresses. */
export async function show(Screen: () => ReactNode) {
  const root = createRootRoute();
  const places = ['/login', '/registration', '/forgotPassword', '/confirmationRegistration', '/'];
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/here', component: Screen }),
    ...places.map((path) =>
      createRoute({ getParentRoute: () => root, path, component: () => <h1>Адрес {path}</h1> }),
    ),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/here'] }) });
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
      <ToastRegion />
    </StrictMode>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Hint and error of a field, as they are read out with it. */
export const described = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
/** Waits for the screen of this title. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });

type User = ReturnType<typeof userEvent.setup>;
export async function typePasswords(user: User, password = 'рыжий кот у моря', repeat = password) {
  await user.type(field('Пароль'), password);
  await user.type(field('Пароль ещё раз'), repeat);
}
