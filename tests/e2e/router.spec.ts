import { expect, settle, settledAnswer, tabTo, test } from './fixtures.ts';

test.use({ as: 'employee@neuro.example' });

test('[HOME-06][HOME-12] by keyboard only: skip link, composer, «Подобрать сервис», Enter opens, Enter sends; suggestions move nothing', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  const field = page.getByRole('textbox', { name: 'Что нужно сделать?' });
  await page.getByRole('link', { name: 'К полю сообщения' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Прикрепить файл' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Разделы' });
  const before = await tabs.boundingBox();
  await page.keyboard.type('спроси у гигачата, как составить план на неделю');
  await expect(
    page.getByRole('list', { name: 'Подходящие сервисы' }).getByRole('button').first(),
  ).toBeVisible();
  expect(await tabs.boundingBox()).toEqual(before);
  await expect(field).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Подобрать сервис' }));
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'Подбор сервиса' });
  await expect(region.getByRole('button', { name: 'Открыть' })).toBeFocused();
  const service = await region.getByRole('heading', { level: 2 }).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible();
  const message = page.getByLabel('Сообщение', { exact: true });
  await expect(message).toHaveValue('спроси у гигачата, как составить план на неделю');
  await expect(message).toBeFocused();
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('article').first()).toContainText('спроси у гигачата');
});

test('[HOME-06] Enter on the main page asks the service that the line names first, and its answer comes', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('textbox', { name: 'Что нужно сделать?' })
    .fill('спроси у гигачата про план на неделю');
  await expect(page.getByRole('list', { name: 'Подходящие сервисы' })).toContainText(/^GigaChat/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'GigaChat' })).toBeVisible();
  await expect(await settledAnswer(page, 'GigaChat')).toContainText('спроси у гигачата про план на неделю');
});
