import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const EMPLOYEE = 'employee@neuro.example';
const editor = '/lab/agents-create-edit';
const purchases = '7c2e9f10-2222-4a3b-8c4d-000000000004';

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const state = () => screen.getByRole('status', { name: 'Состояние' }).textContent;
const bodiesOf = (requests: readonly Request[]): Promise<unknown[]> =>
  Promise.all(requests.map((request) => request.clone().json()));

test('[LAB-02][LAB-05][LAB-07] J1: an agent is made by keyboard, tested beside its form and saved by Ctrl+S', async () => {
  const { user, router, standIn } = await renderPortal(editor, { as: EMPLOYEE });
  const name = await field('Название');
  expect(document.activeElement?.matches('input, textarea, select')).toBe(false);
  expect(await screen.findByText('Сначала опишите, что делает агент')).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Введите название')).toBeTruthy();
  expect(screen.getByText('Опишите, что делает агент')).toBeTruthy();
  expect(standIn.callsOf('agentAdd')).toHaveLength(0);

  await user.paste('Помощник №1');
  await user.tab();
  expect(await screen.findByText(/^Только буквы, цифры, пробел/)).toBeTruthy();
  await fill(user, name, 'Помощник снабжения');
  const marks = within(screen.getByRole('radiogroup', { name: 'Значок' }));
  marks.getByRole('radio', { name: 'Робот' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(marks.getByRole<HTMLInputElement>('radio', { name: 'Весы' }).checked).toBe(true);
  await user.click(await field('Инструкция'));
  await user.paste('Отвечай коротко. пароль: qwerty12345');
  expect(screen.getByText(/^Похоже на\sсекрет/)).toBeTruthy();
  await fill(user, await field('Инструкция'), 'Отвечай коротко.');
  button('Добавить пример').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await field('Пример 1'));
  await user.keyboard('Кто ты?');
  expect(state()).toBe('Есть несохранённые изменения');

  const check = within(screen.getByRole('region', { name: 'Проверка агента' }));
  await user.click(await check.findByRole('button', { name: 'Кто ты?' }));
  await within(check.getByRole('log', { name: 'Проверка' })).findByRole('button', { name: 'Скрыть' });
  const [sent] = standIn.callsOf('chatMessageSend');
  expect(sent).toBeTruthy();

  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(announcement.get()).toBe('Сохранено, версия 1'));
  expect(state()).toMatch(/^Сохранено в\s\d\d:\d\d$/);
  const [body] = await bodiesOf(standIn.callsOf('agentAdd'));
  expect(body).toMatchObject({ name: 'Помощник снабжения', icon: 'scale', starters: ['Кто ты?'] });
  expect(router.state.location.search).toEqual({ id: expect.any(String) });
  // The test goes on after the agent got its address.
  expect(check.getAllByRole('article').length).toBeGreaterThan(0);
});

test('[LAB-08][LAB-11] a draft comes back after a reload and can be dropped, and the width of the test stays; leaving asks; a taken name is told at its field', async () => {
  const standIn = await startStandIn();
  const first = await renderPortal(`${editor}?id=${purchases}`, { as: EMPLOYEE, standIn });
  await fill(first.user, await field('Описание'), 'Закупает канцелярию');
  screen.getByRole('separator', { name: 'Ширина проверки' }).focus();
  await first.user.keyboard('{ArrowLeft}{ArrowLeft}');
  first.close();

  const { user, router } = await renderPortal(`${editor}?id=${purchases}`, { standIn });
  expect((await field('Описание')).value).toBe('Закупает канцелярию');
  expect(screen.getByText(/^Восстановлен черновик от\s\d\d:\d\d$/)).toBeTruthy();
  const separator = screen.getByRole('separator', { name: 'Ширина проверки' });
  expect(separator.getAttribute('aria-valuenow')).toBe('55');
  await user.click(button('Отменить черновик'));
  expect((await field('Описание')).value).not.toBe('Закупает канцелярию');
  expect(state()).toBe('');

  await fill(user, await field('Название'), 'Редактор писем');
  await user.click(button('Сохранить'));
  expect(await screen.findByText(/^Агент с\sтаким названием уже есть$/)).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Название')));
  await fill(user, await field('Название'), 'Помощник снабжения');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Лаборатория' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Есть несохранённые изменения' }));
  await user.click(question.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/lab'));
  expect(await screen.findByRole('link', { name: 'Помощник снабжения' })).toBeTruthy();
});

