import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '#platform/availability.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';
import { reportError } from '#platform/errors/report.ts';
import { messages } from '#platform/info-dialog.ts';
import { sessionDoubts } from '#platform/session/doubts.ts';
import { sessions } from '#platform/session/session.ts';
import { toast } from '#ui/index.ts';
import { useSignOut } from './useSignOut.ts';

const asked: string[] = [];
const gatewayAnswers = (answer: () => Response) =>
  http.get('*/api/1.0/auth/logout', ({ request }) => {
    asked.push(new URL(request.url).search);
    return answer();
  });
const refusal = (status: number, message: string) => (): Response =>
  HttpResponse.json({ timestamp: '', status, error: '', message, path: '' }, { status });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  for (const session of Object.values(sessions)) session.reset();
  localStorage.clear();
  asked.length = 0;
  closeDialogs();
  toast.clear();
  unavailable.set(false);
  sessionDoubts.set(0);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  history.replaceState(null, '', '/');
});
afterAll(() => server.close());

const pages = { ai: '/', chatBot: '/chatBot/chatGpt' } as const;

/** «Выйти» of a person with a draft, in a portal whose failures have their consequences. */
function signedIn(area: keyof typeof pages) {
  history.replaceState(null, '', pages[area]);
  sessions[area].signIn({ id: 7, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' });
  writeDraft(7, 'chatGpt', 'Недописанное');
  const client = new QueryClient({
    mutationCache: new MutationCache({ onError: (e) => void reportError(e) }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onLeave = vi.fn();
  const { result } = renderHook(() => useSignOut(area, onLeave), { wrapper });
  act(() => result.current.signOut());
  return { onLeave, state: () => sessions[area].get() };
}

const endings: [string, () => Response][] = [
  ['the gateway closes the session', () => new HttpResponse(null, { status: 204 })],
  ['it was closed already', refusal(401, 'Требуется авторизация')],
  ['it has expired', refusal(401, 'JWT expired at 2026-11-20T08:41:07Z')],
  ['its token is broken', refusal(401, 'Malformed JWT JSON: unexpected token')],
  ['its account is gone', refusal(401, 'Пользователь с почтой a@b.ru не зарегистрирован')],
];
for (const area of ['ai', 'chatBot'] as const) {
  test.each(endings)(`[AUTH-07] ${area}, %s: nothing stays, and nothing is told`, async (_how, answer) => {
    server.use(gatewayAnswers(answer));
    const { onLeave, state } = signedIn(area);
    await waitFor(() => expect(state()).toEqual({ state: 'UN_AUTHENTICATED', profile: null, hasLeft: true }));
    expect(asked).toEqual([`?type=${area}`]);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(readDraft(7, 'chatGpt')).toBe('');
    expect(messages.opened()).toEqual([]);
    expect(toast.getSnapshot()).toEqual([]);
    // Nobody asks either whether there still is a session.
    expect(sessionDoubts.get()).toBe(0);
  });
}

test.each([
  [400, 'Нельзя'],
  [403, 'Недостаточно прав'],
])(
  '[AUTH-07] who could not be signed out for another reason, %i, stays and is told',
  async (status, text) => {
    server.use(gatewayAnswers(refusal(status, text)));
    const { onLeave, state } = signedIn('ai');
    await waitFor(() => expect(messages.opened()).toMatchObject([{ title: 'Ошибка выхода', message: text }]));
    expect(state().state).toBe('AUTHENTICATED');
    expect(onLeave).not.toHaveBeenCalled();
    expect(readDraft(7, 'chatGpt')).toBe('Недописанное');
  },
);

test('[AUTH-07] while the gateway does not answer, the person stays', async () => {
  server.use(gatewayAnswers(() => HttpResponse.error()));
  const { state } = signedIn('ai');
  await waitFor(() => expect(unavailable.get()).toBe(true));
  expect(state().state).toBe('AUTHENTICATED');
});
