import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';

const open = (name: string) => renderPortal(`/chat/neuron/${name}`, { as: 'employee@neuro.example' });
const examples = async () => within(await screen.findByRole('list', { name: 'Примеры запросов' }));

test('[CHAT-16] a service that makes pictures asks what to draw, and its examples say what comes out', async () => {
  const { user } = await open('img');
  expect(await screen.findByRole('heading', { level: 2, name: 'Что нарисовать?' })).toBeTruthy();
  const cover = (await examples()).getByRole('button', { name: 'Обложка отчёта: …' });
  expect(document.getElementById(cover.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Картинка на\u00a0первую страницу',
  );
  await user.click(cover);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Сообщение')).value).toBe('Обложка отчёта: ');
});

test('[CHAT-16] a service that needs a file has a place for it, and a chosen preset is marked', async () => {
  const { user } = await open('whisper');
  expect(
    await screen.findByRole('heading', { level: 2, name: /^Пришлите запись\s— верну текст с\sговорящими/ }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Выберите файл/ })).toBeTruthy();
  const talk = (await examples()).getByRole('button', { name: 'Интервью вдвоём' });
  expect(talk.getAttribute('aria-pressed')).toBe('false');
  await user.click(talk);
  expect(talk.getAttribute('aria-pressed')).toBe('true');
});

test('[CHAT-14][CHAT-16] the settings that decide what comes out are above the field of a new chat', async () => {
  const { user } = await open('img');
  const main = within(await screen.findByRole('group', { name: 'Главные настройки' }));
  await user.click(main.getByRole('button', { name: /Размер/ }));
  await user.click(await screen.findByRole('option', { name: '1536\u00a0×\u00a01024' }));
  expect(main.getByRole('button', { name: /1536/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Размер: 1536/ })).toBeTruthy();
});
