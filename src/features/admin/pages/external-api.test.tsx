import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ExternalApi } from '#api/generated/model/externalApi.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { retype, save } from '#tests/users-table.ts';
import { connectionErrors, connectionForm, keyError } from '../forms/external-api-form.ts';
import { offEffect } from './external-api.tsx';

const page = '/admin/externalApi?size=25&cols=title';
const openAi = '6e2b9d40-0001-4a7f-b1c8-5d3f9a0e2c01';
const key = 'sk-live-5b0e9d7c4a1f8e63-tail';
const as = 'admin@neuro.example';

test('[ADM-26] a new key lies nowhere in the portal, and another save keeps it', async () => {
  const { user, standIn, queryClient } = await renderPortal(`${page}&row=${openAi}`, { as });
  const { database } = standIn.deps;
  await retype(user, 'Название', 'OpenAI, новый договор');
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сменить ключ' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Сменить ключ/ }));
  await fill(user, dialog.getByLabelText(/^Новый ключ/), key);
  await user.click(dialog.getByRole('button', { name: 'Сменить ключ' }));
  await screen.findByText('Ключ сменён. Проверьте подключение');
  expect(database.connectionKeys.get(openAi)?.tail).toBe('tail');

  const kept = () => [
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
    { ...localStorage },
    { ...sessionStorage },
    [...document.querySelectorAll('input')].map(({ value }) => value),
  ];
  await waitFor(() => expect(JSON.stringify(kept())).not.toContain(key));

  // The key has made a new version, of which the form shows nothing: it is saved without a comparison.
  await save(user);
  await screen.findByText('Сохранено');
  expect(database.connections.get(openAi)?.title).toBe('OpenAI, новый договор');
  expect(database.connectionKeys.get(openAi)?.tail).toBe('tail');
  await retype(user, 'Адрес', 'https://proxy.example/v1');
  await save(user);
  expect(await screen.findByText(/Новому серверу нужен новый ключ/)).toBeTruthy();
  expect(standIn.callsOf('adminConnectionChange')).toHaveLength(1);
});

test.each([
  ['********3f9a', /скрытый/],
  ['sk-...3f9a', /скрытый/],
  ['••••3f9a', /скрытый/],
  ['sk-ключ-5678', /русские/],
  ['a b c d e f', /пробелов/],
  ['short', /8/],
  ['x'.repeat(4001), /4\s000/],
])('[ADM-26] the key %s is not taken', (wrong, message) => {
  expect(keyError(wrong)).toMatch(message);
  expect(keyError(key)).toBeUndefined();
});

test('[ADM-20][ADM-27] a failed check is a notice with the provider’s words as text, and a connection in use cannot be deleted', async () => {
  const { user, router, standIn } = await renderPortal(page, { as });
  const message = '<img src=x onerror=alert(1)> [сюда](https://evil.example)';
  standIn.change('adminConnectionCheck', (check: object) => ({ ...check, message }));
  const menu = async (title: RegExp) => {
    const row = await screen.findByRole('row', { name: title });
    await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  };
  await menu(/ElevenLabs/);
  await user.click(await screen.findByRole('menuitem', { name: 'Проверить' }));
  expect(await screen.findByText('ElevenLabs, сбой сети не отвечает')).toBeTruthy();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.querySelector('[onerror], [href*="evil"]')).toBeNull();
  await menu(/Anthropic/);
  const remove = await screen.findByRole('menuitem', { name: 'Удалить' });
  expect(within(remove).getByText(/^Используется в 1.сервисе$/)).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Выключить' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Выключить «Anthropic»?' }));
  expect(dialog.getByText('Через «OpenRouter» будут отвечать: Claude.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Выключить' }));
  await screen.findByText('Выключено: Anthropic');
  expect(router.state.location.pathname).toBe('/admin/externalApi');
});

describe('[ADM-26] the form of a connection', () => {
  const row = {
    uuid: openAi,
    title: 'OpenAI',
    provider: 'openai',
    baseUrl: 'https://api.openai.example/v1',
    hasKey: true,
    services: [],
    fallbackTitle: null,
    fallbackUuid: null,
    budget: 150_050,
    warnAt: 80,
  } as unknown as ExternalApi;
  const values = connectionForm.toValues(row);
  const errorsOf = (changed: Partial<typeof values>, of: ExternalApi | null = row) =>
    Object.entries(connectionErrors({ ...values, ...changed }, of)).flatMap(([name, text]) =>
      text ? name : [],
    );

  test('demands that the key is erased for another host only', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ baseUrl: 'https://api.openai.example/v2' })).toEqual([]);
    expect(errorsOf({ baseUrl: 'https://proxy.example/v1' })).toEqual(['isKeyErased']);
    expect(errorsOf({ baseUrl: 'https://proxy.example/v1', isKeyErased: true })).toEqual([]);
    expect(errorsOf({ baseUrl: 'https://proxy.example/v1' }, null)).toEqual([]);
  });

  test('checks address, fallback and budget', () => {
    expect(errorsOf({ baseUrl: 'https://10.0.0.1/v1', isKeyErased: true })).toEqual(['baseUrl']);
    expect(errorsOf({ fallbackUuid: { id: openAi, label: 'OpenAI' } })).toEqual(['fallbackUuid']);
    expect(errorsOf({ budget: null })).toEqual(['warnAt']);
  });

  test('counts in rubles and sends kopecks', () => {
    expect(values.budget).toBe(1500.5);
    expect(connectionForm.toBody(values, row).budget).toBe(150_050);
  });

  test('switching off names the services, or that there are none', () => {
    const services = [{ value: 'chatGpt', label: 'ChatGPT' }];
    expect(offEffect(row)).toBe('Ни один сервис его не использует.');
    expect(offEffect({ ...row, services })).toBe('Перестанут отвечать: ChatGPT.');
  });
});
