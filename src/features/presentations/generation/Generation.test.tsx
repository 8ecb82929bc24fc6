import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { presentationChange, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { PageProblem } from '#mocks/domain/files/web-pages.ts';
import { samePage } from '#mocks/testing/pages.ts';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const as = 'employee@neuro.example';
const rows = () => within(screen.getByRole('grid', { name: 'План' })).getAllByRole('row');
const titles = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Заголовок' }).map(({ value }) => value);

test('[PRES-47] the goal, the length and the look are asked for at the first step, the look as covers of this presentation', async () => {
  const standIn = await startStandIn();
  const { user, router } = await renderPortal('/presentations', { as, standIn });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Тема/ }), 'Запуск склада');
  await user.type(screen.getByRole('textbox', { name: 'Что должны решить или сделать' }), 'Утвердить срок');
  const minutes = screen.getByRole('textbox', { name: /^Сколько длится доклад/ });
  await user.type(minutes, '20');
  await user.tab();
  expect(await screen.findByText(/^Около 2\sмин на\sслайд$/)).toBeTruthy();
  const covers = within(screen.getByRole('radiogroup', { name: 'Оформление' }));
  const night = covers.getByRole('radio', { name: 'Ночная' });
  await waitFor(() => expect(covers.getAllByText('Запуск склада').length).toBeGreaterThan(10));
  await user.click(night);
  await user.click(screen.getByRole('button', { name: 'Составить план' }));
  await waitFor(() => expect(standIn.callsOf('presentationOutlineSend')).toHaveLength(1));
  const deck = await presentationRead({
    presentationId: /[0-9a-f-]{36}/.exec(router.state.location.pathname)?.[0] ?? '',
  });
  expect([deck.theme, deck.brief?.goal, deck.brief?.minutes]).toEqual(['night', 'Утвердить срок', 20]);
});

