import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StoredMessage } from '#mocks/store/database.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';
const employee = 'employee@neuro.example';
const now = () => new Date('2026-11-23T09:00:00Z');
const requestId = '5e8a1c40-0001-4b7d-9f26-3c6e8a1d5b01';
const markup = '<img src=x> **жирный** [ссылка](https://neuro.example)';

/** Stores a request of the employee with its answer. `isAgreed`: with the agreements 4 and 5. */
function putRequest({ deps: { database } }: StandIn, isAgreed: boolean): void {
  const [chat] = database.chats.group(employee);
  const owner = database.users.get(employee);
  if (!chat || !owner) throw new Error('There is no employee with a chat');
  const texts = database.agreements.get('all')?.items ?? [];
  const agreements = texts.map(({ id, version }) => ({ id, version, text: '', checked: isAgreed }));
  const common = { chatUuid: chat.uuid, owner: employee, hidden: false, idFile: null } as const;
  const request: StoredMessage = {
    ...common,
    id: requestId,
    role: 'user',
    content: markup,
    date: '2026-11-23T08:00:00.000Z',
    status: 'complete',
    parentId: null,
    ...(isAgreed && { isLookAgreed: true }),
    files: [{ idFile: '5e8a1c40-0002-4b7d-9f26-3c6e8a1d5b01', name: 'план.docx', size: 3 }],
  };
  database.store.write((transaction) => {
    transaction.put(database.users, { ...owner, agreements });
    transaction.put(database.messages, request);
    transaction.put(database.messages, {
      ...common,
      id: '5e8a1c40-0003-4b7d-9f26-3c6e8a1d5b01',
      role: 'assistant',
      content: '# Ответ',
      date: '2026-11-23T08:00:01.000Z',
      status: 'complete',
      files: [],
      parentId: requestId,
    });
  });
}

test('[ADM-30] the contents of a request are shown for a reason, as plain text', async () => {
  const standIn = await startStandIn({ now });
  putRequest(standIn, true);
  const { user, problems } = await renderPortal('/admin/logs?part=usage&from=2026-11-22&to=2026-11-23', {
    as: admin,
    standIn,
  });
  const log = within(await screen.findByRole('grid', { name: 'Использование' }));
  const name = standIn.deps.database.users.get(employee)?.profile.name ?? employee;
  const [newest] = await log.findAllByText(name);
  await user.click(newest as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('tab', { name: 'Содержание' }));
  const reason = await drawer.findByRole('textbox', { name: /Причина просмотра/ });
  await fill(user, reason, 'Проверка');
  await user.click(drawer.getByRole('button', { name: 'Показать содержание' }));
  await drawer.findByText(/не короче 10 знаков/);
  expect(standIn.callsOf('usageLogContentRead')).toEqual([]);
  await fill(user, reason, 'Проверка по обращению № 214');
  await user.click(drawer.getByRole('button', { name: 'Показать содержание' }));
  expect(within(await drawer.findByRole('region', { name: 'Запрос' })).getByText(markup)).toBeTruthy();
  expect(within(drawer.getByRole('region', { name: 'Ответ' })).getByText('# Ответ')).toBeTruthy();
  expect(within(drawer.getByRole('region', { name: 'Файлы' })).getByText('план.docx')).toBeTruthy();
  expect([...standIn.deps.database.audit.values()].map(({ action, key }) => [action, key])).toEqual([
    ['read', requestId],
  ]);
  expect(problems).toEqual([]);
});

test('[ADM-30][ADM-09] without consent the button says why; the address opens the entry by itself', async () => {
  const standIn = await startStandIn({ now });
  putRequest(standIn, false);
  await renderPortal(`/admin/logs?part=usage&row=${requestId}&tab=content`, { as: admin, standIn });
  const drawer = within(await screen.findByRole('dialog'));
  const button = await drawer.findByRole('button', { name: 'Показать содержание' });
  expect(button).toHaveProperty('disabled', true);
  const reason = drawer.getByText('Сотрудник не давал согласия на просмотр.');
  expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  expect(drawer.queryByRole('textbox')).toBeNull();
});

test('[ADM-09] the log of sign-ins is a tab; a period that is too long is replaced by the last two days', async () => {
  const standIn = await startStandIn({ now });
  const { user } = await renderPortal('/admin/logs?part=usage&from=2026-01-01&to=2026-11-01', {
    as: admin,
    standIn,
  });
  await screen.findByRole('grid', { name: 'Использование' });
  await waitFor(() => expect(standIn.callsOf('usageLogList')).toHaveLength(1));
  const { searchParams } = new URL(standIn.callsOf('usageLogList')[0]?.url ?? '');
  const day = (name: string) => Date.parse(searchParams.get(name) ?? '');
  expect(day('to') - day('from')).toBe(24 * 60 * 60 * 1000);
  await user.click(screen.getByRole('tab', { name: 'Входы' }));
  expect(await screen.findByRole('grid', { name: 'Входы' })).toBeTruthy();
  expect(standIn.callsOf('adminSignInList')).toHaveLength(1);
  expect(location.search).toBe('?part=sign-ins');
});

test('[ADM-05] a journal without entries proposes another period', async () => {
  await renderPortal('/admin/logs', { as: admin, standIn: await startStandIn() });
  expect(await screen.findByRole('heading', { name: 'За период записей нет' })).toBeTruthy();
  expect(screen.getByText('Выберите другой период.')).toBeTruthy();
});
