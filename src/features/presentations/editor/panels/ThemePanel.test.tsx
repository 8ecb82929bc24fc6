import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { dayText, localDay } from '../../model/slide-date.ts';

const employee = 'employee@neuro.example';

test('[PRES-51][PRES-91] footer, numbers, date and transition are set beside the themes, shown on the slide, saved and undone', async () => {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const saved = async () => (await presentationRead({ presentationId: uuid })).settings;
  const { slides, title } = await presentationRead({ presentationId: uuid });
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${slides[1]?.id}&panel=theme`, {
    as: employee,
    standIn,
  });
  await user.click(await screen.findByRole('button', { name: 'Колонтитул и смена слайдов' }));
  const footer = await screen.findByRole('textbox', { name: 'Нижний колонтитул' });
  expect(footer).toHaveProperty('value', title);
  // The typed title follows the title, as before.
  await user.type(footer, '!{Backspace}');
  await user.click(screen.getByRole('switch', { name: 'Номера слайдов' }));
  await waitFor(async () => expect(await saved()).toMatchObject({ footer: null, hasNumbers: false }));
  await user.clear(footer);
  await user.type(footer, 'Отдел продаж');
  // On a narrow screen the panel is a drawer, and the slide lies behind it.
  const slide = within(screen.getByRole('region', { name: /^Слайд 2 из/, hidden: true }));
  expect(slide.getByText('Отдел продаж')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'День показа' }));
  expect(slide.getByText(dayText(localDay(), 'ru'))).toBeTruthy();
  await waitFor(async () => expect(await saved()).toMatchObject({ date: null }));
  await user.click(screen.getByRole('radio', { name: 'Один день' }));
  expect(screen.getByRole('group', { name: 'День на\u00a0слайдах' })).toBeTruthy();
  await waitFor(async () => expect(await saved()).toMatchObject({ date: localDay() }));
  await user.click(screen.getByRole('radio', { name: 'Нет' }));
  await user.click(screen.getByRole('radio', { name: 'Сдвиг' }));
  await waitFor(async () =>
    expect(await saved()).toEqual({ footer: 'Отдел продаж', hasNumbers: false, transition: 'push' }),
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(async () => expect(await saved()).toMatchObject({ transition: 'none', hasNumbers: false }));
});
