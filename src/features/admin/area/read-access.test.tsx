/** The screens of an auditor: all tiles have `access: read`. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminTile } from '#api/generated/model/adminTile.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const admin = 'admin@neuro.example';
const moment = '2026-11-20T09:00:00.000Z';
const [question, letter, mailing, report] = [1, 2, 3, 4].map(
  (id) => `2d8f4b10-0000-4e6a-9c35-00000000000${id}`,
) as [string, string, string, string];

/** Stores one row of each page that has buttons of its own. */
function putRows({ deps: { database } }: StandIn): void {
  const author = { owner: null, email: 'new@neuro.example', date: moment };
  database.store.write((transaction) => {
    transaction.put(database.feedback, {
      ...author,
      id: question,
      number: 1,
      groupId: 1,
      text: 'Нужен доступ',
      isError: false,
    });
    transaction.put(database.letters, { ...author, id: letter, title: 'Нет письма', text: 'Где ссылка?' });
    transaction.put(database.mailings, {
      uuid: mailing,
      title: 'Работы',
      channel: 'mail',
      level: null,
      subject: 'Работы',
      body: 'Текст',
      audience: { group: ['COMMERCE'] },
      status: 'draft',
      startsAt: null,
      tested: moment,
      version: 1,
      created: moment,
      changed: moment,
      changedBy: admin,
    });
    transaction.put(database.reports, {
      uuid: report,
      title: 'Сотрудники',
      kind: 'users',
      format: 'csv',
      isMailed: false,
      parameters: { from: null, to: null, groupBy: null, compare: 'none', filter: {}, columns: [] },
      status: 'done',
      progress: 100,
      rows: 1,
      size: 10,
      error: null,
      created: moment,
      expires: null,
      scheduleUuid: null,
      ownerId: database.users.get(admin)?.profile.id ?? 0,
      companyUuid: null,
      portal: 'https://portal.example',
    });
  });
}

test('[ADM-01] with read access nothing that changes data is offered, but a report can be downloaded', async () => {
  const standIn = await startStandIn();
  standIn.change('adminTileList', (tiles: AdminTile[]) =>
    tiles.map((tile) => ({ ...tile, access: 'read' as const })),
  );
  putRows(standIn);
  const { user, router, problems } = await renderPortal('/admin/users/users-table', { as: admin, standIn });
  await screen.findByRole('rowheader', { name: /employee@neuro\.example$/ });
  expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Действия/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();

  const buttonsIn = async (address: string, text: RegExp): Promise<(string | null)[]> => {
    await router.navigate({ href: address });
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText(text);
    expect(drawer.queryByRole('textbox')).toBeNull();
    return drawer.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
  };
  expect(await buttonsIn(`/admin/feedback?row=${question}`, /^Нужен доступ$/)).toEqual(['Закрыть']);
  expect(await buttonsIn(`/admin/letters?row=${letter}`, /^Где ссылка\?$/)).toEqual(['Закрыть']);
  const sending = `/admin/letters?part=mailings&row=${mailing}&tab=sending`;
  expect(await buttonsIn(sending, /^Тест этой версии отправлен/)).toEqual(['Закрыть']);

  await router.navigate({ href: '/admin/reports/list-reports' });
  await user.click(await screen.findByRole('button', { name: 'Действия: Сотрудники' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Скачать']);
  expect(problems).toEqual([]);
});
