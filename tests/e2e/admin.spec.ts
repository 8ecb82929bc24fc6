/** The journeys of administration.md §1, by keyboard alone, with the stand-in's 2,000 people. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, tabTo, testAlone as test } from './fixtures.ts';
import { pictureOf, sheetRows } from './saved-files.ts';

test.use({ as: 'admin@neuro.example' });

const table = (page: Page, name: string): Locator => page.getByRole('grid', { name });

/** Opens a page of the administration and waits for its rows. */
async function openList(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(`/admin/${address}`);
  const list = table(page, name);
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  return list;
}

/** Presses the control: Tab until it has the focus, then Enter. */
async function press(page: Page, control: Locator, keys = 'Tab'): Promise<void> {
  await tabTo(page, control, keys);
  await page.keyboard.press('Enter');
}

/** Goes past the header and the menu by the skip link, the first stop of a page that has just loaded. */
async function skipToContent(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'К содержанию' }));
  await expect(page.getByRole('main')).toBeFocused();
}

/** Writes into the field, over what is there. */
async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Searches the list for a text, and waits for the only row that has it. */
async function find(page: Page, list: Locator, text: string): Promise<Locator> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeFocused();
  await page.keyboard.insertText(text);
  const row = list.getByRole('row').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  await expect(list.getByRole('row')).toHaveCount(2);
  return row;
}

