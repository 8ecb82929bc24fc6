import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

test('[PRES-33] «Другой вид» has pictures of this slide, the arrow keys go through them, and one is saved', async () => {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const second = async () => {
    const slide = (await presentationRead({ presentationId: uuid })).slides[1];
    return slide && 'layout' in slide ? slide : undefined;
  };
  const before = await second();
  expect(before?.layout).toBe('numbers');
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${before?.id}&panel=slide`, {
    as: employee,
    standIn,
  });
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
