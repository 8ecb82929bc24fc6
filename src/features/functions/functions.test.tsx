import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { fill, renderPortal } from '#tests/portal.tsx';

const EMPLOYEE = 'employee@neuro.example';
const REQUEST = '7c2e9f10-3333-4a3b-8c4d-000000000011';
const SECRET = 'Bearer tajna-4711';

const box = (name: string) => screen.getByRole('textbox', { name });
const found = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const state = () => screen.getByRole('status', { name: 'Состояние' }).textContent;
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
/** The page with the values of its fields. */
const shown = () =>
  [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  ].join('\n');

test('[LAB-04] [LAB-15] [LAB-17] J2: a function with a secret header is made, tried after consent, saved and read again without the secret', async () => {
  const portal = await renderPortal('/lab/agents-functions', { as: EMPLOYEE });
  const { user, router, standIn } = portal;
  const own = await screen.findByRole('link', { name: 'Создать заявку' });
  expect(own.closest('li')?.textContent).toMatch(/POST · ваша · у\u00a01\u00a0агента.*Изменяет данные/u);
  expect(screen.getByRole('link', { name: 'Калькулятор' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Создать функцию' }));

  await fill(user, await found('Название'), 'Обращение');
  await user.keyboard('{Control>}s{/Control}');
  expect(box('Имя для модели').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(box('Имя для модели')));
  await fill(user, box('Имя для модели'), 'create_ticket');
  await fill(user, box('Описание для модели'), 'Создаёт обращение');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Метод' }), 'POST');
  await fill(user, box('Адрес'), 'https://support.neuro.example/api?token=Zx81aPq09kk');
  expect(screen.getAllByText(/Похоже на секрет: ему место в заголовках функции/u)).toHaveLength(2);
  expect(announcement.get()).toMatch(/^Похоже на\sсекрет/u);
  await fill(user, box('Адрес'), 'https://support.neuro.example/api');
  await user.click(button('Добавить заголовок'));
  await fill(user, box('Имя заголовка'), 'Authorization');
  await fill(user, screen.getByLabelText('Значение'), SECRET);

  await user.click(button('Добавить аргумент'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый аргумент' }));
  await user.type(dialog.getByRole('textbox', { name: 'Имя' }), 'text');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  const table = within(await screen.findByRole('grid', { name: 'Аргументы' }));
  expect(table.getByRole('rowheader', { name: 'text' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Схема JSON' }));
  const schema = box('Схема JSON аргументов') as HTMLTextAreaElement;
  expect(JSON.parse(schema.value)).toEqual({
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string' } },
  });
  await fill(user, schema, schema.value.replace('"string"', '"object"'));
  expect(await screen.findByText(/^Строка 5: тип «object» здесь не поддерживается$/u)).toBeTruthy();
  await fill(user, schema, schema.value.replace('"object"\n', '"string"\n'));
  await fill(user, box('Тело запроса'), '{"text": "{text}"}');
  await fill(user, box('Пример ответа'), '{"number":"О-417"}');

  await user.click(button('Проверить вызов'));
  expect(await screen.findAllByText('Не хватает аргумента «text»')).toBeTruthy();
  await user.type(box('text'), 'Не открывается');
  await user.click(button('Проверить вызов'));
  const consent = within(await screen.findByRole('alertdialog', { name: 'Вызвать «Обращение»?' }));
  expect(consent.getByRole('cell', { name: 'Не открывается' })).toBeTruthy();
  expect(standIn.callsOf('functionCheck')).toHaveLength(0);
  await user.click(consent.getByRole('button', { name: 'Разрешить' }));
  const result = within(await screen.findByRole('group', { name: 'Результат проверки' }));
  expect(result.getByText('Ответ получен · 0,1 с')).toBeTruthy();
  expect(result.getByText('{"number":"О-417"}')).toBeTruthy();
  expect(stored()).toContain('create_ticket');
  expect(stored()).not.toContain('4711');

  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Обращение' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.href).toMatch(/id=[\da-f-]{36}$/u));
  expect(await screen.findByText('задан')).toBeTruthy();
  // The form stays as it is, with its trial.
  expect(screen.getByRole('group', { name: 'Результат проверки' })).toBeTruthy();
  expect(state()).toMatch(/^Сохранено в/u);
  expect(stored()).not.toContain('create_ticket');
  const { href } = router.state.location;
  portal.close();

  const later = await renderPortal(href, { standIn });
  expect(((await found('Имя заголовка')) as HTMLInputElement).value).toBe('Authorization');
  expect(screen.getByText('задан')).toBeTruthy();
  expect(
    shown() +
      stored() +
      JSON.stringify(
        later.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state: { data } }) => data),
      ),
  ).not.toContain('4711');
  await fill(later.user, box('Описание для модели'), 'Создаёт обращение в поддержку');
  await later.user.click(button('Сохранить'));
  await waitFor(() => expect(state()).toMatch(/^Сохранено в/u));
  const sent = (await standIn.callsOf('functionChange').at(-1)?.json()) as { draft: { headers: unknown } };
  expect(sent.draft.headers).toEqual([{ name: 'Authorization', isSecret: true }]);

  await fill(later.user, box('Адрес'), 'https://other.neuro.example/api');
  expect(screen.getByText('Адрес изменился: введите секреты заново')).toBeTruthy();
  expect((screen.getByLabelText('Значение') as HTMLInputElement).value).toBe('');
  await later.user.click(button('Сохранить'));
  await waitFor(() => expect(screen.queryByText(/введите секреты заново/u)).toBeNull());
  expect(screen.queryByText('задан')).toBeNull();
  await later.user.click(button('Удалить'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Удалить функцию «Обращение»?' }));
  await later.user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(later.router.state.location.href).toBe('/lab/agents-functions'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Обращение' })).toBeNull());
});

test('[LAB-08] [LAB-09] a newer version opens the comparison, a draft returns, and a function that agents need stays', async () => {
  const portal = await renderPortal(`/lab/agents-functions?id=${REQUEST}`, { as: EMPLOYEE });
  const { user, standIn } = portal;
  await fill(user, await found('Название'), 'Моя заявка');
  const { functions, store } = standIn.deps.database;
  const before = functions.get(REQUEST);
  if (!before) throw new Error('no function');
  const fields = { ...before.fields, title: 'Чужая заявка', timeoutSeconds: 30 };
  store.write((transaction) => transaction.put(functions, { ...before, version: 3, fields, authorId: 3 }));
  await user.click(button('Сохранить'));
  const conflict = within(await screen.findByRole('dialog', { name: 'Функцию изменили после вас' }));
  expect(conflict.getByText(/^Ольга Зимина: сохранено .*в\s\d\d:\d\d\./u)).toBeTruthy();
  expect(conflict.getByText('Чужая заявка')).toBeTruthy();
  expect(conflict.getByText('Моя заявка')).toBeTruthy();
  // A field that only the other person changed needs no choice.
  expect(conflict.getByText(/останется сохранённое: Ждать ответа\.$/u)).toBeTruthy();
  const title = within(conflict.getByRole('radiogroup', { name: 'Название' }));
  expect(title.getByRole('radio', { name: 'Моё', checked: true })).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(state()).toMatch(/^Сохранено в/u));
  expect(functions.get(REQUEST)?.fields).toMatchObject({ title: 'Моя заявка', timeoutSeconds: 30 });
  expect(functions.get(REQUEST)?.headers[0]).toMatchObject({ name: 'Authorization', isSet: true });

  await fill(user, box('Название'), 'Заявка в\u00a0черновике');
  await user.click(screen.getByRole('link', { name: 'Все функции' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Есть несохранённые изменения' }));
  await user.click(question.getByRole('button', { name: 'Оставить черновик' }));
  await user.click(await screen.findByRole('link', { name: 'Моя заявка' }));
  expect(((await found('Название')) as HTMLInputElement).value).toBe('Заявка в\u00a0черновике');
  expect(screen.getByText(/^Восстановлен черновик от \d\d:\d\d$/u)).toBeTruthy();
  await user.click(button('Отменить черновик'));
  expect((box('Название') as HTMLInputElement).value).toBe('Моя заявка');

  await user.click(button('Удалить'));
  const removal = within(await screen.findByRole('alertdialog', { name: /^Удалить функцию/u }));
  await user.click(removal.getByRole('button', { name: 'Удалить' }));
  expect((await removal.findByRole('alert')).textContent).toMatch(/^Функция нужна агентам/u);
});

test('[LAB-04][LAB-15] functions are searched and narrowed in the address; a copy has a free name and no secret', async () => {
  const { user, router, standIn } = await renderPortal('/lab/agents-functions?q=заяв', { as: EMPLOYEE });
  await user.click(await screen.findByRole('link', { name: 'Создать заявку' }));
  await found('Название');
  await user.click(screen.getByRole('link', { name: 'Дублировать' }));
  await waitFor(async () =>
    expect(((await found('Название')) as HTMLInputElement).value).toBe('Создать заявку копия'),
  );
  expect((box('Имя для модели') as HTMLInputElement).value).toBe('create_request_copy');
  expect(screen.queryByText('задан')).toBeNull();
  await user.click(button('Сохранить'));
  await waitFor(() => expect(router.state.location.href).toMatch(/id=[\da-f-]{36}$/u));
  const sent = (await standIn.callsOf('functionAdd').at(-1)?.json()) as { headers: unknown };
  expect(sent.headers).toContainEqual({ name: 'Authorization', isSecret: true, value: null });

  await user.click(screen.getByRole('link', { name: 'Все функции' }));
  expect(await screen.findByRole('link', { name: 'Калькулятор' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Мои' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ scope: 'mine' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Калькулятор' })).toBeNull());
  await user.type(screen.getByRole('searchbox', { name: 'Поиск функций' }), 'ъъъ');
  expect(await screen.findByText(/^Ничего не\sнашлось$/u)).toBeTruthy();
  await user.click(button('Сбросить'));
  expect(await screen.findByRole('link', { name: 'Калькулятор' })).toBeTruthy();
});