/** Focuses the first row, opens its menu and chooses an item. */
async function choose(page: Page, list: Locator, item: string): Promise<void> {
  await tabTo(page, list.getByRole('row').nth(1));
  await page.keyboard.press('Shift+F10');
  await press(page, page.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown');
}

/** Chooses the only value that a look-up finds for a text. */
async function lookUp(page: Page, field: Locator, text: string): Promise<void> {
  await fill(page, field, text);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(text)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Chooses the file: Tab to its button, Enter, and the system's dialog. */
async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Выбрать файл' }));
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** The number that the element shows. */
const numberIn = async (element: Locator): Promise<number> =>
  Number((await element.textContent())?.replaceAll(/\D/g, ''));

/** Addresses of active accounts of the company «Нейро» other than the administrators'. */
async function addressesOf(page: Page, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; found.length < count; index++) {
    const query = `size=100&page=${index}&status=active&role=USER`;
    const answer = await page.request.get(`/api/1.0/admin/users/getListUser?${query}`);
    const { content } = await answer.json();
    for (const { email, groups } of content) if (groups.length === 0) found.push(email);
  }
  return found.slice(0, count);
}

test('[ADM-18][ADM-13] J1: a person is found by a part of the address with the usage of the month, gets another group, is blocked with a reason, and that is undone', async ({
  page,
}) => {
  const people = await openList(page, 'users/users-table', 'Пользователи');
  const row = await find(page, people, 'student@');
  await tabTo(page, people.getByRole('row').nth(1));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await tabTo(page, drawer.getByRole('tab', { selected: true }));
  await tabTo(page, drawer.getByRole('tab', { name: 'Использование' }), 'ArrowRight');
  // In the first hours of a month nobody has asked yet.
  await expect(
    drawer.getByText(/^(Запросы с\sначала месяца: \d|В этом месяце запросов не было)/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).not.toContainText('Коммерческий отдел');
  await choose(page, people, 'Добавить в группы');
  const groups = page.getByRole('alertdialog', { name: 'Добавить в группы 1 пользователя?' });
  await lookUp(page, groups.getByRole('combobox', { name: 'Группы' }), 'Коммерческий отдел');
  await press(page, groups.getByRole('button', { name: 'Добавить в группы' }));
  await expect(groups).toBeHidden();
  await expect(row).toContainText('Коммерческий отдел');

  await choose(page, people, 'Заблокировать');
  const block = page.getByRole('alertdialog', { name: 'Заблокировать 1 пользователя?' });
  await fill(page, block.getByRole('textbox', { name: 'Причина' }), 'Уволен');
  await press(page, block.getByRole('button', { name: 'Заблокировать' }));
  await expect(row).toContainText('Заблокирован');
  await press(page, page.getByRole('button', { name: 'Отменить' }).last());
  await expect(row).not.toContainText('Заблокирован');
});

test('[ADM-18][ADM-26] J5: the key of a provider is replaced, is in no answer afterwards, and is checked', async ({
  page,
}) => {
  const connections = await openList(page, 'externalApi', 'Внешние API');
  await find(page, connections, 'OpenRouter');
  await choose(page, connections, 'Сменить ключ');
  const dialog = page.getByRole('alertdialog', { name: /^Сменить ключ/ });
  const key = 'sk-or-2026-a-new-key-for-the-journey';
  await fill(page, dialog.getByLabel('Новый ключ'), key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Ключ сменён' })).toBeVisible();
  await choose(page, connections, 'Проверить');
  await expect(page.getByText(/отвечает за/)).toBeVisible();
  const answer = await page.request.get('/api/1.0/admin/externalApi/getListConnection?size=100');
  expect(await answer.text()).toContain('OpenRouter');
  expect(await answer.text()).not.toContain(key);
});

test('[ADM-18][ADM-34] J8: a service is closed for all but one group, and seen as that group sees it', async ({
  page,
}) => {
  const services = await openList(page, 'tile', 'Сервисы');
  await find(page, services, 'DeepSeek');
  await choose(page, services, 'Открыть только группам');
  const open = page.getByRole('alertdialog', { name: /^Кому открыть/ });
  await lookUp(page, open.getByRole('combobox', { name: 'Группы' }), 'Коммерческий отдел');
  await press(page, open.getByRole('button', { name: 'Открыть только группам' }));
  await expect(open).toBeHidden();
  for (const [group, sees] of [
    ['Коммерческий отдел', 'видит'],
    ['Администраторы компаний', 'не видит'],
  ] as const) {
    await choose(page, services, 'Посмотреть как группа…');
    const ask = page.getByRole('alertdialog', { name: 'Посмотреть как группа' });
    await lookUp(page, ask.getByRole('combobox', { name: 'Группа' }), group);
    await press(page, ask.getByRole('button', { name: 'Посмотреть как группа' }));
    const view = page.getByRole('dialog', { name: /^Что увидит участник/ });
    await expect(view.getByRole('listitem').filter({ hasText: 'DeepSeek' })).toHaveText(`DeepSeek: ${sees}`);
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  }
});

test('[ADM-18][ADM-19] J9: the audit names who raised the limit of a company, from what and to what', async ({
  page,
}) => {
  const companies = await openList(page, 'company', 'Компании');
  await find(page, companies, 'Нива');
  await tabTo(page, companies.getByRole('row').nth(1));
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Данные' });
  await fill(page, form.getByRole('textbox', { name: 'Запросов в месяц' }), '77000');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible();

  const audit = await openList(page, 'logs', 'Действия');
  await page.keyboard.press('/');
  await page.keyboard.insertText('Нива');
  const entry = audit.getByRole('row').filter({ hasText: 'Нива' }).first();
  await expect(entry).toContainText('admin@neuro.example');
  await tabTo(page, audit.getByRole('row').nth(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(/было 1.000.000 → , стало 77.000/);
});

test('[ADM-18][ADM-12] J3: requests are approved together, one is rejected with a reason, and the letters are there', async ({
  page,
}) => {
  const requests = await openList(page, 'requests?status=new', 'Запросы');
  await skipToContent(page);
  await tabTo(page, requests.getByRole('row').nth(1));
  await page.keyboard.press('Shift+F10');
  await press(page, page.getByRole('menuitem', { name: 'Отклонить' }), 'ArrowDown');
  const reject = page.getByRole('alertdialog', { name: /^Отклонить/ });
  await expect(reject.getByRole('textbox', { name: 'Причина' })).toBeFocused();
  await page.keyboard.insertText('Доступ дают только сотрудникам');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(reject).toBeHidden();

  const list = await page.request.get('/api/1.0/admin/requests/getListRequest?status=new&size=100');
  const { content: asked }: { content: { number: number; email: string }[] } = await list.json();
  const before = asked.length + 1;
  await expect(requests.getByRole('row')).toHaveCount(before);
  await tabTo(page, requests.getByRole('row').nth(1));
  await page.keyboard.press('ControlOrMeta+a');
  await press(
    page,
    page.getByRole('toolbar', { name: 'Действия с выбранными' }).getByRole('button', { name: 'Действия' }),
  );
  await press(page, page.getByRole('menuitem', { name: 'Одобрить' }), 'ArrowDown');
  const approve = page.getByRole('alertdialog', { name: /^Одобрить/ });
  await lookUp(page, approve.getByRole('combobox', { name: 'Компания' }), 'Нейро');
  await lookUp(page, approve.getByRole('combobox', { name: 'Группы' }), 'Коммерческий отдел');
  await press(page, approve.getByRole('button', { name: 'Одобрить' }));
  await expect(requests.getByRole('row')).not.toHaveCount(before);
  const mailbox = await page.request.get('/api/dev/mailbox');
  const mails: { to: string; subject: string; text: string }[] = await mailbox.json();
  expect(mails.filter(({ text }) => text.includes('Доступ дают только сотрудникам'))).toHaveLength(1);
  const approvals = mails.filter(({ subject }) => subject.startsWith('Запрос одобрен'));
  for (const { text } of approvals) expect(text).toContain('Коммерческий отдел');
  expect(approvals.map(({ to, subject }) => `${to} ${subject}`).sort()).toEqual(
    asked.map(({ number, email }) => `${email} Запрос одобрен: № ${number}`).sort(),
  );
});

test('[ADM-18][ADM-33] J4: from the durations of yesterday to a service, to its errors, one of which is marked as known, and to its connection, which is checked', async ({
  page,
}) => {
  const found = await page.request.get('/api/1.0/admin/error/getListError?place=claude');
  const { content: groups }: { content: { uuid: string }[] } = await found.json();
  const isNew = await page.request.post('/api/1.0/admin/error/changeListError', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { keys: groups.map(({ uuid }) => uuid), action: { kind: 'status', status: 'new' } },
  });
  expect(isNew.status()).toBe(200);
  await page.goto('/admin/monitoring');
  await skipToContent(page);
  await tabTo(page, page.getByRole('tab', { name: 'Сервисы' }));
  await tabTo(page, page.getByRole('tab', { name: 'Графики' }), 'ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: '3 дня' }));
  await tabTo(page, page.getByRole('radio', { name: 'Вчера' }), 'ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Вчера' })).toBeChecked();
  await expect(page.getByRole('figure', { name: /^Длительность ответа/ })).toContainText('Claude');
  await tabTo(page, page.getByRole('tab', { name: 'Графики' }), 'Shift+Tab');
  await tabTo(page, page.getByRole('tab', { name: 'Сервисы' }), 'ArrowLeft');
  const services = table(page, 'Сервисы');
  await expect(services.getByRole('row').nth(1)).toBeVisible();
  await tabTo(page, services.getByRole('row').nth(1));
  await tabTo(page, services.getByRole('row', { name: 'Claude Anthropic', exact: true }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Claude' });
  await press(page, drawer.getByRole('link', { name: 'Ошибки сервиса' }));
  const errors = table(page, 'Ошибки');
  await expect(errors.getByRole('row')).toHaveCount(2);
  await expect(errors.getByRole('row').nth(1)).toContainText(/claude.*Новая/i);
  await choose(page, errors, 'Сменить статус');
  const status = page.getByRole('alertdialog', { name: /^Сменить статус/ });
  await expect(status.getByRole('button', { name: /Статус/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('option', { name: 'Известная' }), 'ArrowDown');
  await press(page, status.getByRole('button', { name: 'Сменить статус' }));
  await expect(errors.getByRole('row').nth(1)).toContainText('Известная');

  await page.goBack();
  await press(page, drawer.getByRole('link', { name: /^Подключение/ }));
  const connection = page.getByRole('dialog', { name: 'Anthropic' });
  await press(page, connection.getByRole('button', { name: 'Действия' }));
  await press(page, page.getByRole('menuitem', { name: 'Проверить' }), 'ArrowDown');
  await expect(page.getByText(/отвечает за|не отвечает/).first()).toBeVisible();
});

test('[ADM-18][ADM-23][ADM-24] J2: 300 dismissals are blocked but 4, the refused lines come back as a file, which is mended and imported', async ({
  page,
}) => {
  const [later = '', ...emails] = await addressesOf(page, 297);
  const faulty = ['petrov@neuro', 'nobody@neuro.example', emails[0], 'admin@neuro.example'];
  const lines = [...faulty, ...emails].map((email) => `${email};2026-11-21`);
  await page.goto('/admin/users/users-add-lists');
  await skipToContent(page);
  await tabTo(page, page.getByRole('radio', { name: /Добавить и/ }));
  await tabTo(page, page.getByRole('radio', { name: /Заблокировать/ }), 'ArrowDown');
  await fill(page, page.getByRole('textbox', { name: 'Причина' }), 'Уволен');
  await chooseFile(page, 'Уволенные.csv', `E-mail;Дата\r\n${lines.join('\r\n')}\r\n`);
  await expect(page.getByRole('status').filter({ hasText: 'отказано 4' })).toContainText('300 строк');
  await press(page, page.getByRole('button', { name: 'Импортировать 296 строк' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Заблокировать' }));
  const progress = page.getByRole('dialog', { name: 'Импорт' });
  await expect(progress.getByText('Готово. Изменено 296')).toBeVisible();
  await page.keyboard.press('Escape');

  const saving = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Скачать отказы' }), 'Shift+Tab');
  const refused = await readFile(await (await saving).path(), 'utf8');
  expect(refused.match(/@/g)).toHaveLength(4);
  await press(page, page.getByRole('button', { name: 'Удалить Уволенные.csv' }), 'Shift+Tab');
  await chooseFile(page, 'Отказы.csv', refused.replace('petrov@neuro', later));
  await press(page, page.getByRole('button', { name: 'Импортировать 1 строку' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Заблокировать' }));
  await expect(progress.getByText('Готово. Изменено 1')).toBeVisible();
});

test('[ADM-18][ADM-05][ADM-15][ADM-32][ADM-36] J6: November is compared with October by departments, saved as a picture and a table, and ordered monthly', async ({
  page,
}) => {
  // The picture is light, and drawn with the paths of the page.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const Own = Path2D;
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    window.Path2D = class extends Own {
      constructor(path?: Path2D | string) {
        super(path);
        drawn.push(String(path));
      }
    };
  });
  await page.goto('/admin/statistics');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: /^Период/ }));
  await press(page, page.getByRole('menuitemradio', { name: 'Этот месяц' }), 'ArrowDown');
  await tabTo(page, page.getByRole('button', { name: /Строки таблицы/ }));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('menuitemradio', { name: 'Отдел', exact: true }), 'ArrowDown');
  const department = table(page, 'Статистика').getByRole('row', { name: 'Отдел кадров' });
  await expect(department).toContainText(/[+−]\d+(?:,\d)?.%/);

  const picture = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'PNG' }).first());
  expect((await picture).suggestedFilename()).toBe('Запросы.png');
  const plot = page.getByRole('application', { name: /^Запросы\./ }).locator('svg');
  const { width, corner, drawn } = await pictureOf(await picture);
  const paths = await plot
    .locator('> path, > g path')
    .evaluateAll((all) => all.flatMap((path) => path.getAttribute('d') || []));
  expect(paths.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toEqual(expect.arrayContaining(paths));
  expect(width).toBe(2 * (Number(await plot.getAttribute('width')) + 2 * 16));
  expect(Math.min(...corner)).toBeGreaterThan(240);
  expect(drawn).toBeGreaterThan(2000);
  const sheet = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Скачать' }));
  await press(page, page.getByRole('menuitem', { name: 'Excel (XLSX)' }), 'ArrowDown');
  const [titles = [], ...lines] = await sheetRows(await sheet);
  expect(titles.slice(0, 4)).toEqual(['Отдел', 'Запросы', 'Изменение, %', 'Сотрудники']);
  expect(lines.length).toBeGreaterThan(30);
  const line = lines.find(([title]) => title === 'Отдел кадров') ?? [];
  expect(Number(line[1])).toBe(await numberIn(department.getByRole('gridcell').first()));

  await press(page, page.getByRole('button', { name: 'Скачать' }));
  await press(page, page.getByRole('menuitem', { name: 'Заказать отчёт…' }), 'ArrowDown');
  const order = page.getByRole('form', { name: 'Заказ отчёта' });
  await expect(order.getByRole('button', { name: /Группировка/ })).toContainText('Отдел');
  await expect(order.getByRole('button', { name: /Сравнение/ })).toContainText('С предыдущим периодом');
  await expect(order.getByRole('button', { name: /Столбцы/ })).toContainText('Запросы до этого');
  await fill(page, order.getByRole('textbox', { name: 'Название' }), 'Отделы за месяц');
  await tabTo(page, order.getByRole('button', { name: /Когда/ }));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('option', { name: /месяц/ }), 'ArrowDown');
  await press(page, order.getByRole('button', { name: 'Создать расписание' }));
  await expect(table(page, 'Расписания отчётов').getByRole('row', { name: 'Отделы за месяц' })).toBeVisible();
});

test('[ADM-18][ADM-29] J7: works are announced by a banner, then by a mailing with a preview, a test and the typed number', async ({
  page,
}) => {
  await openList(page, 'banners', 'Баннеры');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Добавить', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toBeFocused();
  await page.keyboard.insertText('Работы в субботу');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Добавлено' })).toBeVisible();

  await page.goto('/admin/letters?part=mailings');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Добавить', exact: true }));
  const form = page.getByRole('form', { name: 'Данные' });
  await fill(page, form.getByRole('textbox', { name: 'Название' }), 'Работы');
  await fill(page, form.getByRole('textbox', { name: 'Тема' }), 'Работы в субботу');
  await fill(page, form.getByRole('textbox', { name: 'Текст' }), 'Портал недоступен с 10 до 12.');
  await lookUp(page, form.getByRole('combobox', { name: 'Группы' }), 'Коммерческий отдел');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Добавлено' }).last()).toBeVisible();

  const mailings = table(page, 'Рассылки');
  await find(page, mailings, 'Работы');
  await tabTo(page, mailings.getByRole('row').nth(1));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Работы' });
  await tabTo(page, drawer.getByRole('tab', { selected: true }));
  await tabTo(page, drawer.getByRole('tab', { name: 'Отправка' }), 'ArrowRight');
  await press(page, drawer.getByRole('button', { name: 'Отправить тест себе' }));
  await expect(drawer.getByText(/^Тест этой версии отправлен/)).toBeVisible();
  const begin = drawer.getByRole('button', { name: /^Отправить \d/ });
  const count = /\d+/.exec((await begin.textContent())?.replaceAll(/\s/g, '') ?? '')?.[0] ?? '';
  await press(page, begin);
  const confirm = page.getByRole('alertdialog');
  await fill(page, confirm.getByRole('textbox', { name: /число получателей/ }), count);
  await press(page, confirm.getByRole('button', { name: /^Отправить/ }));
  await expect(drawer.getByRole('button', { name: 'Отменить рассылку' })).toBeVisible();
});

test.describe('far from the reporting zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('[ADM-31] the requests of single days are those of the rows, and their sum is that of the period', async ({
    page,
  }) => {
    const dayBefore = (days: number): string =>
      new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' });
    const days = [4, 3, 2].map(dayBefore);
    await page.goto(`/admin/statistics?from=${days[0]}&to=${days[2]}&compare=none`);
    const sums = page.getByRole('list', { name: 'Итоги' }).getByRole('listitem');
    const requests = sums.filter({ hasText: /^Запросы/ });
    const rows = table(page, 'Статистика').getByRole('row');
    await expect(rows).toHaveCount(1 + days.length);
    const ofPeriod = await numberIn(requests);
    let sum = 0;
    for (const day of days) {
      const row = rows.filter({ hasText: day.split('-').reverse().join('.') });
      const ofDay = await numberIn(row.getByRole('gridcell').first());
      sum += ofDay;
      await row.press('Enter');
      await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
      await expect.poll(() => numberIn(requests)).toBe(ofDay);
      await page.goBack();
      await expect(rows).toHaveCount(1 + days.length);
    }
    expect(ofPeriod).toBeGreaterThan(0);
    expect(sum).toBe(ofPeriod);
  });
});

