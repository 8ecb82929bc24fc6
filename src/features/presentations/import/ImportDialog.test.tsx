import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { ReadingWorker } from './testing/reading-worker.ts';
import {
  at,
  box,
  paragraphXml,
  picture,
  type SmallSlide,
  smallParts,
  smallPptx,
  titleBox,
} from './testing/small-pptx.ts';

afterEach(() => vi.unstubAllGlobals());

const fileOf = (
  slides: readonly SmallSlide[],
  name: string,
  parts: Record<string, string | Uint8Array> = {},
): File => new File([smallPptx({ slides, parts })], name);
const body = (text: string): string =>
  box('<p:ph idx="1"/>', paragraphXml(text, '<a:pPr><a:buChar char="•"/></a:pPr>'), at(5, 20, 90, 70));

async function open() {
  vi.stubGlobal('Worker', ReadingWorker);
  const standIn = await startStandIn();
  const portal = await renderPortal('/presentations', { as: 'employee@neuro.example', standIn });
  await screen.findByRole('list', { name: 'Презентации' });
  const choose = async (file: File) => {
    await portal.user.click(screen.getByRole('button', { name: 'Создать' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: /^Импорт из\sPowerPoint$/ }));
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
    return within(await screen.findByRole('dialog', { name: 'Импорт из PowerPoint' }));
  };
  return { ...portal, standIn, choose };
}

test('[PRES-36] a file from the menu becomes a presentation; the report says slide by slide what is not kept, and is copied', async () => {
  const { user, router, choose } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const slides: SmallSlide[] = [
    { shapes: titleBox('Отчёт за год') },
    {
      shapes: titleBox('Выручка') + body('Выросла') + picture('p1', at(60, 20, 35, 60)),
      after: '<p:transition><p:fade/></p:transition>',
      relations: [['p1', 'image', '../media/a.png']],
    },
    { shapes: titleBox('Планы') + body('Новый склад'), attributes: 'show="0"' },
  ];
  const dialog = await choose(
    fileOf(slides, 'Отчёт_за год.pptx', { 'ppt/media/a.png': new Uint8Array([1]) }),
  );
  expect(await dialog.findByText(/^Импортировано: 3\sслайда\.$/)).toBeTruthy();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Вся презентация: оформление, цвета и\sшрифты: вместо них тема «Светлая»$/),
    expect.stringMatching(/^Слайд\s2: эффект перехода; картинка: Не\sудалось прочитать картинку/),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Копировать отчёт' }));
  expect(copied.mock.calls[0]?.[0]).toMatch(
    /^Отчёт_за год\.pptx\. Импортировано: 3\sслайда\.\n\nНе\sперенесено:\nВся презентация/,
  );
  await user.click(dialog.getByRole('button', { name: 'Открыть презентацию' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/pres-editor\//));
  expect((await screen.findAllByText('Отчёт за год')).length).toBeGreaterThan(0);
});

test('[PRES-36] a refused file says what to do, and another one is taken in the same dialog; a dropped file is imported too', async () => {
  const { standIn } = await open();
  const macros = new File(
    [zipFiles(smallParts({ slides: [{}], type: 'presentation.macroEnabled' }))],
    'a.pptm',
  );
  const area = screen.getByRole('heading', { level: 1, name: 'Презентации' });
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [macros] } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Импорт из PowerPoint' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^В\sфайле есть макросы.*Сохраните его в\sPowerPoint/,
  );
  expect(dialog.getByRole('button', { name: 'Выбрать другой файл' })).toBeTruthy();
  expect(standIn.callsOf('presentationAdd')).toEqual([]);
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1);
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [fileOf([{ shapes: titleBox('Да') }], 'б.pptx')] },
  });
  expect(await dialog.findByText(/^Импортировано: 1\sслайд\.$/)).toBeTruthy();
});

test('[PRES-36] of a file with more slides than have room a person chooses the first; a failed call is repeated', async () => {
  const { user, standIn, choose } = await open();
  standIn.fail('bad-request', { operation: 'presentationChange', times: 1 });
  const slides = Array.from({ length: 70 }, (_, index) => ({ shapes: titleBox(`Слайд ${index + 1}`) }));
  const dialog = await choose(fileOf(slides, 'Длинная.pptx'));
  expect(await dialog.findByText(/^В\sфайле 70\sслайдов, а\sв\sпрезентации помещается 60/)).toBeTruthy();
  expect(dialog.getByText('Войдут слайды 1–60')).toBeTruthy();
  const field = dialog.getByRole('textbox', { name: /^Начать со/ });
  await user.clear(field);
  await user.type(field, '20{Tab}');
  expect(await dialog.findByText('Войдут слайды 20–70')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Импортировать' }));
  const note = within(await screen.findByRole('alertdialog'));
  await user.click(note.getAllByRole('button')[0] as HTMLElement);
  await user.click(await dialog.findByRole('button', { name: 'Повторить' }));
  expect(
    await dialog.findByText(/^Импортировано: 51\sслайд \(из\sфайла слайды 20–70 из\s70\)\.$/),
  ).toBeTruthy();
  expect(standIn.callsOf('presentationAdd')).toHaveLength(1);
});

test('[PRES-36] a slide that becomes more slides than have room is refused with a reason, and the others come', async () => {
  const { user, standIn, choose } = await open();
  const paragraphs = Array.from({ length: 130 }, (_, index) =>
    paragraphXml(`${index} ${'слово '.repeat(95)}`, '<a:pPr><a:buChar char="•"/></a:pPr>'),
  );
  const long = titleBox('Всё сразу') + box('<p:ph idx="1"/>', paragraphs.join(''), at(5, 20, 90, 70));
  const dialog = await choose(fileOf([{ shapes: long }, { shapes: titleBox('Конец') }], 'Большая.pptx'));
  expect(
    await dialog.findByText(/^В\sфайле 2\sслайда, из\sних получится \d+, а\sв\sпрезентации помещается 60/),
  ).toBeTruthy();
  expect(dialog.getByText(/^Из\sслайда 1 получится \d+\sслайд.*не\sпоместятся/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Импортировать' }));
  expect(standIn.callsOf('presentationAdd')).toEqual([]);
  const field = dialog.getByRole('textbox', { name: /^Начать со/ });
  await user.clear(field);
  await user.type(field, '2{Tab}');
  await user.click(dialog.getByRole('button', { name: 'Импортировать' }));
  expect(await dialog.findByText(/^Импортировано: 1\sслайд/)).toBeTruthy();
});
