import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const corporate = 'guest@corp.example';
const address = '/chatBot/agreements?chatName=claude';

const submit = () => screen.getByRole('button', { name: 'Принять и продолжить' });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

async function check(user: UserEvent, ...names: RegExp[]): Promise<void> {
  for (const name of names) await user.click(await box(name));
}

test('[BOT-03] the button is disabled until both mandatory agreements and one more are checked, and a note says so', async () => {
  const { user } = await renderPortal(address, { as: corporate });
  await check(user, /^Принимаю правила/);
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  expect(submit()).toHaveProperty('disabled', true);
  await check(user, /^Понимаю, что ответы/);
  expect(submit()).toHaveProperty('disabled', true);
  const note = screen.getByText(/необязательных/);
  expect(submit().getAttribute('aria-describedby')).toContain(note.id);
  await check(user, /рабочих задач/);
  expect(submit()).toHaveProperty('disabled', false);
  await check(user, /рабочих задач/);
  expect(submit()).toHaveProperty('disabled', true);
});

test('[BOT-03] the texts are those of the gateway, and the choice is sent with their versions', async () => {
  const standIn = await startStandIn();
  standIn.change('agreementList', (texts: { id: number }[]) =>
    texts.map((one) => (one.id === 3 ? { ...one, text: 'Новый пункт', version: 7 } : one)),
  );
  standIn.answer('agreementAccept', () => new Response(null, { status: 204 }));
  const { user } = await renderPortal(address, { as: corporate, standIn });
  await check(user, /^Принимаю правила/, /^Понимаю, что ответы/, /^Новый пункт$/);
  await user.click(submit());
  await screen.findByRole('heading', { level: 1, name: 'Claude' });
  const sent: { agreements: object[] }[] = await Promise.all(
    standIn.callsOf('agreementAccept').map((request) => request.json()),
  );
  const { agreements = [] } = sent[0] ?? {};
  expect(agreements).toHaveLength(6);
  expect(agreements[2]).toEqual({ id: 3, checked: true, text: 'Новый пункт', version: 7 });
  expect(agreements[0]).toEqual({ id: 1, checked: true, text: '', version: 1 });
});

test('[BOT-03][ERR-12] texts that cannot be loaded can be loaded again, and the guest can leave', async () => {
  const standIn = await startStandIn();
  standIn.fail('bad-request', { operation: 'agreementList' });
  const { user, problems } = await renderPortal(address, { as: corporate, standIn });
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить соглашения' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Принять и продолжить' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Не принимать и выйти' })).toBeDefined();
  standIn.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(6);
  problems.length = 0;
});

test('[PRE-13] a list without one of the agreements cannot be accepted, so it counts as not loaded', async () => {
  const standIn = await startStandIn();
  standIn.change('agreementList', (texts: object[]) => texts.slice(1));
  await renderPortal(address, { as: corporate, standIn });
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить соглашения' })).toBeDefined();
});

test('[BOT-03] a text that changed while it was read is shown anew, with nothing checked', async () => {
  const { user, standIn } = await renderPortal(address, { as: corporate });
  await check(user, /^Принимаю правила/, /^Понимаю, что ответы/, /рабочих задач/);
  standIn.fail('agreement-changed', { operation: 'agreementAccept', times: 1 });
  standIn.change('agreementList', (texts: { id: number }[]) =>
    texts.map((one) => (one.id === 1 ? { ...one, text: 'Принимаю новые правила' } : one)),
  );
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Тексты соглашений изменились');
  await box(/^Принимаю новые правила$/);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[BOT-03] a guest who does not agree can sign out', async () => {
  const { user } = await renderPortal(address, { as: corporate });
  await user.click(await screen.findByRole('button', { name: 'Не принимать и выйти' }));
  await waitFor(() => expect(location.pathname).toBe('/chatBot/login'));
});
