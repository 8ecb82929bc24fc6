import { expect, test } from './fixtures.ts';
import { zipNames } from './saved-files.ts';

test.use({ as: 'employee@neuro.example' });

test('[PRES-26][PRES-27] under the production policy a worker makes PowerPoint; code and fonts load then only, and a cancelled PDF is not saved', async ({
  page,
}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/deck-to-|export-worker|Arimo|Tinos/.test(request.url())) late.push(request.url());
  });
  await page.goto('/presentations');
  const openDialog = async () => {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Итоги третьего квартала' }) })
      .getByRole('button', { name: 'Действия' })
      .click();
    await page.getByRole('menuitem', { name: 'Скачать' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Скачать презентацию' });
  const start = dialog.getByRole('button', { name: 'Скачать' });
  await expect(start).toBeEnabled();
  expect(late).toEqual([]);

  const saved = page.waitForEvent('download');
  await start.click();
  const pptx = await saved;
  expect(pptx.suggestedFilename()).toBe('Итоги третьего квартала.pptx');
  const names = await zipNames(pptx);
  expect(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(12);
  expect(names).toContain('ppt/charts/chart1.xml');
  await expect(dialog).toHaveCount(0);
  expect(late.some((url) => url.includes('deck-to-pdf'))).toBe(false);

  // The fonts never come: the work waits until it is cancelled.
  await page.route('**/*Arimo*', () => undefined);
  await openDialog();
  await dialog.getByRole('radio', { name: /PDF/ }).check({ force: true });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await start.click();
  await expect(dialog.getByRole('progressbar', { name: 'Готовим файл' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(downloads).toEqual([]);
});

test('[PRES-28] slides are printed one a page, without the drawer that has the button, which leaves the focus on the slides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/pres-editor/7c2e9f10-7777-4a3b-8c4d-000000000002?panel=notes');
  const drawer = page.getByRole('dialog', { name: 'Свойства' });
  await expect(drawer.getByRole('button', { name: 'Печать' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(drawer).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(10);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await drawer.getByRole('button', { name: 'Печать' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Слайды' })).toBeFocused();
});