test.describe('of a company', () => {
  test.use({ as: 'company@neuro.example' });

  test('[ADM-18][COMP-03] J10: people are invited, those who have not signed in for 30 days are found, feedback is answered', async ({
    page,
  }) => {
    await page.goto('/companyAdmin/users/users-add-lists');
    await skipToContent(page);
    const people = Array.from({ length: 12 }, (_, index) => `new.${index}@neuro.example;Новый Сотрудник`);
    await chooseFile(page, 'Новые.csv', `E-mail;Имя\r\n${people.join('\r\n')}\r\n`);
    await press(page, page.getByRole('button', { name: 'Импортировать 12 строк' }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Импортировать' }));
    await expect(page.getByRole('dialog', { name: 'Импорт' }).getByText('Готово. Изменено 12')).toBeVisible();
    const mails: { to: string; text: string }[] = await (await page.request.get('/api/dev/mailbox')).json();
    const invited = mails.filter(({ to, text }) => to.startsWith('new.') && text.includes('приглашает вас'));
    expect(invited).toHaveLength(12);

    await page.goto('/companyAdmin/users/users-table');
    const list = table(page, 'Пользователи');
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await skipToContent(page);
    await press(page, page.getByRole('button', { name: 'Добавить фильтр' }));
    await press(page, page.getByRole('menuitem', { name: 'Входил за 30 дней' }), 'ArrowDown');
    const filter = page.getByRole('dialog', { name: 'Фильтр: Входил за 30 дней' });
    await tabTo(page, filter.getByRole('button', { name: /Входил/ }));
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('option', { name: 'нет' }), 'ArrowDown');
    await press(page, filter.getByRole('button', { name: 'Применить' }));
    await expect(page.getByRole('row', { name: /^Входил за 30\sдней: нет/ })).toBeVisible();
    await find(page, list, 'new.0@neuro.example');

    await page.goto('/companyAdmin/feedback');
    const feedback = table(page, 'Обращения');
    await expect(feedback.getByRole('row').nth(1)).toBeVisible();
    await skipToContent(page);
    await tabTo(page, feedback.getByRole('row').nth(1));
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await fill(page, drawer.getByRole('textbox', { name: 'Ответ' }), 'Спасибо, исправим к пятнице.');
    await press(page, drawer.getByRole('button', { name: 'Ответить' }));
    await expect(page.getByRole('status').filter({ hasText: 'Ответ отправлен' })).toBeVisible();
    await expect(drawer.getByText('Спасибо, исправим к пятнице.')).toBeVisible();
  });
});
