import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  presentationChange,
  presentationHide,
  presentationList,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { announcement } from '#platform/announcer.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { media } from '#ui/theme/index.ts';
import { type Slide, slideTitle } from '../model/deck.ts';

const employee = 'employee@neuro.example';

/** The portal with the person's presentation «Итоги третьего квартала» in the editor. */
async function openEditor(search = '') {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const portal = await renderPortal(`/pres-editor/${uuid}${search}`, { as: employee, standIn });
  const list = await screen.findByRole('listbox', { name: 'Слайды' });
  return { ...portal, standIn, list, uuid };
}
const option = (name: RegExp) => screen.getByRole('option', { name });
const noteOf = ({ slides }: Awaited<ReturnType<typeof presentationRead>>, at: number): string => {
  const slide = slides[at];
  return slide && 'notes' in slide && slide.notes ? slide.notes : 'no notes';
};
const key = (element: Element, press: object): void => void fireEvent.keyDown(element, press);

test('[PRES-10][PRES-11][PRES-02] slides are chosen, moved, copied and removed by keyboard, announced, undone and saved', async () => {
  const { list, router, user, uuid } = await openEditor();
  expect(await screen.findByRole('region', { name: /^Слайд 1 из\s12$/ })).toBeTruthy();
  expect(document.title).toMatch(/^Итоги третьего квартала · /);
  list.focus();
  key(list, { key: 'ArrowDown' });
  expect(screen.getByRole('region', { name: /^Слайд 2 из\s12$/ })).toBeTruthy();
  const second = option(/^2\. /);
  expect(second.getAttribute('aria-selected')).toBe('true');
  const name = second.getAttribute('aria-label')?.slice(3) ?? '';
  key(list, { key: 'ArrowDown', altKey: true });
  expect(announcement.get()).toBe(`Слайд „${name}“ теперь 3 из\u00a012`);
  expect(option(/^3\. /).getAttribute('aria-label')).toBe(`3. ${name}`);
  key(list, { key: 'd', code: 'KeyD', ctrlKey: true });
  expect(screen.getByRole('region', { name: /^Слайд 4 из\s13$/ })).toBeTruthy();
  key(list, { key: 'Delete' });
  expect(announcement.get()).toMatch(/^Удалено: 1\sслайд\. Осталось 12$/);
  for (let at = 0; at < 2; at += 1) key(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  key(list, { key: 'End' });
  key(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(option(/^2\. /).getAttribute('aria-label')).toBe(`2. ${name}`));
  expect(option(/^2\. /).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Вернуть'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(option(/^3\. /).getAttribute('aria-label')).toBe(`3. ${name}`));
  await waitFor(
    () => expect(screen.getByRole('status', { name: 'Состояние' }).textContent).toBe('Сохранено'),
    { timeout: 4000 },
  );
  const { slides } = await presentationRead({ presentationId: uuid });
  expect(slides).toHaveLength(12);
  expect(slideTitle(slides[2] as Slide)).toBe(name);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ slide: slides[2]?.id }));
});

const status = () => screen.getByRole('status', { name: 'Состояние', hidden: true }).textContent;
const saved = () => waitFor(() => expect(status()).toBe('Сохранено'), { timeout: 4000 });
/** The panel, which opens on request in a test, because no media query matches. */
async function openNotes(user: Awaited<ReturnType<typeof openEditor>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Свойства' }));
  await user.click(await screen.findByRole('tab', { name: 'Заметки' }));
  expect(await screen.findByText(/^Видны докладчику, но\sне\sзрителям$/)).toBeTruthy();
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Заметки' });
}

test('[PRES-02][PRES-16] what is typed without a network survives a reload and is saved when the gateway answers', async () => {
  const { user, standIn, uuid, close } = await openEditor();
  const mend = standIn.break('presentationChange', 'no answer');
  await fill(user, await openNotes(user), 'Набрано без связи');
  window.dispatchEvent(new Event('pagehide'));
  // Before anything is awaited: nothing runs after the event.
  const kept = Object.entries(localStorage).find(([name]) => name.startsWith('record:'))?.[1];
  expect(kept).toContain('Набрано без связи');
  await waitFor(() => expect(status()).toBe('Нет связи: изменения на\u00a0этом устройстве'), {
    timeout: 4000,
  });
  close();
  const mendReading = standIn.break('presentationRead', 'no answer');
  await renderPortal(`/pres-editor/${uuid}?panel=notes`, { as: employee, standIn });
  // The drawer of the address is open after the reload.
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Заметки' });
  expect(notes.value).toBe('Набрано без связи');
  mend();
  mendReading();
  window.dispatchEvent(new Event('online'));
  await saved();
  const deck = await presentationRead({ presentationId: uuid });
  expect(deck.slides[0]).toMatchObject({ notes: 'Набрано без связи' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('record:'))).toEqual([]);
});

