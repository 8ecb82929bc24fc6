import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';
const purchases = '/lab/agent/7c2e9f10-2222-4a3b-8c4d-000000000004';
const lawyer = '7c2e9f10-2222-4a3b-8c4d-000000000001';
const noAgents = {
  uuid: 'n1',
  title: 'Агенты',
  text: '',
  date: '2026-11-20T06:00:00Z',
  levelImportance: 666,
};

const log = () => within(screen.getByRole('log', { name: 'Сообщения' }));
const card = () => screen.findByRole('region', { name: 'Агент хочет вызвать «Создать заявку»' });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });

async function open(address: string, standIn: StandIn, as = employee) {
  const portal = await renderPortal(address, { as, standIn });
  return {
    ...portal,
    async send(text: string): Promise<void> {
      await portal.user.click(await field());
      await portal.user.paste(text);
      await portal.user.keyboard('{Enter}');
    },
  };
}

test('[LAB-04][LAB-17][LAB-18][LAB-19] an agent shows its calls as steps and waits for consent, which Enter does not give, over a reload', async () => {
  const standIn = await startStandIn();
  const first = await open(purchases, standIn);
  expect(await screen.findByRole('heading', { level: 1, name: 'Помощник закупок' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Настройки' })).toBeNull();
  expect(await screen.findByRole('complementary', { name: 'История' })).toBeTruthy();
  await first.send('Посчитай 120*4500');
  const step = (await log().findByText(/^Калькулятор · 0,\d\sс$/)).closest('details');
  expect(within(step as HTMLElement).getByText('540000')).toBeTruthy();
  expect(within(step as HTMLElement).getByText('Данные получены извне, проверьте выводы')).toBeTruthy();
  await log().findByRole('button', { name: 'Скрыть' });
  await first.send('Создай заявку на 120 стульев за 540 000 ₽');
  const question = within(await card());
  expect(question.getByRole('row', { name: 'amount 540000' })).toBeTruthy();
  await waitFor(() => expect(announcement.get()).toContain('Агент хочет вызвать «Создать заявку»'));
  expect(document.activeElement).toBe(await field());
  await first.user.keyboard('Спасибо{Enter}');
  expect(await screen.findByText('Запрос в очереди', { exact: false })).toBeTruthy();
  expect(standIn.callsOf('chatCallConfirm')).toHaveLength(0);
  const { href } = first.router.state.location;
  expect(href).toMatch(/agent\/[\w-]+\?chat=[\w-]+$/);
  first.close();

  const second = await open(href, standIn);
  await second.user.click(within(await card()).getByRole('button', { name: 'Разрешить' }));
  const done = await log().findByText(/^Создать заявку · 0,\d\sс$/);
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(standIn.callsOf('chatCallConfirm')).toHaveLength(1);
});

test('[LAB-13][LAB-18] an archived agent takes no messages and its chats stay readable, also after it is gone; «Об агенте» tells what is open', async () => {
  const standIn = await startStandIn();
  const { user, router } = await open(`/lab/agent/${lawyer}`, standIn);
  await user.click(await screen.findByRole('button', { name: 'Об агенте' }));
  const about = within(await screen.findByRole('dialog', { name: 'Об агенте' }));
  expect(await about.findByText(/^Ты помогаешь юристу/)).toBeTruthy();
  expect(about.getByText('Вся компания')).toBeTruthy();
  expect(about.getByRole('link', { name: 'Изменить' }).getAttribute('href')).toBe(
    `/lab/agents-create-edit?id=${lawyer}`,
  );
  await user.click(about.getByRole('button', { name: 'Закрыть' }));
  const history = within(await screen.findByRole('complementary', { name: 'История' }));
  const [chat] = await history.findAllByRole('link', { name: /^(?!Все чаты)/ });
  expect(chat?.getAttribute('href')).toMatch(new RegExp(`^/lab/agent/${lawyer}\\?chat=[\\w-]+$`));

  const { database } = standIn.deps;
  const stored = database.agents.get(lawyer);
  if (stored) database.store.write((to) => to.put(database.agents, { ...stored, hidden: true }));
  await router.navigate({ href: '/' });
  await router.navigate({ href: chat?.getAttribute('href') ?? '' });
  expect(await screen.findByText('Агент в архиве, новые сообщения недоступны')).toBeTruthy();
  expect((await log().findAllByRole('article')).length).toBeGreaterThan(1);
  for (const name of ['Изменить', 'Повторить']) expect(log().queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Сообщение' })).toBeNull();

  database.store.write((to) => to.delete(database.agents, lawyer));
  await router.navigate({ href: '/' });
  await router.navigate({ href: chat?.getAttribute('href') ?? '' });
  expect(await screen.findByText('Агент не найден или доступ к нему закрыт')).toBeTruthy();
  expect((await log().findAllByRole('article')).length).toBeGreaterThan(1);
});

test('[LAB-13][LAB-12] an agent that is archived or closed while a message is written: the message can be copied, and is in the field again when the agent is back', async () => {
  const standIn = await startStandIn();
  const { user } = await open(`/lab/agent/${lawyer}`, standIn);
  const { database } = standIn.deps;
  const stored = database.agents.get(lawyer);
  if (!stored) throw new Error('The seed has no such agent');
  const change = (next: typeof stored) => database.store.write((to) => to.put(database.agents, next));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const back = async () => {
    change(stored);
    fireEvent(window, new Event('visibilitychange'));
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
    expect(message.value).toBe('Проверь договор');
    return message;
  };
  const waiting = async (reason: string) => {
    const refusal = within(await screen.findByRole('alertdialog'));
    await user.click(refusal.getByRole('button', { name: 'Понятно' }));
    expect(await screen.findByText(reason)).toBeTruthy();
    const kept = within(await screen.findByRole('region', { name: 'Неотправленное сообщение' }));
    expect(kept.getByText('Проверь договор')).toBeTruthy();
    await user.click(kept.getByRole('button', { name: 'Копировать сообщение' }));
    expect(copied).toHaveBeenLastCalledWith('Проверь договор');
    copied.mockClear();
  };
  await user.click(await screen.findByRole('textbox', { name: 'Сообщение' }));
  await user.paste('Проверь договор');
  change({ ...stored, hidden: true });
  await user.keyboard('{Enter}');
  await waiting('Агент в архиве, новые сообщения недоступны');
  await user.click(await back());
  change({ ...stored, ownerId: 2, access: { ...stored.access, visibility: 'private', editorIds: [] } });
  await user.keyboard('{Enter}');
  await waiting('Агент не найден или доступ к нему закрыт');
  await back();
});

test('[LAB-12][LAB-14][LAB-31] a missing agent says so; hidden agents lead to the templates, and pupils home, without a call', async () => {
  const standIn = await startStandIn();
  const { router, close } = await open(`/lab/agent/${crypto.randomUUID()}?chat=none`, standIn);
  expect(
    await screen.findByRole('heading', { name: /^Агент не\sнайден или доступ к\sнему закрыт$/ }),
  ).toBeTruthy();
  close();
  const before = standIn.callsOf('agentRead').length;
  const stop = standIn.answer('notificationList', () => Response.json([noAgents]));
  const hidden = await open(purchases, standIn);
  await waitFor(() => expect(hidden.router.state.location.href).toBe('/lab?tab=templates'));
  hidden.close();
  stop();
  const pupil = await open(purchases, standIn, 'student@neuro.example');
  await waitFor(() => expect(pupil.router.state.location.href).toBe('/'));
  expect(router.state.location.pathname).not.toBe('/');
  expect(standIn.callsOf('agentRead')).toHaveLength(before);
});

test('[LAB-18] a call that was decided in another place says so', async () => {
  const standIn = await startStandIn();
  const { user, send } = await open(purchases, standIn);
  await send('Создай заявку на 2 стула');
  standIn.fail('call-settled', { operation: 'chatCallConfirm' });
  await user.click(within(await card()).getByRole('button', { name: 'Отклонить' }));
  expect(await within(await card()).findByText('Решение уже принято')).toBeTruthy();
  expect(within(await card()).queryByRole('button')).toBeNull();
});
