import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const corporate = 'guest@corp.example';
const question = 'Вопрос от гостя';

/** Opens the chat of a guest who accepted earlier texts, and sends a request. */
async function askWithOldAgreements(as: string, path: string) {
  const standIn = await startStandIn();
  // The portal has asked before the texts changed.
  standIn.answer('agreementCheck', () => Response.json(true));
  const portal = await renderPortal(path, { as, standIn });
  if (!as.startsWith('guest@corp'))
    standIn.fail('agreement-required', { operation: 'chatMessageSend', times: 1 });
  await portal.user.click(await screen.findByRole('textbox', { name: 'Сообщение' }));
  await portal.user.paste(question);
  await portal.user.click(screen.getByRole('button', { name: 'Отправить' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog', { name: 'Соглашения' })) };
}

async function checkEnough(user: UserEvent, dialog: ReturnType<typeof within>): Promise<void> {
  for (const name of [/^Принимаю правила/, /^Понимаю, что ответы/, /рабочих задач/])
    await user.click(await dialog.findByRole('checkbox', { name }));
}

const keysOf = (standIn: StandIn) =>
  standIn.callsOf('chatMessageSend').map(({ headers }) => headers.get('idempotency-key'));

test.each([
  [corporate, '/chatBot/chatGpt'],
  ['employee@neuro.example', '/chat/neuron/chatGpt'],
])(
  '[BOT-03][PRE-05] a request that needs the agreements shows them and is then sent under its key: %s',
  async (as, path) => {
    const { user, standIn, dialog } = await askWithOldAgreements(as, path);
    expect(dialog.getByRole('button', { name: 'Принять и отправить' })).toHaveProperty('disabled', true);
    await checkEnough(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Принять и отправить' }));
    const log = within(await screen.findByRole('log', { name: 'Сообщения' }));
    expect((await log.findByRole('article', { name: /^Вы/ })).textContent).toContain(question);
    const keys = keysOf(standIn);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(log.getAllByRole('article')).toHaveLength(2));
  },
);

test('[BOT-03] without an agreement the typed text stays, nothing is sent, and the session goes on', async () => {
  const { user, standIn, dialog } = await askWithOldAgreements(corporate, '/chatBot/chatGpt');
  await user.click(dialog.getByRole('button', { name: 'Не сейчас' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Сообщение' })).toHaveProperty('value', question),
  );
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(1);
  expect(screen.queryByRole('article')).toBeNull();
  expect(location.pathname).toBe('/chatBot/chatGpt');
});

test('[ADM-62] an employee accepts a mandatory agreement in the chat, and the request is sent', async () => {
  const standIn = await startStandIn();
  const { database, now } = standIn.deps;
  const { agreementRecords, store } = database;
  const agreement = agreementRecords.get('7');
  if (!agreement) throw new Error('No agreement');
  const versions = agreement.versions.map((one) => ({
    ...one,
    audience: 'employees' as const,
    companies: [],
    starts: now().toISOString().slice(0, 10),
  }));
  store.put(agreementRecords, { ...agreement, versions });
  const { user } = await renderPortal('/chat/neuron/chatGpt', { as: 'employee@neuro.example', standIn });
  await user.click(await screen.findByRole('textbox', { name: 'Сообщение' }));
  await user.paste(question);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Соглашения' }));
  const send = dialog.getByRole('button', { name: 'Принять и отправить' });
  expect(send).toHaveProperty('disabled', true);
  await user.click(await dialog.findByRole('checkbox', { name: `Принимаю «${agreement.title}»` }));
  await user.click(send);
  const log = within(await screen.findByRole('log', { name: 'Сообщения' }));
  expect((await log.findByRole('article', { name: /^Вы/ })).textContent).toContain(question);
  // The chat shows the request before the gateway has kept the answer.
  await waitFor(() =>
    expect([...database.acceptances.values()].at(-1)).toMatchObject({
      agreementId: 7,
      email: 'employee@neuro.example',
      checked: true,
    }),
  );
  await waitFor(() => expect(log.getAllByRole('article')).toHaveLength(2));
});
