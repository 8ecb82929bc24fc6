import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

/** The editor with the chart of a presentation open, and that chart as it is saved. */
async function openChart() {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const saved = async () => {
    const { slides } = await presentationRead({ presentationId: uuid });
    const slide = slides.find((one) => 'layout' in one && one.layout === 'chart');
    const chart =
      slide && 'slots' in slide ? slide.slots.find(({ name }) => name === 'chart')?.block : undefined;
    return { id: slide?.id, chart: chart?.kind === 'chart' ? chart : undefined };
  };
  const { id, chart } = await saved();
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${id}`, { as: employee, standIn });
  const region = await screen.findByRole('region', { name: /^Слайд \d+ из/ });
  await user.click(within(region).getByRole('button', { name: /Диаграмма/ }));
  return { user, chart, saved };
}

test('[PRES-41] the kinds of a chart are pictures of it; there and back, it has its data, and the kind is saved', async () => {
  const { user, chart, saved } = await openChart();
  const kinds = within(await screen.findByRole('radiogroup', { name: 'Вид диаграммы' }));
  expect(kinds.getByRole<HTMLInputElement>('radio', { name: 'Столбцы' }).checked).toBe(true);
  await user.click(kinds.getByRole('radio', { name: 'Круг' }));
  expect(screen.getByRole('grid', { name: 'Данные' }).textContent).not.toContain('2026 год');
  await user.click(kinds.getByRole('radio', { name: 'Каскад' }));
  expect(screen.getByText(/^Первое и\s+последнее число\s+— итоги/)).toBeTruthy();
  await user.click(kinds.getByRole('radio', { name: 'Полосы' }));
  expect(screen.getByRole('grid', { name: 'Данные' }).textContent).toContain('2026 год');
  await waitFor(async () => expect((await saved()).chart).toEqual({ ...chart, type: 'bar' }));
});

test('[PRES-43] a point and its callout are chosen by keyboard, undone and saved', async () => {
  const { user, chart, saved } = await openChart();
  const select = await screen.findByRole('button', { name: /Выделить/ });
  const before = chart?.highlight;
  select.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('Точка: С{Enter}');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Выноска' });
  expect(field.getAttribute('placeholder')).toBe('+38\u00a0% к\u00a0прошлому году');
  // One change: letters that come slowly are undone one by one.
  await user.click(field);
  field.select();
  await user.paste('лучший месяц');
  const highlight = { target: 'category', index: 2, callout: 'лучший месяц' };
  await waitFor(async () => expect((await saved()).chart).toEqual({ ...chart, highlight }));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(async () => expect((await saved()).chart?.highlight).toEqual(before));
});
