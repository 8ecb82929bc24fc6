import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, renderPortal } from '#tests/portal.tsx';

const id = (kind: number, number: string) =>
  `7c2e9f10-${String(kind).repeat(4)}-4a3b-8c4d-0000000000${number}`;

/** The kinds of objects whose forms are saved by one rule (LAB-09). */
const kinds = [
  {
    name: 'an agent',
    path: `/lab/agents-create-edit?id=${id(2, '04')}`,
    field: 'Описание',
    change: 'agentChange',
    read: 'agentRead',
    title: 'Агента изменили после вас',
  },
  {
    name: 'a function',
    path: `/lab/agents-functions?id=${id(3, '11')}`,
    field: 'Название',
    change: 'functionChange',
    read: 'functionRead',
    title: 'Функцию изменили после вас',
  },
  {
    name: 'a template',
    path: `/lab/template-create-edit?id=${id(1, '04')}`,
    field: 'Описание',
    change: 'templateChange',
    read: 'templateRead',
    title: 'Шаблон изменили после вас',
  },
  {
    name: 'a guest bot',
    path: `/lab/agent-bots?agent=${id(2, '01')}&bot=${id(5, '01')}`,
    field: 'Приветствие',
    change: 'guestBotChange',
    read: 'guestBotList',
    title: 'Чат\u2011бот изменили после вас',
  },
] as const;

const isTold = /^Кто-то сохранил новую версию, но\sпрочитать её не\sудалось/u;

test.each(kinds)(
  '[LAB-09] $name: a newer version that cannot be read is told, the next save compares, another conflict is told',
  async ({ path, field, change, read, title }) => {
    const { user, standIn } = await renderPortal(path, { as: 'employee@neuro.example' });
    await fill(user, await screen.findByRole('textbox', { name: field }), 'Моё');
    const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }));
    let code = 'version-conflict';
    standIn.answer(change, () =>
      Response.json({ status: 409, code, message: `Отказ ${code}` }, { status: 409 }),
    );
    standIn.fail('too-many-requests', { operation: read, times: 1 });
    await save();
    expect(await screen.findByText(isTold)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();

    await save();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('radiogroup', { name: field })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Отказ version-conflict')).toBeNull();

    code = 'limit-reached';
    const calls = standIn.callsOf(read).length;
    await save();
    expect((await screen.findAllByText('Отказ limit-reached')).length).toBeGreaterThan(0);
    expect(standIn.callsOf(read)).toHaveLength(calls);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
