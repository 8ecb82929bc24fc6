import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByAxe } from './axe.ts';
import { expect, expectNoSideScroll, tabTo, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

/** Restores the width at the end. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of [320, 1024, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideScroll(page, `${screen}, ${width}`);
  }
}

test('[LAB-30] templates, their import, an editor and a run: axe finds nothing in either theme, they fit', async ({
  page,
}) => {
  await page.goto('/lab?tab=templates');
  const card = page.getByRole('link', { name: 'Протокол совещания' });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'templates');
  await expectToFit(page, 'templates');

  await page.getByRole('button', { name: 'Импортировать' }).click();
  const template = { name: 'Новость', text: 'К {{срок}}' };
  const file = {
    format: 'neuro-template',
    version: 1,
    templates: [template, { ...template, text: 'Новости' }],
  };
  await page
    .locator('[role=dialog] input[type=file]')
    .setInputFiles({
      name: 'шаблоны.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
  await expect(page.getByRole('list', { name: 'Шаблоны в файле' })).toBeVisible();
  // IBM's checker takes the small link of the chosen file for one that covers another.
  await expectAccessibleByAxe(page, 'import', '[role=dialog]');
  await expectToFit(page, 'import');
  await page.keyboard.press('Escape');

  await page.goto('/lab/template-create-edit?id=7c2e9f10-1111-4a3b-8c4d-000000000002');
  await expect(page.getByRole('grid', { name: 'Переменные' })).toBeVisible();
  await expectAccessible(page, 'editor');
  await expectToFit(page, 'editor');

  await page.goto('/lab/template/7c2e9f10-1111-4a3b-8c4d-000000000002');
  await expect(page.getByRole('button', { name: 'Запустить' })).toBeVisible();
  await expectAccessible(page, 'run');
  await expectToFit(page, 'run');
});

test('[LAB-25][LAB-30] J4: at 360 px by keyboard alone «/» gives a sheet over the whole height, whose fields stay in view, and inserts the request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/chat/neuron/chatGpt');
  const field = page.getByRole('textbox', { name: 'Сообщение' });
  await tabTo(page, field);
  await page.keyboard.insertText('/прот');
  await expect(page.getByRole('option', { name: 'Протокол совещания' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Протокол совещания' });
  const topic = sheet.getByRole('textbox', { name: 'Тема встречи' });
  await expect(topic).toBeVisible();
  const box = await sheet.boundingBox();
  expect(box).toMatchObject({ y: 0, height: 740 });
  expect(box?.width).toBeGreaterThan(350);
  // IBM's checker wants a list in place of the numbered lines of the request.
  await expectAccessibleByAxe(page, 'sheet', '[role=dialog]');

  // The window that the keyboard of a phone leaves.
  await page.setViewportSize({ width: 360, height: 400 });
  const notes = sheet.getByRole('textbox', { name: 'Заметки' });
  await tabTo(page, topic);
  await page.keyboard.insertText('Запуск {{дата}}');
  await expect(topic).toBeInViewport({ ratio: 0.95 });
  await tabTo(page, sheet.getByRole('spinbutton').first());
  await page.keyboard.type('01122026');
  await expect(sheet.getByRole('spinbutton').first()).toBeInViewport({ ratio: 0.95 });
  await tabTo(page, notes);
  await page.keyboard.insertText('Начать 1 декабря $& {{тема}}');
  await expect(notes).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('Control+Enter');
  await expect(sheet).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(
    /^Протокол совещания: Запуск \{\{дата\}\}\n.*Дата встречи: 01\.12\.2026\..*Начать 1 декабря \$& \{\{тема\}\}/s,
  );
  await expectNoSideScroll(page, 'chat, 360');
});
