import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { newTemplate, valuesIn } from './model/draft-form.ts';

const employee = 'employee@neuro.example';
const compare = '/lab/template/7c2e9f10-1111-4a3b-8c4d-000000000004';

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

test('[LAB-02][LAB-04][LAB-23] a template is filled, seen as the request, run by Ctrl+Enter, hidden with a way back, and done again with its data', async () => {
  const standIn = await startStandIn();
  const { user, router } = await renderPortal(compare, { as: employee, standIn });
  await screen.findByRole('heading', { level: 1, name: 'Сравнение вариантов' });
  await user.click(await screen.findByRole('button', { name: 'Запустить' }));
  expect(document.activeElement).toBe(await box('Что выбираем'));
  await user.click(await box('Что выбираем'));
  await user.paste('принтер {{варианты}}');
  await user.click(await box('Варианты'));
  await user.paste('А — 10 000 ₽\nБ — 12 000 ₽');
  const preview = screen.getByRole('region', { name: 'Предпросмотр' });
  expect(preview.textContent).toContain('чтобы выбрать: принтер {{варианты}}.');
  expect(preview.textContent).toContain('А — 10 000 ₽\nБ — 12 000 ₽');
  expect(standIn.callsOf('chatMessageSend')).toHaveLength(0);
  await user.keyboard('{Control>}{Enter}{/Control}');

  const log = within(await screen.findByRole('log', { name: 'Сообщения' }));
  const asked = await log.findAllByText(/чтобы выбрать: принтер \{\{варианты\}\}/);
  expect(asked.length).toBeGreaterThan(0);
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/lab\/template\/[\w-]+\?chat=[\w-]+$/));
  const history = within(await screen.findByRole('complementary', { name: 'История' }));
  expect(await history.findByRole('link', { name: /^Сравни варианты/ })).toBeTruthy();
  await user.click(history.getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  await waitFor(() => expect(standIn.callsOf('historyTemplateHide')).toHaveLength(1));
  expect(router.state.location.search).toEqual({});
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(router.state.location.href).toMatch(/\?chat=[\w-]+$/));
  expect(await history.findByRole('link', { name: /^Сравни варианты/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Данные запуска' }));
  await user.click(screen.getByRole('button', { name: /^Повторить с\sэтими данными$/ }));
  await waitFor(async () => expect((await box('Что выбираем')).value).toBe('принтер {{варианты}}'));
  expect(screen.queryByRole('log', { name: 'Сообщения' })).toBeNull();
});

test('[LAB-04][LAB-13] a run stays readable and takes no messages while its template is archived, and when it is gone', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const templateId = compare.slice(-36);
  const chatUuid = crypto.randomUUID();
  const common = { chatUuid, owner: employee, hidden: false, idFile: null } as const;
  const date = '2026-11-20T06:00:00.000Z';
  database.store.write((to) => {
    to.put(database.chats, {
      uuid: chatUuid,
      content: 'Сравни',
      date,
      serviceType: 'chatGpt',
      value: 'chatGpt',
      owner: employee,
      hidden: false,
      templateId,
      templateValues: [{ key: 'что', value: 'принтер' }],
    });
    for (const [role, content] of [
      ['user', 'Сравни варианты'],
      ['assistant', 'Лучше первый'],
    ] as const)
      to.put(database.messages, {
        ...common,
        id: crypto.randomUUID(),
        role,
        content,
        date,
        status: 'complete',
        parentId: null,
        files: [],
      });
    const stored = database.labTemplates.get(templateId);
    if (stored) to.put(database.labTemplates, { ...stored, hidden: true });
  });
  const expectReadable = async (reason: RegExp) => {
    expect(await screen.findByText(reason)).toBeTruthy();
    const log = within(await screen.findByRole('log', { name: 'Сообщения' }));
    expect(await log.findByText('Лучше первый')).toBeTruthy();
    for (const name of ['Изменить', 'Повторить']) expect(log.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Сообщение' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Данные запуска' }));
    expect(await screen.findByText('принтер')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Повторить с/ })).toBeNull();
  };
  const run = `${compare}?chat=${chatUuid}`;
  const { user, router } = await renderPortal(run, { as: employee, standIn });
  await expectReadable(/^Шаблон в\sархиве, новые сообщения недоступны$/);
  database.store.write((to) => to.delete(database.labTemplates, templateId));
  await router.navigate({ href: '/' });
  await router.navigate({ href: run });
  await expectReadable(/^Шаблон не\sнайден или доступ к\sнему закрыт$/);
  const history = within(await screen.findByRole('complementary', { name: 'История' }));
  expect(await history.findByRole('link', { name: /^Сравни/ })).toBeTruthy();
});

