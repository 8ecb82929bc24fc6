import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

async function openSecondSlide() {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const second = async () => {
    const slide = (await presentationRead({ presentationId: uuid })).slides[1];
    return slide && 'layout' in slide ? slide : undefined;
  };
  const before = await second();
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${before?.id}&panel=slide`, {
    as: employee,
    standIn,
  });
  return { before, second, user };
}

test('[PRES-33] «Другой вид» has pictures of this slide, the arrow keys go through them, and one is saved', async () => {
  const { before, second, user } = await openSecondSlide();
  expect(before?.layout).toBe('numbers');
  const group = within(await screen.findByRole('radiogroup', { name: 'Другой вид' }));
  const names = group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual(['Список', 'Две колонки', 'Таблица', 'Карточки', 'Числа', 'Шаги', 'Матрица']);
  const own = group.getByRole<HTMLInputElement>('radio', { name: 'Числа' });
  expect(own.checked).toBe(true);
  expect(own.closest('label')?.textContent).toContain('387 млн ₽');
  own.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('combobox', { name: 'Вид слайда' })).toHaveProperty('value', 'steps');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(async () => expect((await second())?.layout).toBe('cards'));
  expect((await second())?.slots).toEqual(before?.slots);
});

test('[PRES-34] icons of cards are found by their words, changed by arrow keys and taken away', async () => {
  const { second, user } = await openSecondSlide();
  await user.click(await screen.findByRole('radio', { name: 'Карточки' }));
  const group = within(await screen.findByRole('group', { name: 'Значки' }));
  const names = () => group.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(names()).toHaveLength(4);
  expect(names().every((name) => name?.endsWith('без\u00a0значка'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Подобрать значки' }));
  expect(names()[0]).toBe('387 млн ₽: Деньги');
  await user.click(group.getAllByRole('button')[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Значок: 387 млн ₽' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Найти значок' }), 'рост');
  const found = dialog.getByRole('radio', { name: 'Рост' });
  await user.click(found);
  expect(dialog.getByRole('radio', { name: 'Рост' })).toHaveProperty('checked', true);
  await waitFor(async () => {
    const body = (await second())?.slots.find(({ name }) => name === 'body')?.block;
    expect(body?.kind === 'text' && body.paragraphs[0]?.icon).toBe('trending-up');
  });
  await user.click(dialog.getByRole('button', { name: /^Без\sзначка$/ }));
  expect(names()[0]).toBe('387 млн ₽: без\u00a0значка');
});
