import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByAxe } from './axe.ts';
import { converse, expect, expectNoSideScroll, fillLogin, provoke, tabTo, test } from './fixtures.ts';
import { isFocusCovered } from './focus.ts';

const api = '/api/1.0/lab/agent';
const editor = '/lab/agents-create-edit';

const draft = {
  description: '',
  icon: 'bot',
  colour: 'slate',
  serviceType: 'claude',
  model: null,
  starters: [],
  instruction: 'Отвечай коротко.',
  idFiles: [],
  functionIds: [],
  settings: {},
  historyTurns: 20,
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const state = (page: Page) => page.getByRole('status', { name: 'Состояние' });
/** Records the texts of live regions from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const all: string[] = [];
    Reflect.set(window, 'said', all);
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[aria-live]')) all.push(textContent);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** Expects that a live region has had this text since `listen`. */
const expectSaid = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'said')))).toContain(text);
const log = (page: Page) => page.getByRole('log', { name: 'Проверка' });

/** Moves the focus to a control by keys and presses another one there. */
async function press(page: Page, control: ReturnType<Page['locator']>, key = 'Enter', by = 'Tab') {
  await tabTo(page, control, by);
  await page.keyboard.press(key);
}

/** Types over what is in a text field. */
async function write(page: Page, name: string, text: string, by = 'Tab'): Promise<void> {
  await press(page, field(page, name), 'Control+A', by);
  await page.keyboard.insertText(text);
}

/** Sends a request in the test chat. Its field must have the focus. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

/** Restores the width at the end. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of [320, 1024, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
  }
}

const post = async (page: Page, path: string, data: object) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const response = await page.request.post(`${api}/${path}`, { data, headers });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response;
};

/** Makes an agent over the API. Returns its id. */
async function addAgent(page: Page, name: string): Promise<string> {
  const response = await post(page, 'addAgent', { ...draft, name });
  const { uuid }: { uuid: string } = await response.json();
  return uuid;
}

/** Saves an agent over the API. */
const change = (page: Page, uuid: string, version: number, changes: object) =>
  post(page, 'changeAgent', { uuid, version, draft: { ...draft, ...changes } });

