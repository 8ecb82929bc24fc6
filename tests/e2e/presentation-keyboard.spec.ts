import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startOf } from './saved-files.ts';

test.use({ as: 'employee@neuro.example' });

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Moves the focus to a control by Tab. It is never lost on the way (P2). */
async function reach(page: Page, control: Locator, by = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(by);
    expect(await isLost(page), `${by} on the way to ${control}`).toBe(false);
  }
  throw new Error(`${by} does not reach ${control}`);
}

/** Reaches a control and presses a key there. The focus is somewhere afterwards. */
async function press(page: Page, control: Locator, key = 'Enter', by = 'Tab'): Promise<void> {
  await reach(page, control, by);
  await page.keyboard.press(key);
  await expect.poll(() => isLost(page), `${key} on ${control}`).toBe(false);
}

test('[PRES-10][PRES-11][PRES-28] P2: by keyboard alone a deck is made, gets a table, a chart and notes, is shown and saved as PDF, and the focus is never lost', async ({
  page,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/presentations');
  await press(page, button('Создать'));
  await press(page, page.getByRole('menuitem', { name: /^С\sпомощью ИИ$/ }), 'Enter', 'ArrowDown');
  await reach(page, page.getByRole('textbox', { name: /^Тема/ }));
  await page.keyboard.insertText('Переезд офиса');
  await press(page, page.getByRole('slider', { name: 'Слайдов' }), 'Home');
  await press(page, button('Составить план'));
  const titles = page.getByRole('grid', { name: 'План' }).getByRole('textbox', { name: 'Заголовок' });
  await expect(titles).toHaveCount(3);
  await expect(button('Создать слайды')).toBeEnabled();
  const second = await titles.nth(1).inputValue();
  await reach(page, titles.nth(0));
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles.nth(0)).toHaveValue(second);
  await expect(titles.nth(1)).toBeFocused();
  await press(page, button('Создать слайды'));
  await expect(page.getByText('Слайды готовы')).toBeVisible();
  await press(page, page.getByRole('link', { name: /^Открыть в\sредакторе$/ }));

  const list = page.getByRole('listbox', { name: 'Слайды' });
  await press(page, button('Добавить слайд'));
  await press(page, page.getByRole('menuitem', { name: 'Таблица', exact: true }), 'Enter', 'ArrowDown');
  await expect(list.getByRole('option')).toHaveCount(4);
  await press(page, list);
  await press(page, button(/^Таблица: /));
  const cells = page.getByRole('grid', { name: 'Ячейки' });
  await reach(page, cells.locator('[tabindex="0"]'));
  await page.keyboard.press('Enter');
  await expect(cells.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('Этап');
  await page.keyboard.press('Enter');
  await expect(cells.getByText('Этап')).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(cells.getByText('Этап')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Z');
  await expect(cells.getByText('Этап')).toBeVisible();
  expect(await isLost(page)).toBe(false);
  await page.keyboard.press('Escape');
  await press(page, button('Добавить слайд'), 'Enter', 'Shift+Tab');
  await press(page, page.getByRole('menuitem', { name: 'Диаграмма', exact: true }), 'Enter', 'ArrowDown');
  await expect(list.getByRole('option')).toHaveCount(5);
  await press(page, list);
  await press(page, button(/^Диаграмма: /));
  await reach(page, page.getByRole('grid', { name: 'Данные' }).locator('[tabindex="0"]'));
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('tab', { name: 'Слайд', exact: true }), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await reach(page, page.getByRole('textbox', { name: 'Заметки' }));
  await page.keyboard.insertText('Назвать дату переезда');
  await expect(page.getByRole('status', { name: 'Состояние' })).toHaveText('Сохранено');

  await press(page, button('Версии'), 'Enter', 'Shift+Tab');
  await expect(page.getByRole('dialog', { name: 'Версии' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Версии')).toBeFocused();

  await page.keyboard.press('Control+F5');
  const show = page.getByRole('dialog', { name: 'Показ' });
  await expect(show).toBeFocused();
  await page.keyboard.press('End');
  await expect(show.getByRole('status')).toHaveText(/^Слайд 5 из\s5/);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('s');
  const presenter = await opened;
  await expect(presenter.getByText(/^Слайд 5 из\s5$/)).toBeVisible();
  await presenter.close();
  await expect(show).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();

  await press(page, button('Скачать'), 'Enter', 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
  await press(page, dialog.getByRole('radio', { name: /PowerPoint/ }), 'ArrowRight');
  const saved = page.waitForEvent('download');
  await press(page, dialog.getByRole('button', { name: 'Скачать' }));
  expect(await startOf(await saved, 8)).toBe('%PDF-1.7');
  await expect(dialog).toHaveCount(0);
  await expect(button('Скачать')).toBeFocused();
});
