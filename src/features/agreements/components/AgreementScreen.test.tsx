import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AgreementScreen } from './AgreementScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const onAccepted = vi.fn();
  const onRefuse = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AgreementScreen onAccepted={onAccepted} onRefuse={onRefuse} />
    </QueryClientProvider>,
  );
  return { onAccepted, onRefuse };
}

const submit = () => screen.getByRole('button', { name: 'Принять и продолжить' });
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

test('[BOT-03] the button is disabled until both mandatory agreements and one more are checked, and a note says so', async () => {
  show();
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  expect(submit()).toHaveProperty('disabled', true);
  await tick(/Принимаю правила/);
  await tick(/Понимаю, что ответы/);
  expect(submit()).toHaveProperty('disabled', true);
  expect(screen.getByRole('status').textContent).toContain('необязательных');
  expect(submit().getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
  await tick(/рабочих задач/);
  expect(submit()).toHaveProperty('disabled', false);
  await tick(/рабочих задач/);
  expect(submit()).toHaveProperty('disabled', true);
});

test('[BOT-03] the choice is sent, and the next screen opens only after the gateway has accepted it', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return new Response(null, { status: 204 });
  });
  const { onAccepted } = show();
  await tick(/Принимаю правила/);
  await tick(/Понимаю, что ответы/);
  await tick(/личного характера/);
  expect(onAccepted).not.toHaveBeenCalled();
  await userEvent.click(submit());
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  const text = await sent[0]?.text();
  expect(text?.match(/"checked":true/g)).toHaveLength(3);
});

test('[BOT-03] a user who does not agree can sign out', async () => {
  const { onRefuse } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Не принимать и выйти' }));
  expect(onRefuse).toHaveBeenCalledOnce();
});
