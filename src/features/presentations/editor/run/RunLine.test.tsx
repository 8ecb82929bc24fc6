import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  presentationAdd,
  presentationChange,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { streamSlides } from '#api/presentation-stream.ts';
import { announcement } from '#platform/announcer.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import type { Brief, OutlineItem } from '../../model/deck.ts';
import { slideOf } from '../testing/decks.ts';

const employee = 'employee@neuro.example';

const item = (number: number): OutlineItem => ({
  id: `item-${number}`,
  title: `Пункт ${number}`,
  layout: 'bullets',
  points: ['Тезис'],
  source: null,
});
const briefOf = (topic: string): Brief => ({
  topic,
  audience: '',
  style: 'business',
  slideCount: 4,
  language: 'ru',
  idFiles: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'chatGpt',
  model: null,
});

/** A presentation of one own slide; `begin` begins to make four more, as another tab does. */
async function setUp(topic: string, slidePause: number) {
  const standIn = await startStandIn({ slidePause });
  await standIn.signIn(employee);
  const { uuid, version } = await presentationAdd(
    { title: 'Склад', language: 'ru', theme: 'light' },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  );
  const outline = [1, 2, 3, 4].map(item);
  const slides = [slideOf('Моё вступление', 'own')];
  const saved = await presentationChange({ uuid, version, brief: briefOf(topic), outline, slides });
  const open = (search = '') => renderPortal(`/pres-editor/${uuid}${search}`, { as: employee, standIn });
  const begin = async (): Promise<void> => {
    const body = { version: saved.version, outlineIds: [], overwritesEdited: false };
    const request = { presentationId: uuid, body, idempotencyKey: crypto.randomUUID() };
    await streamSlides(request, new AbortController().signal).next();
  };
  return { standIn, uuid, open, begin };
}

const progress = () => screen.findByRole('group', { name: 'Создание слайдов' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Слайды', hidden: true })).getAllByRole('option', {
    hidden: true,
  });
const saved = () =>
  waitFor(
    () =>
      expect(screen.getByRole('status', { name: 'Состояние', hidden: true }).textContent).toBe('Сохранено'),
    { timeout: 6000 },
  );

test('[PRES-03][PRES-07][PRES-17] slides of a run arrive while notes are typed; both are saved, the end is announced and a failed slide is repeated', async () => {
  const { uuid, standIn, open, begin } = await setUp('Склад, ошибка', 700);
  const { user } = await open('?panel=notes');
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Заметки' });
  await begin();
  await fill(user, notes, 'Начало. ');
  // The save meets the newer version, and the merge shows that a run is on.
  expect(await screen.findByText(/^Создаётся: \d\sиз\s4$/)).toBeTruthy();
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await user.type(notes, 'Конец.');
  await waitFor(() => expect(options()).toHaveLength(4));
  await waitFor(() => expect(announcement.get()).toMatch(/^Готово\. Часть слайдов создать не\sудалось$/));
  expect(notes.value).toBe('Начало. Конец.');
  await saved();
  let { slides } = await presentationRead({ presentationId: uuid });
  const own = () => slides.find(({ id }) => id === 'own');
  expect(own()).toMatchObject({ notes: 'Начало. Конец.' });
  expect(slides).toHaveLength(4);
  expect(screen.queryByRole('dialog', { name: 'Слайды изменил кто-то ещё' })).toBeNull();

  expect(await screen.findByText(/^Не\sсоздан: Пункт 3$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Повторить слайд', description: /Пункт 3$/ }));
  await waitFor(() => expect(options()).toHaveLength(5));
  await waitFor(() => expect(announcement.get()).toBe('Готово'));
  expect(screen.queryByText(/^Не\sсоздан/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Название презентации' }), ' и полки');
  await saved();
  const deck = await presentationRead({ presentationId: uuid });
  ({ slides } = deck);
  expect(deck.title).toBe('Склад и полки');
  expect(own()).toMatchObject({ notes: 'Начало. Конец.' });
  expect(slides.map((one) => ('outlineId' in one ? one.outlineId : null))).toEqual(
    expect.arrayContaining(['item-1', 'item-2', 'item-3', 'item-4']),
  );
  expect(standIn.callsOf('presentationStreamResume')).toHaveLength(1);
});

test('[PRES-03][PRES-04] a viewer sees the progress only; an editor stops the run, and the slides that arrived stay', async () => {
  const { uuid, standIn, open, begin } = await setUp('Склад', 900);
  await begin();
  const mend = standIn.change('presentationRead', (body: object) => ({ ...body, right: 'use' }));
  const viewer = await open();
  expect(within(await progress()).queryByRole('button', { name: 'Остановить' })).toBeNull();
  viewer.close();
  mend();
  const { user } = await open();
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await user.click(within(await progress()).getByRole('button', { name: 'Остановить' }));
  await waitFor(() => expect(announcement.get()).toBe('Остановлено. Готовые слайды сохранены'));
  expect(screen.queryByRole('group', { name: 'Создание слайдов' })).toBeNull();
  const { slides, status } = await presentationRead({ presentationId: uuid });
  expect(status).toBe('stopped');
  await waitFor(() => expect(options()).toHaveLength(slides.length));
  expect(slides.length).toBeLessThan(5);
});
