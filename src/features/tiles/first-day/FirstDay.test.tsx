import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chat } from '#mocks/store/database.ts';
import { initialSettings } from '#platform/sync-settings.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const owner = 'employee@neuro.example';

/** A stand-in with a person who has no chats and no favourites yet; `first` is a chat to give back. */
async function newcomer() {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const first = database.chats.group(owner)[0] as Chat;
  database.store.write((transaction) => {
    for (const { uuid } of database.chats.group(owner)) transaction.delete(database.chats, uuid);
    for (const favourite of database.favourites.group(owner))
      transaction.delete(database.favourites, database.favourites.keyOf(favourite));
  });
  return { standIn, first };
}

async function open(standIn: StandIn) {
  const portal = await renderPortal('/', { as: owner, standIn });
  await screen.findByRole('link', { name: 'Llama' });
  return portal;
}

const main = () => within(screen.getByRole('main'));
const row = async () => within(await main().findByRole('region', { name: 'С чего начать' }));
const end = /^Готово, дальше вы сами/;

test('[HOME-03] the steps of the first day are ticked when they are done, and then it is over in every browser', async () => {
  const { standIn, first } = await newcomer();
  const { user, close } = await open(standIn);
  const start = await row();
  await user.click(start.getByRole('button', { name: 'Что нельзя отправлять' }));
  const rules = within(await screen.findByRole('dialog', { name: 'Что нельзя отправлять' }));
  expect(rules.getByRole('link', { name: 'Что можно отправлять' })).toBeTruthy();
  expect(rules.getByRole('link', { name: 'Руководство' })).toBeTruthy();
  await user.keyboard('{Escape}');
  const read = await start.findByRole('button', { name: 'Что нельзя отправлять, сделано' });
  await waitFor(() => expect(document.activeElement).toBe(read));

  await user.click(start.getByRole('button', { name: 'Задайте первый вопрос' }));
  const examples = within(await screen.findByRole('dialog', { name: 'Задайте первый вопрос' }));
  await user.click(examples.getByRole('button', { name: 'Переведи договор на английский' }));
  const composer = await main().findByRole('textbox', { name: 'Что нужно сделать?' });
  await waitFor(() => expect(composer).toHaveProperty('value', 'Переведи договор на английский'));
  await waitFor(() => expect(document.activeElement).toBe(composer));
  // An example in the field is no question yet.
  expect(start.getByRole('button', { name: 'Задайте первый вопрос' })).toBeTruthy();
  close();

  // The person has sent a request, and now searches for a service.
  standIn.deps.database.store.write((transaction) => transaction.put(standIn.deps.database.chats, first));
  const next = await open(standIn);
  const rest = await row();
  expect(await rest.findByRole('button', { name: 'Задайте первый вопрос, сделано' })).toBeTruthy();
  await next.user.click(rest.getByRole('button', { name: 'Найдите свои сервисы' }));
  await next.user.click(await screen.findByRole('button', { name: 'Искать сервис' }));
  const search = main().getByRole('searchbox', { name: 'Поиск сервиса' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await next.user.keyboard('llama');
  expect((await main().findByText(end)).closest('[role=status]')).toBeTruthy();
  expect(main().queryByRole('region', { name: 'С чего начать' })).toBeNull();
  await waitFor(() => expect(standIn.callsOf('settingsChange')).toHaveLength(1));
  expect(await standIn.callsOf('settingsChange')[0]?.json()).toMatchObject({ firstDayEnded: true });
  next.close();

  await open(standIn);
  await main().findByRole('region', { name: 'Под рукой' });
  expect(main().queryByText(end)).toBeNull();
});

test('[HOME-03] the first day can be skipped for good', async () => {
  const { standIn } = await newcomer();
  const { user, close } = await open(standIn);
  await user.click((await row()).getByRole('button', { name: 'Пропустить' }));
  expect(main().queryByRole('region', { name: 'С чего начать' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await waitFor(() => expect(standIn.callsOf('settingsChange')).toHaveLength(1));
  expect(await standIn.callsOf('settingsChange')[0]?.json()).toMatchObject({ firstDayEnded: true });
  close();
  await open(standIn);
  expect(main().queryByRole('region', { name: 'С чего начать' })).toBeNull();
});

test('[HOME-03] who has ended the first day in another browser does not see it here', async () => {
  const { standIn } = await newcomer();
  standIn.answer('settingsRead', () => Response.json({ ...initialSettings, firstDayEnded: true }));
  await open(standIn);
  expect(main().queryByRole('region', { name: 'С чего начать' })).toBeNull();
});

test('[HOME-03] a person with chats has no first day', async () => {
  await open(await startStandIn());
  await main().findByRole('region', { name: 'Недавние' });
  expect(main().queryByRole('region', { name: 'С чего начать' })).toBeNull();
});
