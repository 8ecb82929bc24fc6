import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { neuro } from '#mocks/testing/company-area.ts';
import { renderPortal } from '#tests/portal.tsx';
import { ReadingWorker } from '../import/testing/reading-worker.ts';
import { smallTemplate } from '../template/testing/small-template.ts';

afterEach(() => vi.unstubAllGlobals());

const as = 'company@neuro.example';
const address = '/companyAdmin/brand';
const colour = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Chooses a file in «Шаблон PowerPoint». */
async function chooseTemplate(bytes: BlobPart, name: string) {
  const group = within(await screen.findByRole('group', { name: 'Шаблон PowerPoint' }));
  const [input] = document.querySelectorAll<HTMLInputElement>('input[accept*=".potx"]');
  fireEvent.change(input as HTMLInputElement, { target: { files: [new File([bytes], name)] } });
  return group;
}

test('[PRES-56] a PowerPoint file fills the form, says what it lacks, and is stored with the brand', async () => {
  vi.stubGlobal('Worker', ReadingWorker);
  const { user, standIn, problems } = await renderPortal(address, { as });
  const stored = () => standIn.deps.database.brands.get(neuro)?.look;
  const group = await chooseTemplate(smallTemplate(), 'Шаблон Нейро.potx');
  expect(await group.findByText(/^Взято из.файла: цвета, шрифты, фон, образцы слайдов\./)).toBeTruthy();
  expect(group.getByText(/Шрифт «Circe» на.портале заменён на.Arial/)).toBeTruthy();
  expect((await colour('Акцентный цвет')).value).toBe('#0b6572');
  // The template draws covers itself.
  expect(screen.queryByRole('radio', { name: 'Рамка' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  expect(stored()?.template).toMatchObject({ name: 'Шаблон Нейро.potx', covers: { ground: '#12303a' } });
  await user.click(group.getByRole('button', { name: 'Убрать шаблон' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => stored()?.template).toBeUndefined();
  expect(problems).toEqual([]);
});

test('[PRES-56] a file with macros changes nothing, and its reason is said', async () => {
  vi.stubGlobal('Worker', ReadingWorker);
  await renderPortal(address, { as });
  const before = (await colour('Акцентный цвет')).value;
  const group = await chooseTemplate(smallTemplate({ kind: 'presentation.macroEnabled' }), 'Шаблон.pptx');
  expect(await group.findByText(/В.файле есть макросы/)).toBeTruthy();
  expect((await colour('Акцентный цвет')).value).toBe(before);
});