test('[LAB-09] J3: a save over a newer version opens the comparison and loses neither text', async () => {
  const standIn = await startStandIn();
  const { user } = await renderPortal(`${editor}?id=${purchases}`, { as: EMPLOYEE, standIn });
  await fill(user, await field('Инструкция'), 'Моя инструкция');
  await fill(user, await field('Описание'), 'Моё описание');
  const { database } = standIn.deps;
  const stored = database.agents.get(purchases);
  if (!stored) throw new Error('The seed has no such agent');
  const draft = { ...stored.draft, instruction: 'Чужая инструкция', description: 'Чужое описание' };
  database.store.write((to) =>
    to.put(database.agents, { ...stored, version: stored.version + 1, draft: { ...draft, historyTurns: 7 } }),
  );
  await user.click(button('Сохранить'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Агента изменили после вас' }));
  const choice = (name: string) => within(dialog.getByRole('radiogroup', { name }));
  expect(choice('Инструкция').getByText('Моя инструкция')).toBeTruthy();
  expect(choice('Инструкция').getByText('Чужая инструкция')).toBeTruthy();
  fireEvent.click(choice('Описание').getByRole('radio', { name: 'Сохранённое' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(announcement.get()).toMatch(/^Сохранено, версия/));
  expect(database.agents.get(purchases)?.draft).toMatchObject({
    instruction: 'Моя инструкция',
    description: 'Чужое описание',
    historyTurns: 7,
  });
});

test('[LAB-01] a service, a model and a function that are gone are named, and can be replaced and switched off', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const stored = database.agents.get(purchases);
  if (!stored) throw new Error('The seed has no such agent');
  const kept = stored.draft.functionIds.length;
  const draft = {
    ...stored.draft,
    serviceType: 'closedChat',
    model: 'gone-1',
    settings: {},
    functionIds: [...stored.draft.functionIds, crypto.randomUUID()],
  };
  database.store.write((to) => to.put(database.agents, { ...stored, draft }));
  const { user } = await renderPortal(`${editor}?id=${purchases}`, { as: EMPLOYEE, standIn });
  expect(await screen.findByText('Этот сервис вам не открыт. Выберите другой')).toBeTruthy();
  expect(await screen.findByText('Этой модели больше нет. Выберите другую')).toBeTruthy();
  await fill(user, await field('Описание'), 'Закупает');
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Этот сервис вам не открыт')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Сервис/ }));
  await user.click(await screen.findByRole('option', { name: 'Claude' }));
  await user.click(await screen.findByRole('switch', { name: 'Недоступная функция 1' }));
  await user.click(button('Сохранить'));
  await waitFor(() => expect(announcement.get()).toMatch(/^Сохранено, версия/));
  const saved = database.agents.get(purchases)?.draft;
  expect(saved).toMatchObject({ serviceType: 'claude', model: null });
  expect(saved?.functionIds).toHaveLength(kept);
});

test('[APP-18][LAB-01] files are dropped onto the form and pasted into it; one that fails keeps the others; their state is polled', async () => {
  const { user, standIn } = await renderPortal(`${editor}?id=${purchases}`, { as: EMPLOYEE });
  const instruction = await field('Инструкция');
  const files = within(screen.getByRole('group', { name: 'Файлы' }));
  const before = standIn.deps.database.agents.get(purchases)?.draft.idFiles.length ?? 0;
  const drop = (...dropped: File[]) =>
    fireEvent.drop(instruction, { dataTransfer: { files: dropped, types: ['Files'] } });
  standIn.fail('too-many-requests', { operation: 'fileUpload', times: 1 });
  drop(new File(['a'], 'Первый.txt'));
  expect(await files.findByText(/^Слишком много/)).toBeTruthy();
  drop(new File(['Цены на бумагу'], 'Цены.txt'), new File(['x'], 'Снимок.png'));
  expect(await files.findByText('Неверный формат у файлов: «Снимок.png»')).toBeTruthy();
  await files.findByRole('button', { name: 'Удалить Цены.txt' });
  const types = ['Files'];
  fireEvent.paste(instruction, { clipboardData: { files: [new File(['b'], 'Сроки.md')], types } });
  await waitFor(() => expect(files.getAllByText(/ · Загружен$/)).toHaveLength(2));
  const table = { files: [new File(['x'], 'Таблица.txt')], types: ['text/plain', 'Files'] };
  fireEvent.paste(instruction, { clipboardData: { ...table, getData: () => 'Таблица' } });
  await user.click(button('Сохранить'));
  await waitFor(() => expect(announcement.get()).toMatch(/^Сохранено, версия/));
  expect(await files.findAllByText(/ · (Готов|Обрабатывается)$/)).toHaveLength(before + 2);
  expect(files.getByText('Первый.txt')).toBeTruthy();
  expect(standIn.callsOf('fileUpload')).toHaveLength(3);
});

test('[LAB-10] all versions of an agent with many can be reached', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const stored = database.agents.get(purchases);
  if (!stored) throw new Error('The seed has no such agent');
  const [uuid, authorId, at] = [stored.uuid, stored.ownerId, stored.date];
  database.store.write((to) => {
    to.put(database.agents, { ...stored, version: 30 });
    for (let version = 1; version <= 30; version++)
      to.put(database.agentVersions, {
        agentUuid: uuid,
        version,
        date: at,
        authorId,
        note: '',
        changed: [],
        draft: { ...stored.draft, historyTurns: version, settings: { temperature: version / 20 } },
      });
  });
  const { user } = await renderPortal(`${editor}?id=${purchases}`, { as: EMPLOYEE, standIn });
  await user.click(await screen.findByRole('button', { name: 'Версии' }));
  const versions = within(await screen.findByRole('dialog', { name: 'Версии' }));
  const last = await versions.findByRole('button', { name: /^Версия 11 / });
  expect(versions.queryByRole('button', { name: /^Версия 10 / })).toBeNull();
  await user.click(last);
  // Its predecessor is on a page that is not loaded.
  expect((await versions.findAllByRole('deletion')).map((one) => one.textContent)).toEqual(['5', '10']);
  expect(versions.getByText('Настройки сервиса')).toBeTruthy();
  expect(versions.queryByText(/temperature/)).toBeNull();
  await user.click(versions.getByRole('button', { name: 'Показать ещё' }));
  expect(await versions.findByRole('button', { name: /^Версия 1 / })).toBeTruthy();
  expect(versions.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('[LAB-01][LAB-12] a duplicate has a free name and is a new agent; one without its instruction cannot be made', async () => {
  const standIn = await startStandIn();
  const { user, close } = await renderPortal(`${editor}?from=${purchases}`, { as: EMPLOYEE, standIn });
  expect((await field('Название')).value).toBe('Помощник закупок копия');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(announcement.get()).toBe('Сохранено, версия 1'));
  close();
  await renderPortal(`${editor}?from=${crypto.randomUUID()}`, { standIn });
  expect(await screen.findByRole('heading', { name: /^Агент не\sнайден/ })).toBeTruthy();
});

test('[LAB-10][LAB-12] J7: differences of versions are read word by word, an old version is restored as a new one, and the agent is shared', async () => {
  const standIn = await startStandIn();
  const { user } = await renderPortal(`${editor}?id=${purchases}`, { as: EMPLOYEE, standIn });
  const { database } = standIn.deps;
  const before = database.agents.get(purchases);
  await fill(user, await field('Описание'), 'Закупает канцелярию');
  await fill(user, await field('Заметка к версии'), ' Уточнила описание ');
  await user.click(button('Сохранить'));
  const version = (before?.version ?? 0) + 1;
  await waitFor(() => expect(announcement.get()).toBe(`Сохранено, версия ${version}`));

  expect((await field('Заметка к версии')).value).toBe('');
  await user.click(button('Версии'));
  const versions = within(await screen.findByRole('dialog', { name: 'Версии' }));
  expect(await versions.findByText('Уточнила описание')).toBeTruthy();
  const titles = await versions.findAllByRole('button', { name: /^Версия \d/ });
  await user.click(titles[0] as HTMLElement);
  expect((await versions.findAllByRole('insertion')).map((one) => one.textContent).join(' ')).toContain(
    'канцелярию',
  );
  await user.click(titles[1] as HTMLElement);
  await user.click(await versions.findByRole('button', { name: `Восстановить версию ${version - 1}` }));
  await screen.findByText(`Версия ${version - 1} восстановлена как версия ${version + 1}`);
  expect(database.agents.get(purchases)?.draft).toEqual(before?.draft);
  expect((await field('Описание')).value).toBe(before?.draft.description);

  await user.click(button('Поделиться'));
  const sharing = within(await screen.findByRole('dialog', { name: 'Поделиться агентом' }));
  await user.click(await sharing.findByRole('radio', { name: 'Группе' }));
  for (const chip of sharing.queryAllByRole('button', { name: /^Удалить|^Убрать/ })) await user.click(chip);
  expect(sharing.getByRole('combobox', { name: /^Группы/ })).toBeTruthy();
  expect(sharing.getByRole('combobox', { name: /^Редакторы/ })).toBeTruthy();
  await user.click(sharing.getByRole('radio', { name: 'Компании' }));
  await user.click(sharing.getByRole('switch', { name: 'Показывать инструкцию' }));
  await user.click(sharing.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(database.agents.get(purchases)?.access.visibility).toBe('company'));
  expect(database.agents.get(purchases)?.access.isOpen).not.toBe(before?.access.isOpen);

  await user.click(button('Ещё'));
  await user.click(await screen.findByRole('menuitem', { name: 'Использование' }));
  const usage = within(await screen.findByRole('dialog', { name: 'Использование' }));
  expect(await usage.findByText(/^Чатов: /)).toBeTruthy();
});
