import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showResult } from '../testing/show-result.tsx';
import Images from './Images.tsx';

const item = (number: number, seed?: number) => ({
  idFile: `0c5e2d3a-6f1b-4e0a-9d58-00000000000${number}`,
  width: 1024,
  height: 768,
  ...(seed !== undefined && { seed }),
});
const images = (count: number, requested = count) => ({
  kind: 'images' as const,
  requested,
  items: Array.from({ length: count }, (_item, index) => item(index + 1, index + 7)),
});

it('[CHAT-21] pictures have places before they come, and say which of how many they are', async () => {
  const { show } = showResult(Images, images(1, 4), { answer: { status: 'streaming' } });
  const grid = screen.getByRole('list', { name: 'Картинки' });
  expect(within(grid).getAllByRole('listitem')).toHaveLength(4);
  expect(
    within(grid)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt')),
  ).toEqual(['Кот на окне, вариант 1 из 4']);
  expect(screen.queryByRole('button', { name: 'Повторить недостающее' })).toBeNull();

  show(images(3, 4), { status: 'complete' });
  expect(within(grid).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Готово 3 из 4')).toBeTruthy();
});

it('[CHAT-21] the missing picture is asked for alone, a variation with a free seed, a repetition with its own', async () => {
  const settings = { size: '1024x768', seed: 5, count: 4 };
  const { user, conversation } = showResult(Images, images(3, 4), { answer: { settings } });
  const send = vi.spyOn(conversation, 'send').mockResolvedValue(true);
  await user.click(screen.getByRole('button', { name: 'Повторить недостающее' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[0]).toMatchObject({ text: 'Кот на окне' });
  expect(send.mock.lastCall?.[0].settings).toEqual({ size: '1024x768', count: 1 });

  await user.click(screen.getByRole('button', { name: 'Вариации' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall?.[0].settings).toEqual({ size: '1024x768', count: 4 });

  await user.click(screen.getByRole('button', { name: 'Кот на окне, вариант 2 из 3' }));
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Повторить с зерном' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(send.mock.lastCall?.[0].settings).toEqual({ size: '1024x768', seed: 8, count: 1 });
});

it('[CHAT-21][CHAT-28] a variation that is asked for while an answer runs waits in the queue with its settings', async () => {
  const { user, conversation } = showResult(Images, images(2), {
    answer: { settings: { seed: 5, count: 2 } },
  });
  conversation.dispatch({ type: 'send', text: 'Ещё один', fileNames: [] });
  await user.click(screen.getByRole('button', { name: 'Вариации' }));
  await waitFor(() =>
    expect(conversation.queue.get().rows).toMatchObject([
      { text: 'Кот на окне', answeredBy: { settings: { count: 2 } } },
    ]),
  );
});

it('[CHAT-21] the viewer is used by keyboard, and a picture without a seed cannot be repeated', async () => {
  const { user } = showResult(Images, { kind: 'images', requested: 2, items: [item(1), item(2)] });
  const second = screen.getByRole('button', { name: 'Кот на окне, вариант 2 из 2' });
  second.focus();
  await user.keyboard('{Enter}');
  const viewer = await screen.findByRole('dialog', { name: 'Просмотр картинки' });
  expect(within(viewer).getByRole('img').getAttribute('alt')).toBe('Кот на окне, вариант 2 из 2');
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByRole('img').getAttribute('alt')).toBe('Кот на окне, вариант 1 из 2');
  await user.click(within(viewer).getByRole('button', { name: 'Действия' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Скачать PNG',
    'Скачать JPEG',
    'Скачать WebP',
    'Копировать',
    'Сравнить',
    'Вариации',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(second));
});

it('[CHAT-21] two pictures are compared with a keyboard slider or side by side', async () => {
  const { user } = showResult(Images, images(3));
  await user.click(screen.getByRole('button', { name: 'Сравнить' }));
  const edge = await screen.findByRole('slider', { name: 'Граница между картинками' });
  fireEvent.change(edge, { target: { value: '30' } });
  expect(edge.getAttribute('aria-valuetext')).toBe('Слева 30 %');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Справа' }), 'Вариант 3');
  await user.click(screen.getByRole('radio', { name: 'Рядом' }));
  const dialog = screen.getByRole('dialog', { name: 'Сравнение картинок' });
  expect(
    within(dialog)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt')),
  ).toEqual(['Кот на окне, вариант 1 из 3', 'Кот на окне, вариант 3 из 3']);
});

it('[CHAT-21] a picture that does not load is asked for again in its frame', async () => {
  const { user } = showResult(Images, images(1));
  fireEvent.error(screen.getByRole('img'));
  const frame = screen.getByRole('group', { name: 'Кот на окне' });
  expect(within(frame).getByText('Не загрузилось')).toBeTruthy();
  await user.click(within(frame).getByRole('button', { name: 'Повторить' }));
  expect(screen.getByRole('img', { name: 'Кот на окне' })).toBeTruthy();
});
