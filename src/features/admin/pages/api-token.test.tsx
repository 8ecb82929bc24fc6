import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';
import { tokenForm } from '../forms/api-token-form.ts';

const page = '/admin/apiToken?size=25&cols=name';

async function chooseIn(user: UserEvent, label: string, text: string): Promise<void> {
  await fill(user, await screen.findByRole('combobox', { name: label }), text);
  await user.click(await screen.findByRole('option', { name: new RegExp(text) }));
}

/** The secret that the dialog shows. */
async function shownSecret(name: string): Promise<string> {
  const dialog = within(await screen.findByRole('dialog', { name: `Токен «${name}»` }));
  const shown = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Токен' });
  return shown.value;
}

test('[ADM-25] a new token is shown once, stays until it is saved, and lies nowhere afterwards', async () => {
  const { user, standIn, queryClient, router } = await renderPortal(page, { as: 'admin@neuro.example' });
  const { database } = standIn.deps;
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Название' }), 'Склад');
  await chooseIn(user, 'Владелец', 'employee');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const secret = await shownSecret('Склад');
  expect(secret).toMatch(/^neuro_/);

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.getByRole('alert').textContent).toContain('можно будет только перевыпустить');
  await user.click(screen.getByRole('button', { name: 'Я сохранил токен' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('row', { name: /Склад/ }));

  const mutations = queryClient.getMutationCache().getAll();
  const kept = [
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state, queryKey }) => [queryKey, state]),
    mutations.map(({ state }) => state),
    { ...localStorage },
    { ...sessionStorage },
    router.state.location.href,
    document.body.innerHTML,
    [...document.querySelectorAll('input')].map(({ value }) => value),
    Object.values(database).map((one) => ('values' in one ? [...one.values()] : [])),
  ].map((one) => JSON.stringify(one));
  expect(kept.map((text) => text.includes(secret))).not.toContain(true);
  // The same look finds what does lie there.
  expect(kept.map((text) => text.includes(secret.slice(0, 10)))).toContain(true);
});

test('[ADM-25][ADM-11] a token is issued anew, one whose answer was lost says so, and it is revoked', async () => {
  const { user, standIn } = await renderPortal(page, { as: 'admin@neuro.example' });
  standIn.change('adminTokenReset', (answer: object) => ({ ...answer, secret: null }));
  const row = await screen.findByRole('row', { name: /Сайт, перевод новостей/ });
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Перевыпустить' }));
  await user.click(await screen.findByRole('button', { name: 'Перевыпустить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Токен «Сайт, перевод новостей»' }));
  expect(dialog.getByText(/ответ с ним потерялся/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Понятно' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [asked] = standIn.callsOf('adminTokenReset');
  expect(await asked?.json()).toMatchObject({ keepHours: 1 });

  // Tokens are revoked by their keys: there is no selection by filter.
  await user.click(within(row).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: 'Действия с выбранными' }));
  expect(bar.queryByRole('button', { name: /по фильтру/ })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отозвать' }));
  await user.click(await screen.findByRole('button', { name: 'Отозвать' }));
  await screen.findByText('Изменено 1');
});

test('[ADM-20] networks of a token are checked before they are sent', () => {
  const values = { ...tokenForm.toValues(null), networks: '10.20.0.0/16, 192.0.2.7\n10.20.0.0/16' };
  expect(tokenForm.validate?.(values, null)).toEqual({ networks: undefined });
  expect(tokenForm.toBody(values, null).networks).toEqual(['10.20.0.0/16', '192.0.2.7']);
  const wrong = tokenForm.validate?.({ ...values, networks: '10.0.0.0/40' }, null);
  expect(wrong).toEqual({ networks: 'Это не сеть и не адрес: 10.0.0.0/40' });
});
