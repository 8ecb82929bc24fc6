import { globSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasBannedWord } from '#mocks/domain/trainer/banned.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const EMPLOYEE = 'employee@neuro.example';
const first = 'Напиши письмо о переносе поставки с 12 на 19 декабря';
const second =
  'Напиши письмо клиенту, который ждёт открытия: поставка переносится с 12 на 19 декабря из-за таможни. До 120 слов';

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ваш запрос' });
const button = (name: string) => screen.getByRole('button', { name });
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const progress = () => screen.getByRole('progressbar', { name: 'Пройдено' });

test('[LAB-03] [LAB-04] [LAB-08] J6: an attempt, its result, a second one, the comparison, the next day', async () => {
  const portal = await renderPortal('/lab/qTrainer', { as: EMPLOYEE });
  const { user, router, standIn } = portal;
  expect(await screen.findByRole('heading', { level: 1, name: 'Тренажёр запросов' })).toBeTruthy();
  expect(document.title).toContain('Тренажёр запросов');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.getAllByText('Ещё не пробовали')).toHaveLength(12);
  expect(progress().getAttribute('aria-valuetext')).toBe('0\u00a0из\u00a012');
  await user.click(screen.getByRole('link', { name: 'Письмо без\u00a0тумана' }));

  expect(await screen.findByText(/Утро на Литейном/u)).toBeTruthy();
  expect(screen.queryByText('Наши примеры')).toBeNull();
  await fill(user, await field(), first);
  await user.keyboard('{Control>}{Enter}{/Control}');
  const result = await screen.findByRole('heading', { name: 'Результат попытки 1' });
  await waitFor(() => expect(document.activeElement).toBe(result.parentElement));
  expect(listed('Уже есть')).toHaveLength(2);
  expect(listed('Что усилит запрос')?.[0]).toMatch(/^АдресатНазовите читателя.*0 из 20$/u);
  expect(screen.getByText('45 из 100', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText(/Оценено по правилам/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Сравнить попытки' })).toBeNull();
  await user.click(button('Лучшая версия'));
  expect(screen.getByText(/Письмо клиенту, сети кофеен/u, { selector: 'ins' })).toBeTruthy();

  await fill(user, await field(), second);
  await user.click(button('Оценить'));
  await screen.findByRole('heading', { name: 'Результат попытки 2' });
  expect(screen.getByText('85 из 100', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('Упражнение пройдено')).toBeTruthy();
  await waitFor(() => expect(progress().getAttribute('aria-valuetext')).toBe('1\u00a0из\u00a012'));
  await user.click(button('Сравнить попытки'));
  const comparison = within(await screen.findByRole('dialog', { name: 'Сравнение попыток' }));
  expect(comparison.getByText('о переносе поставки', { selector: 'del' })).toBeTruthy();
  expect(comparison.getAllByRole('insertion').length).toBeGreaterThan(0);
  expect(comparison.getByText('Всего').parentElement?.textContent).toBe('Всегобыло 45стало→85');
  await user.keyboard('{Escape}');

  await fill(user, await field(), `${second}. Тон`);
  const { href } = router.state.location;
  expect(href).toMatch(/exercise=letter&attempt=/u);
  portal.close();
  const { user: later, router: laterRouter } = await renderPortal(href, { standIn });
  expect((await field()).value).toBe(`${second}. Тон`);
  expect(screen.getByRole('heading', { name: 'Результат попытки 2' })).toBeTruthy();
  expect(screen.getByText(/^Восстановлен черновик от \d\d:\d\d$/u)).toBeTruthy();
  await later.click(button('Отменить черновик'));
  expect((await field()).value).toBe(second);
  await later.click(screen.getByRole('link', { name: 'Попытка 1: 45 из\u00a0100' }));
  expect(await screen.findByRole('heading', { name: 'Результат попытки 1' })).toBeTruthy();
  await later.click(button('Следующее упражнение'));
  const next = await screen.findByRole('heading', { level: 1, name: 'Протокол' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(laterRouter.state.location.search).toEqual({ exercise: 'minutes' });
  expect((await field()).value).toBe('');
  expect(screen.getByText(/^Планёрка 16/u).textContent).toMatch(/\n— Личный кабинет/u);
});

test('[LAB-03] [AUTH-09] [LAB-29] nothing is sent before the ethics code; an example is not counted and stays in the field', async () => {
  const { user, standIn } = await renderPortal('/lab/qTrainer?exercise=report', {
    as: EMPLOYEE,
    isEthicsAccepted: false,
  });
  await field();
  await user.click(button('Оценить'));
  expect(await screen.findAllByText('Напишите запрос, и мы его оценим')).toBeTruthy();
  await user.paste(
    'Сократи отчёт из файла для директора, который решает о бюджете: список, ровно 5 пунктов «вывод — цифра». Укажи, откуда каждый',
  );
  await user.click(button('Оценить'));
  const ethics = within(await screen.findByRole('dialog', { name: 'Кодекс этики' }));
  expect(standIn.callsOf('exerciseAttemptSend')).toHaveLength(0);
  await user.click(ethics.getByRole('button', { name: 'Принимаю' }));
  expect(await screen.findAllByText('Это наш пример. Попробуйте своими словами')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await field()).value).toMatch(/^Сократи отчёт/u);
});

test('[LAB-04] [LAB-31] an unknown exercise is not found, a value that names none opens the list, and a pupil is led away without a lab call', async () => {
  const unknown = await renderPortal('/lab/qTrainer?exercise=unknown', { as: EMPLOYEE });
  expect(await screen.findByRole('heading', { level: 1, name: 'Упражнение не\u00a0найдено' })).toBeTruthy();
  unknown.close();
  const refused = await renderPortal('/lab/qTrainer?exercise=[1]&attempt=x', { as: EMPLOYEE });
  expect(await screen.findByRole('heading', { level: 1, name: 'Тренажёр запросов' })).toBeTruthy();
  refused.close();

  const standIn = await startStandIn();
  const pupil = await renderPortal('/lab/qTrainer', { as: 'student@neuro.example', standIn });
  await waitFor(() => expect(pupil.router.state.location.pathname).toBe('/'));
  expect(standIn.callsOf('exerciseList')).toHaveLength(0);
});

test('[LAB-29] no text of the screen has a banned word', () => {
  const files = globSync(`${import.meta.dirname}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(8);
  const strings = files.flatMap((file) => readFileSync(file, 'utf8').match(/[^\n]*[а-яё][^\n]*/giu) ?? []);
  expect(strings.filter(hasBannedWord)).toEqual([]);
});