test('[PRES-96] an own chat, found by a word, becomes a material of the brief', async () => {
  const standIn = await startStandIn();
  const { user } = await renderPortal('/presentations', { as, standIn });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  await user.click(await screen.findByRole('button', { name: 'Добавить чат' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Чат как материал' }));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await dialog.findByText(/^Выберите|^Укажите|^Заполните/)).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: /^Чат/ }));
  const [chosen] = await screen.findAllByRole('option');
  const name = chosen?.textContent ?? '';
  await user.click(chosen as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  const file = await screen.findByText(/\.md$/);
  expect(name).toContain(file.textContent?.replace(/\.md$/, '').slice(0, 20));
  await waitFor(() => expect(standIn.callsOf('fileUpload')).toHaveLength(1));
});

test('[PRES-97] a page of the internet becomes a material; an address that cannot be read stays in its field', async () => {
  const openPage = vi.fn(samePage).mockRejectedValueOnce(new PageProblem('Такой страницы нет'));
  const standIn = await startStandIn({ openPage });
  const { user } = await renderPortal('/presentations', { as, standIn });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  await user.click(await screen.findByRole('button', { name: 'Добавить страницу' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Страница как материал' }));
  const address = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Адрес страницы/ });
  await user.type(address, 'http://example.ru/otchet{Enter}');
  expect(await dialog.findByText(/^Страницы без https портал не\sчитает$/)).toBeTruthy();
  expect(standIn.callsOf('presentationPageAdd')).toHaveLength(0);

  await user.clear(address);
  await user.type(address, 'example.ru/otchet');
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Такой страницы нет')).toBeTruthy();
  expect(address.value).toBe('example.ru/otchet');

  await user.keyboard('{Enter}');
  expect(await screen.findByText('otchet (example.ru).txt')).toBeTruthy();
  await waitFor(() => expect(announcement.get()).toBe('Добавлена страница otchet (example.ru).txt'));
  const [, sent] = standIn.callsOf('presentationPageAdd');
  expect(await sent?.json()).toEqual({ url: 'https://example.ru/otchet' });
});

test('[PRES-02][PRES-03][PRES-05] from a topic to slides: the brief is checked and kept, the plan is changed by keyboard and menu with undo, slides arrive in order, each step survives a reload', async () => {
  const standIn = await startStandIn();
  const { user, router, close } = await renderPortal('/presentations', { as, standIn });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  const topic = await screen.findByRole('textbox', { name: /^Тема/ });
  await user.click(screen.getByRole('button', { name: 'Составить план' }));
  expect(await screen.findByText('Напишите тему')).toBeTruthy();
  expect(standIn.callsOf('presentationOutlineSend')).toHaveLength(0);
  await user.type(topic, 'Запуск нового склада');
  const { pathname } = router.state.location;
  close();

  const again = await renderPortal(`${pathname}?step=brief`, { standIn });
  const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Тема/ });
  expect(kept.value).toBe('Запуск нового склада');
  const service = screen.getByRole('button', { name: /Сервис/ });
  const notes = (service.getAttribute('aria-describedby') ?? '').split(' ');
  expect(notes.map((id) => document.getElementById(id)?.textContent).join('')).toMatch(/^внешний/);
  await again.user.click(screen.getByRole('slider', { name: 'Слайдов' }));
  await again.user.keyboard('{Home}{ArrowRight}');
  await again.user.click(screen.getByRole('button', { name: 'Составить план' }));
  await waitFor(() => expect(again.router.state.location.search).toEqual({ step: 'outline' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  const make = screen.getByRole('button', { name: 'Создать слайды' });
  await waitFor(() => expect(make).not.toHaveProperty('disabled', true));
  expect(await screen.findByRole('heading', { level: 1, name: 'Запуск нового склада' })).toBeTruthy();

  const before = titles();
  const second = screen.getAllByRole('textbox', { name: 'Заголовок' })[1] as HTMLElement;
  await again.user.click(second);
  await again.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(titles()).toEqual([before[1], before[0], ...before.slice(2)]);
  expect(announcement.get()).toBe(`Слайд „${before[1]}“ теперь 1 из 4`);
  await again.user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(titles()).toEqual(before);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Вернуть'));
  await again.user.keyboard('{Enter}');
  expect(titles()[0]).toBe(before[1]);
  await again.user.click(second);
  await again.user.keyboard('{Control>}[KeyZ]{/Control}');
  expect(titles()).toEqual(before);
  await again.user.click(within(rows()[3] as HTMLElement).getByRole('button', { name: 'Действия' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Выше' }));
  expect(titles()).toEqual([before[0], before[1], before[3], before[2]]);
  await again.user.click(screen.getByRole('button', { name: 'Добавить пункт' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Заголовок' })[4]),
  );
  await again.user.keyboard('Что дальше{Enter}');
  expect(titles()[4]).toBe('Что дальше');
  await again.user.click(make);
  await waitFor(() => expect(again.router.state.location.search).toEqual({ step: 'slides' }));
  expect(document.activeElement?.tagName).toBe('H1');
  const slides = within(await screen.findByRole('list', { name: 'Слайды' }));
  expect(await screen.findByText('Слайды готовы')).toBeTruthy();
  expect(slides.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Открыть в\sредакторе$/ })).toBeTruthy();
  again.close();

  await renderPortal(pathname, { standIn });
  expect(await screen.findByRole('list', { name: 'Слайды' })).toBeTruthy();
});

test('[PRES-02] a presentation that is missing or may only be seen says so', async () => {
  const standIn = await startStandIn();
  const { router } = await renderPortal('/pres-generate/7c2e9f10-7777-4a3b-8c4d-00000000ffff', {
    as,
    standIn,
  });
  expect(await screen.findByRole('heading', { name: /^Презентация не\sнайдена или доступ/ })).toBeTruthy();
  standIn.change('presentationRead', (body: object) => ({ ...body, right: 'use' }));
  await router.navigate({ href: '/pres-generate/7c2e9f10-7777-4a3b-8c4d-000000000001' });
  expect(await screen.findByText('Только просмотр')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Открыть слайды' })).toBeTruthy();
});

test('[PRES-04][PRES-06][PRES-07] a failed slide is repeated alone; a changed item asks before it replaces an edited slide', async () => {
  const standIn = await startStandIn();
  const { user, router } = await renderPortal('/presentations', { as, standIn });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  await user.click(await screen.findByRole('menuitem', { name: /^С\sпомощью ИИ$/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Тема/ }), 'Склад: ошибка');
  await user.click(screen.getByRole('button', { name: 'Составить план' }));
  const make = await screen.findByRole('button', { name: 'Создать слайды' });
  await waitFor(() => expect(make).not.toHaveProperty('disabled', true));
  await user.click(make);
  expect(await screen.findByText(/^Часть слайдов создать не\sудалось$/)).toBeTruthy();
  const repeat = screen.getByRole('button', { name: 'Повторить слайд' });
  const before = standIn.callsOf('presentationSlidesSend').length;
  await user.click(repeat);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await waitFor(() => expect(standIn.callsOf('presentationSlidesSend')).toHaveLength(before + 1));
  const sent: unknown = await standIn.callsOf('presentationSlidesSend').at(-1)?.json();
  expect(sent).toMatchObject({ overwritesEdited: false, outlineIds: [expect.any(String)] });
  await screen.findByRole('link', { name: /^Открыть в\sредакторе$/ });

  const { pathname } = router.state.location;
  const presentationId = pathname.split('/').at(-1) ?? '';
  await router.navigate({ href: '/presentations' });
  await screen.findByRole('heading', { level: 1, name: 'Презентации' });
  const { version, slides } = await presentationRead({ presentationId });
  const edited = slides
    .flatMap((slide) => ('layout' in slide ? [{ ...slide, isEdited: true }] : []))
    .slice(0, 1);
  await presentationChange({ uuid: presentationId, version, slides: edited });
  await router.navigate({ href: `${pathname}?step=outline` });
  await user.type((await screen.findAllByRole('textbox', { name: 'Заголовок' }))[0] as HTMLElement, '!');
  for (const [answer, overwritesEdited] of [
    ['Оставить мои', false],
    ['Переписать', true],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Создать слайды' }));
    const question = await screen.findByRole('alertdialog', { name: 'Переписать изменённые вами слайды?' });
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(router.state.location.search).toEqual({ step: 'slides' }));
    const last: unknown = await standIn.callsOf('presentationSlidesSend').at(-1)?.json();
    expect(last).toMatchObject({ overwritesEdited, outlineIds: [] });
    await screen.findByRole('link', { name: /^Открыть в\sредакторе$/ });
    await router.navigate({ href: `${pathname}?step=outline` });
  }
});