test('[PRES-17] changes of another editor to other slides come in silently, those to the same slide are asked about', async () => {
  const { user, standIn, uuid } = await openEditor();
  /** Another editor saves notes of a slide. */
  const saveElsewhere = async (index: number, notes: string) => {
    const { version, slides } = await presentationRead({ presentationId: uuid });
    const slide = slides[index];
    if (!slide || !('notes' in slide)) throw new Error('no such slide');
    await presentationChange({ uuid, version, slides: [{ ...slide, notes }] });
  };
  await saveElsewhere(1, 'Заметки коллеги');
  const notes = await openNotes(user);
  await fill(user, notes, 'Мои заметки');
  await saved();
  expect(screen.queryByRole('dialog', { name: 'Слайды изменил кто-то ещё' })).toBeNull();
  let deck = await presentationRead({ presentationId: uuid });
  expect(deck.slides.slice(0, 2)).toMatchObject([{ notes: 'Мои заметки' }, { notes: 'Заметки коллеги' }]);

  await saveElsewhere(0, 'Коллега о том же');
  await fill(user, notes, 'Снова мои');
  const dialog = within(await screen.findByRole('dialog', { name: 'Слайды изменил кто-то ещё' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Моя',
    'Сохранённая',
    'Обе',
  ]);
  // The slides look alike: only their notes differ.
  expect(dialog.getByRole('radio', { name: 'Моя', description: 'Заметки: Снова мои' })).toBeTruthy();
  expect(dialog.getByText('Заметки: Коллега о том же')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Обе' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await saved();
  deck = await presentationRead({ presentationId: uuid });
  expect(deck.slides).toHaveLength(13);
  expect(deck.slides.slice(0, 2)).toMatchObject([{ notes: 'Снова мои' }, { notes: 'Коллега о том же' }]);
  expect(standIn.callsOf('presentationChange').length).toBeGreaterThan(3);
});

test('[PRES-02][PRES-18][PRES-28] a version is restored and taken back; the show obeys its keys and gives the focus back to the slide it ended on', async () => {
  const { user, list, router, uuid } = await openEditor();
  const before = await presentationRead({ presentationId: uuid });
  key(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
  expect(await screen.findByText('Версия сохранена')).toBeTruthy();
  list.focus();
  key(list, { key: 'Delete' });
  await saved();
  await user.click(screen.getByRole('button', { name: 'Версии' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Версии' }));
  await user.click((await drawer.findAllByRole('button', { name: 'Посмотреть' }))[0] as HTMLElement);
  await user.click(await drawer.findByRole('button', { name: 'Восстановить' }));
  await screen.findByRole('region', { name: /из\s12$/ });
  const after = await presentationRead({ presentationId: uuid });
  expect(after.slides).toEqual(before.slides);

  key(list, { key: 'Home' });
  const find = screen.getByRole('searchbox', { name: 'Найти в презентации' });
  key(find, { key: 'F5', code: 'F5', ctrlKey: true });
  const show = await screen.findByRole('dialog', { name: 'Показ' });
  const said = () => within(show).getByRole('status').textContent;
  expect(said()).toMatch(/^Слайд 1 из\s12/);
  key(document.body, { key: ' ' });
  expect(said()).toMatch(/^Слайд 2 из\s12: /);
  key(document.body, { key: 'и', code: 'KeyB' });
  expect(said()).toMatch(/Чёрный экран$/);
  for (const digit of ['1', '0']) key(document.body, { key: digit });
  key(document.body, { key: 'Enter' });
  expect(said()).toMatch(/^Слайд 10 из\s12/);
  expect(show.textContent).not.toContain(noteOf(before, 9));
  // A reload during the show brings back the slide.
  const tenth = after.slides[9]?.id;
  await waitFor(() => expect(router.state.location.search).toMatchObject({ show: true, slide: tenth }));
  key(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Показ' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Слайды'));
  expect(option(/^10\. /).getAttribute('aria-selected')).toBe('true');
});

test('[PRES-48] what was found is replaced everywhere in one step', async () => {
  const { user, uuid } = await openEditor();
  const before = await presentationRead({ presentationId: uuid });
  await user.type(screen.getByRole('searchbox', { name: 'Найти в презентации' }), 'розница');
  await user.type(await screen.findByRole('textbox', { name: 'Заменить на' }), 'магазины');
  await user.click(screen.getByRole('button', { name: 'Заменить все' }));
  expect(await screen.findByText(/^Заменено мест: [1-9]/)).toBeTruthy();
  expect(await screen.findByText(/^Ничего не\sнайдено$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await saved();
  expect((await presentationRead({ presentationId: uuid })).slides).toEqual(before.slides);
});

test('[PRES-09] what was found in a text leads to its place, in the title of a section to its heading', async () => {
  const { user, list } = await openEditor();
  const third = await screen.findByRole('option', { name: /^3\. / });
  await user.click(third);
  await user.click(screen.getByRole('button', { name: 'Разделы' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Начать раздел с\u00a0текущего слайда' }));
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), 'Розница в числах{Enter}');
  await screen.findByRole('option', { name: /^Раздел «Розница/ });
  const find = screen.getByRole('searchbox', { name: 'Найти в презентации' });
  await user.type(find, 'розница');
  await user.click(await screen.findByRole('button', { name: 'Раздел: Розница в числах' }));
  expect(document.activeElement).toBe(list);
  const heading = screen.getByRole('option', { name: /^Раздел «Розница/ });
  expect(list.getAttribute('aria-activedescendant')).toBe(heading.id);
  const matches = within(screen.getByRole('list', { name: 'Найдено' })).getAllByRole('button');
  const inText = matches.find(({ textContent }) => !textContent?.startsWith('Раздел'));
  await user.click(inText as HTMLElement);
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-place')).toBe(true));
});

test('[PRES-30] of 60 slides only those near the visible ones are elements, and typing changes one of them', async () => {
  const { user, uuid, close, standIn } = await openEditor();
  close();
  const { version, slides } = await presentationRead({ presentationId: uuid });
  const [first] = slides;
  if (!first || !('slots' in first)) throw new Error('no such slide');
  const more = Array.from({ length: 60 - slides.length }, (_, at) => ({
    ...first,
    id: `more-${at}`,
    outlineId: null,
  }));
  await presentationChange({ uuid, version, slides: more, order: [...slides, ...more].map(({ id }) => id) });
  await renderPortal(`/pres-editor/${uuid}`, { as: employee, standIn });
  const list = await screen.findByRole('listbox', { name: 'Слайды' });
  const options = within(list).getAllByRole('option');
  expect(options.length).toBeLessThan(20);
  expect(options[0]?.getAttribute('aria-setsize')).toBe('60');
  key(list, { key: 'End' });
  expect(
    within(list)
      .getByRole('option', { name: /^60\. / })
      .getAttribute('aria-selected'),
  ).toBe('true');
  key(list, { key: 'Home' });
  for (let at = 0; at < 2; at += 1) key(list, { key: 'ArrowDown' });
  await user.click(await screen.findByRole('button', { name: /^Таблица: / }));
  const grid = await screen.findByRole('grid', { name: 'Ячейки' });
  await user.click(within(grid).getAllByRole('gridcell')[0] as HTMLElement);
  const touched = new Set<string>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      touched.add(element?.closest('[role="option"]')?.getAttribute('aria-posinset') ?? 'list');
    }
  });
  watch.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  await user.keyboard('{Enter}Июль и ещё{Tab}');
  await waitFor(() => expect(option(/^3\. /).textContent).toContain('Июль и ещё'));
  expect([...touched]).toEqual(['3']);
  watch.disconnect();
  await saved();
});

test('[PRES-10][PRES-12] a reader sees, shows and copies; a table takes the focus, grows by Tab, takes pasted cells within its limits and survives other layouts', async () => {
  const { user, list, standIn, close, uuid } = await openEditor();
  key(list, { key: 'End' });
  await user.click(screen.getByRole('button', { name: 'Добавить слайд' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Таблица' }));
  await user.click(await screen.findByRole('button', { name: 'Таблица: пусто' }));
  const grid = await screen.findByRole('grid', { name: 'Ячейки' });
  expect(grid.contains(document.activeElement)).toBe(true);
  const cells = () =>
    within(grid)
      .getAllByRole('row')
      .map((row) => row.textContent);
  const first = within(grid).getAllByRole('columnheader')[0] as HTMLElement;
  await user.click(first);
  first.focus();
  fireEvent.paste(first, { clipboardData: { getData: () => 'План\tФакт\n10\t12' } });
  await waitFor(() => expect(cells().slice(0, 2)).toEqual(['ПланФакт', '1012']));
  await user.keyboard('{Control>}{End}{/Control}');
  for (let at = 0; at < 9; at += 1) await user.keyboard('{Tab}');
  expect(cells()).toHaveLength(4);
  fireEvent.paste(first, {
    clipboardData: { getData: () => Array.from({ length: 16 }, () => 'а\tб').join('\n') },
  });
  expect(await screen.findByText(/^Не больше 15\sстрок$/)).toBeTruthy();
  fireEvent.paste(first, { clipboardData: { getData: () => 'а'.repeat(201) } });
  expect(await screen.findByText(/^Не больше 200\sзнаков$/)).toBeTruthy();
  fireEvent.paste(first, { clipboardData: { getData: () => `б\t${'а'.repeat(201)}` } });
  expect(screen.getByText(/^Не больше 200\sзнаков$/)).toBeTruthy();
  expect(cells()).toHaveLength(4);
  const written = cells();
  expect(written[0]).toBe('ПланФакт');
  await user.click(screen.getByRole('button', { name: 'Свойства' }));
  const layout = await screen.findByRole('combobox', { name: 'Вид слайда' });
  await user.selectOptions(layout, 'Список');
  expect(screen.queryByRole('grid', { name: 'Ячейки' })).toBeNull();
  await user.selectOptions(layout, 'Таблица');
  await user.click(screen.getByRole('button', { name: 'Свойства', expanded: true }));
  expect(screen.queryByRole('complementary', { name: 'Свойства' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Таблица: План/ }));
  const again = within(await screen.findByRole('grid', { name: 'Ячейки' })).getAllByRole('row');
  expect(again.map((row) => row.textContent)).toEqual(written);
  screen.getByRole('button', { name: 'Готово' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('table'));
  await saved();
  close();

  standIn.change('presentationRead', (body: object) => ({ ...body, right: 'use' }));
  const reader = await renderPortal(`/pres-editor/${uuid}?panel=theme`, { as: employee, standIn });
  await screen.findByRole('complementary', { name: 'Свойства' });
  expect(status()).toBe('Только просмотр');
  expect(screen.queryByRole('button', { name: 'Добавить слайд' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Название презентации' })).toHaveProperty('readOnly', true);
  await reader.user.click(screen.getByRole('button', { name: 'Сделать копию' }));
  await waitFor(() => expect(standIn.callsOf('presentationAdd')).toHaveLength(1));
});

test('[PRES-10] an archived presentation says so and is only read, until its owner takes it back', async () => {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  await presentationHide({ uuid, hidden: true });
  const { user } = await renderPortal(`/pres-editor/${uuid}`, { as: employee, standIn });
  expect(await screen.findByText(/^Презентация в\sархиве$/)).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Состояние' }).textContent).toBe('Только просмотр');
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('button', { name: 'Добавить слайд' })).toBeTruthy();
  expect(screen.queryByText(/^Презентация в\sархиве$/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Слайды'));
});

test('[PRES-16] what was typed into a presentation that was archived meanwhile is there and saved when it is taken back', async () => {
  const { user, close, standIn, uuid } = await openEditor();
  await presentationHide({ uuid, hidden: true });
  await fill(user, screen.getByRole('textbox', { name: 'Название презентации' }), ' (исправлено)');
  // The dialog names the reason.
  expect(await screen.findByText(/^Презентация в\sархиве$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  close();
  const waiting = /^Несохранённые изменения ждут на\sэтом устройстве/;
  const reading = await renderPortal(`/pres-editor/${uuid}`, { as: employee, standIn });
  expect(await screen.findByText(waiting)).toBeTruthy();
  expect((await presentationRead({ presentationId: uuid })).title).not.toContain('исправлено');
  reading.close();
  const back = await renderPortal(`/pres-editor/${uuid}`, { as: employee, standIn });
  await back.user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(
    async () => expect((await presentationRead({ presentationId: uuid })).title).toContain('(исправлено)'),
    { timeout: 6000 },
  );
  expect(screen.queryByText(waiting)).toBeNull();
});

test('[PRES-16][PRES-17] while another tab edits, a phone shows the slides without fields, and the name is read only', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (_name: string, _options: LockOptions, hold: (lock: null) => unknown) => hold(null),
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === media.below('sm') || query === media.below('md'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const { slides } = await presentationRead({ presentationId: uuid });
  const chart = slides.find((slide) => 'layout' in slide && slide.layout === 'chart');
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${chart?.id}`, { as: employee, standIn });
  const slide = within(await screen.findByRole('region', { name: /^Слайд \d+ из\s12$/ }));
  await waitFor(() => expect(status()).toBe('Открыта в\u00a0другой вкладке'));
  expect(slide.queryByRole('grid')).toBeNull();
  expect(slide.queryByRole('textbox')).toBeNull();
  expect(slide.queryByRole('combobox')).toBeNull();
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Название презентации' });
  expect(title.readOnly).toBe(true);
  // Both may open the presentation here, and from then on it can be changed.
  Reflect.deleteProperty(navigator, 'locks');
  await user.click(screen.getByRole('button', { name: 'Редактировать здесь' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});
