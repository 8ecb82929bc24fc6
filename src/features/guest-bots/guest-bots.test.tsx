import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

const LAWYER = '7c2e9f10-2222-4a3b-8c4d-000000000001';
const BOT = '7c2e9f10-5555-4a3b-8c4d-000000000001';
const employee = 'employee@neuro.example';
const listAddress = `/lab/agent-bots?agent=${LAWYER}`;

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const state = () => screen.getByRole('status', { name: 'Состояние' }).textContent;

test('[LAB-04][LAB-08] the owner makes a chat-bot from an agent, gives it rules, and it is there after a reload', async () => {
  const portal = await renderPortal('/lab', { as: employee });
  const { user, router, standIn } = portal;
  const card = (await screen.findByRole('link', { name: 'Помощник юриста' })).closest('li');
  if (!card) throw new Error('no card');
  await user.click(within(card).getByRole('button', { name: 'Действия' }));
  expect(await screen.findByRole('menuitem', { name: 'Чат-боты для\u00a0гостей' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Создать чат-бот для\u00a0гостей' }));

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Новый чат\u2011бот для\u00a0гостей' }),
  ).toBeTruthy();
  expect(router.state.location.href).toBe(`${listAddress}&bot=new`);
  expect(screen.getByText('Содержимое файлов агента может попасть в ответы гостям')).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(document.activeElement).toBe(await box('Название')));
  expect(screen.getByText('Введите название')).toBeTruthy();
  await fill(user, await box('Название'), 'Бот!');
  await user.tab();
  expect(screen.getByText(/^Только буквы, цифры/u)).toBeTruthy();
  await fill(user, await box('Название'), 'консультант по ДОГОВОРАМ');
  await user.click(screen.getByRole('radio', { name: 'Адреса выбранных доменов' }));
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Назовите хотя бы один домен')).toBeTruthy();
  await fill(user, await box('Домены'), '@Partner.example; anna@shop.example, partner.example');
  await user.click(button('Добавить пример'));
  await user.keyboard('Какой срок поставки?');
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Чат-бот с таким названием уже есть')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await box('Название')));
  portal.close();

  const later = await renderPortal(`${listAddress}&bot=new`, { standIn });
  expect((await box('Пример 1')).value).toBe('Какой срок поставки?');
  expect(screen.getByText(/^Восстановлен черновик от/u)).toBeTruthy();
  await fill(later.user, await box('Название'), 'Для партнёров');
  await later.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Для партнёров' })).toBeTruthy();
  const made = [...standIn.deps.database.guestBots.values()].find(
    ({ fields }) => fields.name === 'Для партнёров',
  );
  expect(made?.fields).toMatchObject({
    entry: 'domains',
    domains: ['partner.example', 'shop.example'],
    starters: ['Какой срок поставки?'],
  });
  expect(later.router.state.location.href).toBe(`${listAddress}&bot=${made?.uuid}`);
  expect(screen.getByText(new RegExp(`/chatBot/login\\?chatName=${made?.chatName}$`, 'u'))).toBeTruthy();
  expect(await screen.findByText('Вы ещё никому не отправили ссылку.')).toBeTruthy();
  expect(state()).toMatch(/^Сохранено в/u);
  expect(document.activeElement).toBe(await box('Название'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Для партнёров');
  expect(screen.getByText('За 30 дней гости не писали.')).toBeTruthy();
});

test('[LAB-09] the list switches, deletes with a way back and shows states; a newer version opens the comparison', async () => {
  const { user, router, standIn } = await renderPortal(listAddress, { as: employee });
  const { guestBots, agents, store } = standIn.deps.database;
  const item = async () => {
    const li = (await screen.findByRole('link', { name: 'Консультант по договорам' })).closest('li');
    if (!li) throw new Error('no item');
    return within(li);
  };
  expect((await item()).getByText('Включён', { selector: ':not(label)' })).toBeTruthy();
  await user.click((await item()).getByRole('switch', { name: 'Включён' }));
  expect(await screen.findByText('Выключен')).toBeTruthy();
  expect(guestBots.get(BOT)?.fields.isOn).toBe(false);
  await user.click((await item()).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Здесь появятся чат-боты этого агента')).toBeTruthy();
  expect(guestBots.get(BOT)?.hidden).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await user.click((await item()).getByRole('link', { name: 'Консультант по договорам' }));

  await fill(user, await box('Приветствие'), 'Моё приветствие');
  const before = guestBots.get(BOT);
  if (!before) throw new Error('no bot');
  const fields = { ...before.fields, welcome: 'Чужое приветствие', dayLimit: 7, isOn: true };
  store.write((transaction) => transaction.put(guestBots, { ...before, version: 9, fields }));
  standIn.fail('too-many-requests', { operation: 'guestBotList', times: 1 });
  await user.click(button('Сохранить'));
  expect(
    await screen.findByText(/^Кто-то сохранил новую версию, но\sпрочитать её не\sудалось/u),
  ).toBeTruthy();
  await user.click(button('Сохранить'));
  const conflict = within(await screen.findByRole('dialog', { name: 'Чат\u2011бот изменили после вас' }));
  expect(conflict.getByText('Чужое приветствие')).toBeTruthy();
  expect(conflict.queryByRole('radiogroup', { name: 'Запросов в\u00a0день' })).toBeNull();
  await user.click(conflict.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(state()).toMatch(/^Сохранено в/u));
  expect(guestBots.get(BOT)?.fields).toMatchObject({ welcome: 'Моё приветствие', dayLimit: 7, isOn: true });

  const agent = agents.get(LAWYER);
  if (!agent) throw new Error('no agent');
  store.write((transaction) => transaction.put(agents, { ...agent, hidden: true }));
  await user.click(screen.getByRole('link', { name: /^Чат-боты агента/u }));
  await waitFor(() => expect(router.state.location.href).toBe(listAddress));
  expect(await screen.findByText('Агент в архиве')).toBeTruthy();
});

test('[BOT-02][LAB-12] personal links are mailed to pasted addresses, sent again and revoked; an employee’s address is refused', async () => {
  const { user, standIn, router } = await renderPortal(`${listAddress}&bot=${BOT}`, { as: employee });
  const row = async (email: string) => {
    const rows = within(await screen.findByRole('list', { name: 'Личные ссылки' }));
    const li = (await rows.findByText(email)).closest('li');
    if (!li) throw new Error('no row');
    return within(li);
  };
  expect((await row('guest@other.example')).getByText('Гость заходил')).toBeTruthy();
  expect((await row('partner@other.example')).getByText('Отправлена')).toBeTruthy();
  await fill(user, await box('Адреса гостей'), 'Анна <anna@some.example>; не адрес');
  await user.click(screen.getByRole('link', { name: /^Чат-боты агента/u }));
  await waitFor(() => expect(router.state.location.href).toBe(listAddress));
  router.history.back();
  expect((await box('Адреса гостей')).value).toBe('Анна <anna@some.example>; не адрес');
  await user.click(button('Отправить ссылки'));
  expect(await screen.findByText('«не» не похоже на адрес')).toBeTruthy();
  await fill(user, await box('Адреса гостей'), 'Anna@some.example,\nadmin@neuro.example');
  await user.click(button('Отправить ссылки'));
  expect(await screen.findByText(/^admin@neuro\.example.*адрес сотрудника/u)).toBeTruthy();
  await fill(user, await box('Адреса гостей'), 'Anna@some.example,\nboris@some.example');
  await user.click(button('Отправить ссылки'));
  expect((await row('anna@some.example')).getByText('Отправлена')).toBeTruthy();
  expect((await box('Адреса гостей')).value).toBe('');
  const letters = [...standIn.deps.database.mails.values()].map(({ to }) => to);
  expect(letters).toEqual(['anna@some.example', 'boris@some.example']);

  await user.click((await row('anna@some.example')).getByRole('button', { name: 'Отозвать' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Отозвать ссылку?' }));
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  expect(await (await row('anna@some.example')).findByText('Отозвана')).toBeTruthy();
  await user.click((await row('anna@some.example')).getByRole('button', { name: 'Отправить снова' }));
  expect(await (await row('anna@some.example')).findByText('Отправлена')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/token|tokenHash/u);

  await user.click(button('Удалить'));
  expect(await screen.findByText('Здесь появятся чат-боты этого агента')).toBeTruthy();
  expect(standIn.deps.database.guestBots.get(BOT)?.hidden).toBe(true);
  expect(await screen.findByRole('button', { name: 'Отменить' })).toBeTruthy();
});

test('[AUTH-10][LAB-31][LAB-12] a pupil sees no chat-bots and asks for none; without the right to change the agent there are none', async () => {
  const pupil = await renderPortal(`${listAddress}&bot=${BOT}`, { as: 'student@neuro.example' });
  expect(pupil.router.state.location.pathname).toBe('/');
  expect(pupil.standIn.callsOf('guestBotList')).toHaveLength(0);
  expect(pupil.standIn.callsOf('agentRead')).toHaveLength(0);
  pupil.close();
  await renderPortal(listAddress, { as: 'admin@neuro.example' });
  expect(await screen.findByText('Агент не найден или доступ к нему закрыт')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'В\u00a0лабораторию' })).toBeTruthy();
});
