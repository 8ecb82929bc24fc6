import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { type Deck, emptySlide } from '../model/deck.ts';
import { testDeck } from '../model/testing/decks.ts';
import { openExport } from './open-export.ts';
import { FakeWorker } from './testing/fake-worker.ts';
import { fullDeck } from './testing/full-deck.ts';

const saved = vi.hoisted(() => ({ files: [] as string[] }));
vi.mock('#lib/save-blob.ts', () => ({ saveBlob: (_: Blob, name: string) => saved.files.push(name) }));

afterEach(() => vi.unstubAllGlobals());

async function open(deck?: Deck, slideId?: string) {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
  saved.files = [];
  const standIn = await startStandIn();
  const { user } = await renderPortal('/presentations', { as: 'employee@neuro.example', standIn });
  const link = await screen.findByRole('link', { name: 'Итоги третьего квартала' });
  const uuid = /[0-9a-f-]{36}/.exec(link.getAttribute('href') ?? '')?.[0] ?? '';
  openExport(uuid, deck, slideId);
  const dialog = within(await screen.findByRole('dialog', { name: 'Скачать презентацию' }));
  const start = dialog.getByRole('button', { name: 'Скачать' });
  await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));
  return { user, dialog, start };
}
const worker = async (): Promise<FakeWorker> => {
  await waitFor(() => expect(FakeWorker.all.at(-1)?.task).toBeTruthy());
  return FakeWorker.all.at(-1) as FakeWorker;
};

test('[PRES-27] a presentation is saved in the chosen format; cancelling ends the worker at once and saves nothing', async () => {
  const { user, dialog, start } = await open();
  await user.click(
    within(dialog.getByRole('radiogroup', { name: 'Формат' })).getByRole('radio', { name: /PDF/ }),
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Без пропущенных' }));
  await user.click(start);
  const first = await worker();
  expect(first.task).toMatchObject({ format: 'pdf', withNotes: false, withoutSkipped: true });
  expect(first.task?.deck.title).toBe('Итоги третьего квартала');
  first.say({ kind: 'progress', done: 6, total: 12 });
  await waitFor(() =>
    expect(dialog.getByRole('progressbar', { name: 'Готовим файл' }).getAttribute('aria-valuenow')).toBe(
      '55',
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(first.isEnded).toBe(true));
  first.say({ kind: 'done', blob: new Blob(['late']) });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved.files).toEqual([]);
});

test('[PRES-21] the file is named after the presentation; a worker that fails is reported and the dialog stays', async () => {
  const { user, dialog, start } = await open(
    testDeck([emptySlide('bullets', 'empty')], { title: 'Итоги третьего квартала' }),
  );
  expect(dialog.getByText(/^Проверка доступности: 1\sзамечание$/)).toBeTruthy();
  await user.click(start);
  const first = await worker();
  expect(first.task).toMatchObject({ format: 'pptx', withNotes: true });
  first.say({ kind: 'failed', message: 'broken' });
  expect(await screen.findByText(/^Что-то пошло не так/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByRole('progressbar', { name: 'Готовим файл' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Скачать презентацию' })).toBeTruthy();
  await user.click(start);
  await waitFor(() => expect(FakeWorker.all).toHaveLength(2));
  (await worker()).say({ kind: 'done', blob: new Blob(['file']) });
  await waitFor(() => expect(saved.files).toEqual(['Итоги третьего квартала.pptx']));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Скачать презентацию' })).toBeNull());
});

test('[PRES-21] slides of a newer version are named, with their numbers in the presentation, when the file is saved', async () => {
  const [first, , , ...rest] = fullDeck().slides;
  const slides = [
    first,
    { ...first, id: 'skipped', isSkipped: true },
    { id: 'later' },
    ...rest,
  ] as Deck['slides'];
  const { user, dialog, start } = await open(testDeck(slides));
  await user.click(dialog.getByRole('checkbox', { name: 'Без пропущенных' }));
  await user.click(start);
  (await worker()).say({ kind: 'done', blob: new Blob(['file']) });
  expect(await screen.findByText(/^Слайд\s3 создан в\sновой версии и\sне\sвошёл в\sфайл$/)).toBeTruthy();
  expect(saved.files).toEqual(['Итоги третьего квартала.pptx']);
});

test('[PRES-44] a handout is a PDF without notes', async () => {
  const { user, dialog, start } = await open();
  await user.click(dialog.getByRole('radio', { name: /PDF/ }));
  const notes = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'С\u00a0заметками' });
  await user.click(notes);
  await user.click(dialog.getByRole('button', { name: /Страницы/ }));
  await user.click(await screen.findByRole('option', { name: /^3\sслайда/ }));
  expect([notes.checked, notes.disabled]).toEqual([false, true]);
  await user.click(start);
  expect((await worker()).task).toMatchObject({ format: 'pdf', perSheet: 3, withNotes: false });
});

test('[PRES-45] the text of a presentation is saved as Markdown, with the notes on request', async () => {
  const { user, dialog, start } = await open(fullDeck());
  await user.click(dialog.getByRole('radio', { name: /Markdown/ }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'С\u00a0заметками' }).checked).toBe(false);
  await user.click(start);
  await waitFor(() => expect(saved.files).toEqual(['Итоги третьего квартала.md']));
  expect(FakeWorker.all).toEqual([]);
});

test('[PRES-66] the slides are saved as pictures in an archive, or the slide on the screen alone', async () => {
  const { user, dialog, start } = await open(fullDeck(), fullDeck().slides[1]?.id);
  await user.click(dialog.getByRole('radio', { name: /Картинки/ }));
  expect(dialog.queryByRole('checkbox', { name: 'С\u00a0заметками' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /Слайды/ }));
  await user.click(await screen.findByRole('option', { name: 'Только слайд\u00a02' }));
  await user.click(start);
  const first = await worker();
  expect(first.task).toMatchObject({ format: 'png', isSingle: true, numbers: [2], withNotes: false });
  first.say({ kind: 'done', blob: new Blob(['file']) });
  await waitFor(() => expect(saved.files).toEqual([expect.stringMatching(/^02 .+\.png$/)]));
});