test.describe('Maria', () => {
  test.use({ as: 'employee@neuro.example' });

  test('[LAB-30][LAB-05][LAB-07][LAB-17][LAB-19] J1, J2: an agent is made, tested, allowed a call and saved by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/lab');
    await press(page, page.getByRole('link', { name: 'Создать агента' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Новый агент' })).toBeFocused();
    await listen(page);
    await page.keyboard.press('Control+s');
    await expect(field(page, 'Название')).toBeFocused();
    await expectAccessible(page, 'editor, empty');
    await write(page, 'Название', 'Помощник снабжения');
    await press(page, page.getByRole('radio', { name: 'Робот' }), 'ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Весы' })).toBeChecked();
    await write(page, 'Инструкция', 'Считай и создавай заявки.');
    await press(page, button(page, 'Добавить пример'));
    await expect(field(page, 'Пример 1')).toBeFocused();
    await page.keyboard.insertText('Посчитай 120*4500');
    for (const name of ['Калькулятор', 'Создать заявку']) {
      await press(page, page.getByRole('switch', { name }), 'Space');
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overhang, 'the page scrolls beside the form').toBe(0);

    await press(page, button(page, 'Посчитай 120*4500'));
    await expect(log(page).locator('summary')).toHaveText(/^Калькулятор · 0,\d\sс$/);
    await tabTo(page, field(page, 'Сообщение'));
    await ask(page, 'Создай заявку на 120 стульев за 540 000 ₽');
    const card = log(page).getByRole('region', { name: 'Агент хочет вызвать «Создать заявку»' });
    await expect(card.getByRole('row', { name: 'subject на 120 стульев за 540 000 ₽' })).toBeVisible();
    await expect(card.getByRole('row', { name: 'amount 540000' })).toBeVisible();
    await expectSaid(page, 'Агент хочет вызвать «Создать заявку»');
    await expect(field(page, 'Сообщение')).toBeFocused();
    await expectAccessibleByAxe(page, 'consent');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await press(page, button(page, 'Разрешить'), 'Enter', 'Shift+Tab');
    const step = log(page).locator('summary').last();
    await expect(step).toHaveText(/^Создать заявку · 0,\d\sс$/);
    await expect(step).toBeFocused();
    await expect(log(page).getByRole('group', { name: 'Результат' }).last()).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(log(page).getByRole('group', { name: 'Результат' }).last()).toContainText('З-2026-118');

    await page.setViewportSize({ width: 360, height: 740 });
    await press(page, page.getByRole('tab', { name: 'Настройка' }), 'ArrowRight', 'Shift+Tab');
    await tabTo(page, field(page, 'Сообщение'));
    await expect(field(page, 'Сообщение')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Control+s');
    await expectSaid(page, 'Сохранено, версия 1');
    await expect(state(page)).toHaveText(/^Сохранено в/);
    await expect(field(page, 'Сообщение'), 'a save keeps the focus').toBeFocused();
    await expectAccessibleByAxe(page, 'test on a phone');
    await press(page, page.getByRole('tab', { name: 'Проверка' }), 'ArrowLeft', 'Shift+Tab');
    // Forward and back through the form: nothing that has the focus is under the header and the bar.
    await tabTo(page, page.getByRole('switch', { name: 'Создать заявку' }));
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.locator(':focus').evaluate(isFocusCovered), `stop ${presses}`).toBe(false);
    }
    await expectToFit(page, 'editor');
    await expect(log(page).locator('summary')).toHaveCount(2);
  });

  test('[LAB-30][LAB-09] J3: of two people who save an agent, the second one compares, and no text is lost', async ({
    page,
    openBrowserOf,
  }) => {
    const uuid = await addAgent(page, 'Общий помощник');
    const access = { visibility: 'private', groups: [], editorIds: [3], isOpen: false };
    await post(page, 'shareAgent', { uuid, ...access });
    const olga = await openBrowserOf('company@neuro.example');
    for (const one of [page, olga]) {
      await one.goto(`${editor}?id=${uuid}`);
      await expect(field(one, 'Инструкция')).toHaveValue('Отвечай коротко.');
      await listen(one);
    }
    await write(olga, 'Инструкция', 'Отвечай таблицей.');
    await write(olga, 'Описание', 'Описание Ольги', 'Shift+Tab');
    await olga.keyboard.press('Control+s');
    await expectSaid(olga, 'Сохранено, версия 2');

    await write(page, 'Инструкция', 'Отвечай списком.');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Агента изменили после вас' });
    await expect(dialog).toContainText(/Ольга Зимина: сохранено в\s\d\d:\d\d/);
    await expectAccessible(page, 'comparison', '[role=dialog]');
    await expectToFit(page, 'comparison');
    // Closing it loses nothing either: the next save asks again.
    await page.keyboard.press('Escape');
    await expect(field(page, 'Инструкция')).toBeFocused();
    await expect(field(page, 'Инструкция')).toHaveValue('Отвечай списком.');
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeFocused();
    const choice = dialog.getByRole('radiogroup', { name: 'Инструкция' });
    await expect(choice).toContainText('Отвечай списком.');
    await expect(choice).toContainText('Отвечай таблицей.');
    await press(page, choice.getByRole('radio', { name: 'Моё' }), 'ArrowRight');
    await expect(choice.getByRole('radio', { name: 'Сохранённое' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await press(page, button(page, 'Сохранить выбранное'));
    await expectSaid(page, 'Сохранено, версия 3');
    await expect(field(page, 'Описание')).toHaveValue('Описание Ольги');
    await expect(field(page, 'Инструкция')).toHaveValue('Отвечай списком.');
    const before = await page.request.get(`${api}/getAgent?agentId=${uuid}&version=2`);
    expect(await before.json()).toMatchObject({ instruction: 'Отвечай таблицей.' });
    await olga.context().close();
  });

  test('[LAB-30][LAB-08] J5: after a session that ended draft, part and test are there; another person finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(editor);
    await write(page, 'Название', 'Секретный помощник');
    await write(page, 'Инструкция', 'Только для Марии.');
    await press(page, page.getByRole('tab', { name: 'Настройка' }), 'ArrowRight', 'Shift+Tab');
    await tabTo(page, field(page, 'Сообщение'));
    await ask(page, 'Проверка связи');
    await expect(log(page).getByRole('article')).toHaveCount(2);
    await page.keyboard.insertText('Недописанное');

    const check = '**/api/1.0/notification/getNotificationUser';
    const endSession = async (): Promise<void> => {
      await provoke(page, check, 'jwt-expired');
      await page.evaluate(
        () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(page.getByRole('alertdialog', { name: 'Сессия истекла' })).toBeVisible();
      await page.unroute(check);
    };
    await endSession();
    await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused();
    await page.keyboard.insertText('portal-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(field(page, 'Сообщение')).toBeFocused();
    await expect(field(page, 'Сообщение')).toHaveValue('Недописанное');
    await expect(page.getByRole('tab', { name: 'Проверка' })).toHaveAttribute('aria-selected', 'true');
    await expect(log(page).getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(/tab=test/);

    await page.reload();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByText(/^Восстановлен черновик/)).toBeVisible();
    await expect(field(page, 'Инструкция')).toHaveValue('Только для Марии.');
    await expectAccessibleByAxe(page, 'draft');
    await expectToFit(page, 'draft');

    await endSession();
    await fillLogin(page, 'commerce@neuro.example');
    await expect(page.getByRole('button', { name: 'commerce@neuro.example' })).toBeVisible();
    await page.goto(editor);
    await expect(field(page, 'Название')).toHaveValue('');
    await expect(field(page, 'Инструкция')).toHaveValue('');
    await expect(page.getByText('Секретный помощник')).toHaveCount(0);
    await expect(page.getByText('Проверка связи')).toHaveCount(0);
  });

  test('[LAB-30] at 360 px a long name ends after two lines, links and buttons are in one row each and in view', async ({
    page,
  }) => {
    const name = 'Администрирование межрегиональных закупок оборудования связи';
    const uuid = await addAgent(page, name);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/lab?q=межрегиональных');
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    const lines = await link.evaluate((one) => {
      const { parentElement } = one;
      return (parentElement?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(one).lineHeight);
    });
    expect(lines).toBeLessThan(2.5);
    await expect(page.getByTitle(name)).toBeVisible();
    const topsOf = async (parts: readonly ReturnType<typeof button>[]) =>
      new Set(await Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? 0))));
    const sections = ['Функции агентов', 'Тренажёр запросов'].map((one) =>
      page.getByRole('link', { name: one, exact: true }),
    );
    expect(await topsOf(sections)).toHaveProperty('size', 1);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const create = await page.getByRole('link', { name: 'Создать агента' }).boundingBox();
    expect(create?.y, 'beside the title').toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
    const scopes = await page.getByRole('radiogroup', { name: 'Показать' }).getByRole('radio').all();
    expect(await topsOf(scopes)).toHaveProperty('size', 1);

    await page.goto(`${editor}?id=${uuid}`);
    const buttons = ['Версии', 'Поделиться', 'Ещё'].map((one) => button(page, one));
    for (const one of buttons) await expect(one).toBeInViewport({ ratio: 1 });
    expect(await topsOf(buttons)).toHaveProperty('size', 1);
    const width = (await button(page, 'Поделиться').boundingBox())?.width;
    expect(width, 'words, not only a sign').toBeGreaterThan(100);
    await expectNoSideScroll(page, 'editor');
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await topsOf([...buttons, button(page, 'Сохранить')]), 'beside the title').toHaveProperty(
      'size',
      1,
    );
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const beside = await button(page, 'Версии').boundingBox();
    expect(beside?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0) - 1);
  });

  test('[LAB-30][LAB-10][LAB-13] J7: version 3 comes back as 6; in the archive its chats stay readable', async ({
    page,
  }) => {
    const name = 'Агент с прошлым';
    const uuid = await addAgent(page, name);
    for (const version of [1, 2, 3, 4])
      await change(page, uuid, version, { name, instruction: `Отвечай так, как в ${version + 1} версии.` });
    const chatUuid = await converse(page, 'claude', 'Старый вопрос', { agentId: uuid });

    await page.goto(`${editor}?id=${uuid}`);
    await expect(field(page, 'Инструкция')).toHaveValue('Отвечай так, как в 5 версии.');
    await listen(page);
    await press(page, button(page, 'Версии'));
    const versions = page.getByRole('dialog', { name: 'Версии' });
    await expect(versions).toBeFocused();
    await press(page, versions.getByRole('button', { name: /^Версия 3/ }));
    await expect(versions.getByRole('deletion')).toHaveText(['2']);
    await expect(versions.getByRole('insertion')).toHaveText(['3']);
    await expectAccessible(page, 'versions', '[role=dialog]');
    await expectToFit(page, 'versions');
    await press(page, versions.getByRole('button', { name: 'Восстановить версию 3' }));
    await expect(button(page, 'Версии')).toBeFocused();
    await expect(field(page, 'Инструкция')).toHaveValue('Отвечай так, как в 3 версии.');

    await press(
      page,
      page.getByRole('main').getByRole('link', { name: 'Лаборатория' }),
      'Enter',
      'Shift+Tab',
    );
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card).toBeVisible();
    await expectAccessible(page, 'catalogue');
    await expectToFit(page, 'catalogue');
    await press(page, card.getByRole('button', { name: 'Действия' }));
    await expect(page.getByRole('menuitem', { name: 'Изменить' })).toBeFocused();
    await press(page, page.getByRole('menuitem', { name: /^В\sархив$/ }), 'Enter', 'ArrowDown');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus'), 'the next card has the focus').toHaveCount(1);

    await page.goto(`/lab/agent/${uuid}?chat=${chatUuid}`);
    await expect(page.getByRole('log', { name: 'Сообщения' })).toContainText('Старый вопрос');
    await expect(page.getByText('Агент в архиве, новые сообщения недоступны')).toBeVisible();
    await expect(field(page, 'Сообщение')).toHaveCount(0);
    await expectAccessible(page, 'archived agent');
    await expectToFit(page, 'archived agent');
  });
});