test('[LAB-12] a template that is gone or archived says so', async () => {
  const standIn = await startStandIn();
  const { router } = await renderPortal(`/lab/template/${crypto.randomUUID()}`, { as: employee, standIn });
  expect(await screen.findByRole('heading', { name: /^Шаблон не\sнайден/ })).toBeTruthy();
  const { database } = standIn.deps;
  const stored = database.labTemplates.get(compare.slice(-36));
  if (stored) database.store.write((to) => to.put(database.labTemplates, { ...stored, hidden: true }));
  await router.navigate({ href: compare });
  expect(await screen.findByText(/^Шаблон в\sархиве/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Запустить' })).toBeNull();
});

test('[LAB-02][LAB-04] a template is written: a variable of the text is described, another one inserted, and what is saved can be run', async () => {
  const standIn = await startStandIn();
  const { user, router } = await renderPortal('/lab/template-create-edit', { as: employee, standIn });
  await screen.findByRole('heading', { level: 1, name: 'Новый шаблон' });
  expect(document.activeElement?.matches('input, textarea')).toBe(false);
  await user.click(await box('Название'));
  await user.paste('Отчёт за неделю');
  await user.click(await box('Текст запроса'));
  await user.paste('Отчёт к {{срок}}');
  const fault = await screen.findByText(/^Переменная „\{\{срок\}\}“ не\sописана$/);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(standIn.callsOf('templateAdd')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(fault.isConnected).toBe(false);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Вставить переменную' })),
  );
  await user.click(screen.getByRole('button', { name: 'Вставить переменную' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Переменная' }));
  await user.type(dialog.getByRole('textbox', { name: 'Ключ' }), 'отдел');
  await user.type(dialog.getByRole('textbox', { name: 'Подпись' }), 'Отдел');
  await user.click(dialog.getByRole('button', { name: 'Готово' }));
  expect((await box('Текст запроса')).value).toContain('{{отдел}}');
  const table = within(await screen.findByRole('grid', { name: 'Переменные' }));
  expect(table.getByRole('rowheader', { name: '{{отдел}}' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Предпросмотр' }).textContent).toContain('[Отдел]');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(announcement.get()).toBe('Сохранено, версия 1'));
  expect(router.state.location.href).toMatch(/^\/lab\/template-create-edit\?id=[\w-]{36}$/);
  await user.click(screen.getByRole('link', { name: /^К\sзапуску$/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/lab\/template\/[\w-]{36}$/));
  expect(await screen.findByRole('button', { name: 'Запустить' })).toBeTruthy();
  expect(await box('срок')).toBeTruthy();
});

test('[LAB-08][LAB-09] the editor keeps a draft for its person, asks when leaving, takes an agent, and compares with a newer version', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const editor = `/lab/template-create-edit?id=${compare.slice(-36)}`;
  const first = await renderPortal(editor, { as: employee, standIn });
  await fill(first.user, await box('Описание'), 'Моё описание');
  first.close();

  const { user, router } = await renderPortal(editor, { standIn });
  expect((await box('Описание')).value).toBe('Моё описание');
  expect(screen.getByText(/^Восстановлен черновик от\s\d\d:\d\d$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отменить черновик' }));
  expect((await box('Описание')).value).not.toBe('Моё описание');
  await fill(user, await box('Описание'), 'Моё описание');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Лаборатория' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Есть несохранённые изменения' }));
  await user.click(question.getByRole('button', { name: /^Оставить черновик$/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/lab?tab=templates'));
  await screen.findByRole('list', { name: 'Шаблоны' });
  await router.navigate({ href: editor });
  expect((await box('Описание')).value).toBe('Моё описание');

  await user.click(await screen.findByRole('button', { name: /Агент$/ }));
  await user.type(screen.getByRole('combobox', { name: 'Агент' }), '{Control>}a{/Control}юрист');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(await screen.findByRole('option', { name: 'Помощник юриста' }));
  expect(screen.queryByRole('combobox', { name: 'Сервис' })).toBeNull();
  const stored = database.labTemplates.get(compare.slice(-36));
  if (!stored) throw new Error('The seed has no such template');
  const draft = { ...stored.draft, description: 'Чужое описание', text: 'Чужой текст', variables: [] };
  database.store.write((to) => to.put(database.labTemplates, { ...stored, version: 7, draft }));
  await user.keyboard('{Control>}s{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Шаблон изменили после вас' }));
  const choice = within(dialog.getByRole('radiogroup', { name: 'Описание' }));
  expect(choice.getByText('Моё описание')).toBeTruthy();
  expect(choice.getByText('Чужое описание')).toBeTruthy();
  expect(within(dialog.getByRole('radiogroup', { name: 'Агент' })).getByText('Помощник юриста')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(announcement.get()).toBe('Сохранено, версия 8'));
  expect(database.labTemplates.get(stored.uuid)?.draft).toMatchObject({
    description: 'Моё описание',
    text: 'Чужой текст',
    variables: [],
    agentId: '7c2e9f10-2222-4a3b-8c4d-000000000001',
  });

  await fill(user, await box('Описание'), 'Третье');
  const now = database.labTemplates.get(stored.uuid);
  if (now) database.store.write((to) => to.put(database.labTemplates, { ...now, version: 9 }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить как копию' }));
  expect(await screen.findByText(/^Сохранено как «Сравнение вариантов копия»$/)).toBeTruthy();
  await waitFor(async () => expect((await box('Название')).value).toBe('Сравнение вариантов копия'));
  expect((await box('Описание')).value).toBe('Третье');
});

test('[LAB-08] wrong values in the storage are as in a new template', () => {
  const stored = { name: 7, command: [], variables: 'x', agentId: 'y', model: {}, text: 'К {{срок}}' };
  expect(valuesIn(stored)).toEqual({ ...newTemplate, text: 'К {{срок}}' });
});

test('[LAB-24][LAB-25] «/» offers templates by keyboard alone, inserts the request and gives back the draft; other texts are sent as typed', async () => {
  const standIn = await startStandIn();
  const { user } = await renderPortal('/chat/neuron/claude', { as: employee, standIn });
  const field = await box('Сообщение');
  await user.click(field);
  await user.keyboard('/');
  const listbox = await screen.findByRole('listbox', { name: 'Шаблоны' });
  const selected = () => within(listbox).getByRole('option', { selected: true }).textContent;
  expect(within(listbox).getAllByRole('option')).toHaveLength(12);
  expect(selected()).toContain('Письмо клиенту');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toContain('Протокол совещания');
  expect(field.getAttribute('aria-activedescendant')).toBe(
    within(listbox).getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Шаблоны' })).toBeNull();
  await user.clear(field);
  await user.keyboard('/excel{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Формула Excel' }));
  await user.click(await sheet.findByRole('textbox', { name: 'Столбцы и пример' }));
  await user.paste('А, Б');
  await user.click(sheet.getByRole('textbox', { name: 'Что посчитать' }));
  await user.keyboard('сумма{Enter}');
  await waitFor(() => expect(field.value).toContain('Составь формулу для Excel: сумма'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(field.value).toBe('/excel');
  await user.clear(field);
  await user.paste('/etc/hosts');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(standIn.callsOf('chatMessageSend')).toHaveLength(1));
  const sent = await screen.findAllByText('/etc/hosts', { selector: '[role=log] *' });
  expect(sent.length).toBeGreaterThan(0);
});
