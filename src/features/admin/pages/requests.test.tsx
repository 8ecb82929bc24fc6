import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Feedback, StoredRequest } from '#mocks/store/database.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';
const keyOf = (number: number) => `3c9a5d20-0000-4f7b-8d46-${String(number).padStart(12, '0')}`;

function putRequests({ deps: { database } }: StandIn, people: readonly [string, string][]): void {
  const date = '2026-11-20T09:00:00.000Z';
  database.store.write((transaction) => {
    for (const [index, [name, email]] of people.entries())
      transaction.put<StoredRequest>(database.requests, {
        uuid: keyOf(index + 1),
        number: index + 1,
        kind: 'registration',
        userId: null,
        email,
        name,
        companyUuid: null,
        tile: null,
        tasks: 'Сводки',
        priority: 'normal',
        status: 'new',
        decision: null,
        questions: [],
        feedbackUuid: null,
        version: 1,
        created: date,
        changed: date,
        changedBy: null,
      });
  });
}

test('[ADM-18] requests are approved together with one company and one group, chosen by keyboard', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  putRequests(standIn, [
    ['Вера Соколова', 'sokolova@abroad.example'],
    ['Артём Гордеев', 'gordeev@abroad.example'],
  ]);
  const { user, problems } = await renderPortal('/admin/requests', { as: admin, standIn });
  const first = await screen.findByRole('row', { name: /^Вера Соколова/ });
  first.focus();
  await user.keyboard(' {Control>}a{/Control}');
  const toolbar = within(screen.getByRole('toolbar', { name: 'Действия с выбранными' }));
  await user.click(toolbar.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Одобрить' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Одобрить 2.запроса\?$/ }));
  dialog.getByText(/создаст 2.учётные записи/);
  await user.type(dialog.getByRole('combobox', { name: /Компания/ }), 'Нив');
  await user.click(await screen.findByRole('option', { name: /Нива/ }));
  await user.type(dialog.getByRole('combobox', { name: /Группы/ }), 'Комм');
  await user.click(await screen.findByRole('option', { name: 'Коммерческий отдел' }));
  await user.click(dialog.getByRole('button', { name: 'Одобрить' }));
  await screen.findByText('Изменено 2');
  expect(database.users.get('gordeev@abroad.example')?.profile.groups).toMatchObject([{ name: 'COMMERCE' }]);
  expect(problems).toEqual([]);
});

test('[ADM-05] the priority of a request is changed, and changed back by «Отменить»', async () => {
  const standIn = await startStandIn();
  const { requests } = standIn.deps.database;
  putRequests(standIn, [['Вера Соколова', 'sokolova@abroad.example']]);
  const { user, problems } = await renderPortal('/admin/requests', { as: admin, standIn });
  await user.click(await screen.findByText('Вера Соколова'));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сменить приоритет' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Сменить приоритет: 1.запрос$/ }));
  await user.click(dialog.getByRole('button', { name: /Приоритет/ }));
  await user.click(await screen.findByRole('option', { name: 'Высокий' }));
  await user.click(dialog.getByRole('button', { name: 'Сменить приоритет' }));
  await screen.findByText('Изменено 1');
  drawer.getByText(/Приоритет: высокий/);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await screen.findByText('Отменено');
  expect(requests.get(keyOf(1))).toMatchObject({ priority: 'normal', version: 3 });
  expect(problems).toEqual([]);
});

test('[ADM-20] a request that somebody has decided meanwhile keeps its decision and is shown with it', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  putRequests(standIn, [['Вера Соколова', 'sokolova@abroad.example']]);
  const { user, problems } = await renderPortal('/admin/requests', { as: admin, standIn });
  await user.click(await screen.findByText('Вера Соколова'));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Действия' }));
  const old = database.requests.get(keyOf(1));
  const decision = { by: 'other@neuro.example', date: '2026-11-23T09:00:00.000Z', reason: 'Нет договора' };
  if (old)
    database.store.write((transaction) =>
      transaction.put(database.requests, { ...old, status: 'rejected', decision }),
    );
  await user.click(await screen.findByRole('menuitem', { name: 'Одобрить' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Одобрить' }));
  await dialog.findByText('По этому запросу решение уже принято');
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));
  await drawer.findByText('Нет договора');
  await screen.findAllByText('Отклонён');
  expect(problems).toEqual([]);
});

test('[ADM-05] a message of the feedback becomes a request', async () => {
  const standIn = await startStandIn();
  const { database } = standIn.deps;
  const id = '2d8f4b10-0000-4e6a-9c35-000000000001';
  database.store.write((transaction) =>
    transaction.put<Feedback>(database.feedback, {
      id,
      number: 1,
      owner: null,
      email: 'sokolova@abroad.example',
      groupId: 1,
      isError: false,
      text: 'Нужны протоколы',
      date: '2026-11-20T09:00:00.000Z',
    }),
  );
  const { user, problems } = await renderPortal(`/admin/feedback?row=${id}`, { as: admin, standIn });
  await user.click(await screen.findByRole('button', { name: 'Создать запрос' }));
  await user.click(await screen.findByRole('link', { name: 'Запрос № 1' }));
  await screen.findByRole('dialog', { name: /sokolova@abroad/ });
  expect([...database.requests.values()]).toMatchObject([{ kind: 'registration', feedbackUuid: id }]);
  expect(problems).toEqual([]);
});
