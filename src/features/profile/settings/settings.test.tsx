import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { settings } from '#platform/settings.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { freshState } from '#tests/support/fresh-state.ts';

const employee = 'employee@neuro.example';

const choose = async (user: UserEvent, group: string, option: string): Promise<void> => {
  const radios = within(await screen.findByRole('radiogroup', { name: group }));
  await user.click(radios.getByRole('radio', { name: option }));
};
const chosen = (group: string): string | null =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getByRole('radio', { checked: true })
    .getAttribute('value');

test('[PROF-05] each setting acts at once; the gateway’s are known in another browser, the browser’s are not', async () => {
  const standIn = await startStandIn();
  const first = await renderPortal('/profile/settings', { as: employee, standIn });
  const { user } = first;
  const { dataset } = document.documentElement;
  await choose(user, 'Тема', 'Тёмная');
  expect(dataset['theme']).toBe('dark');
  await choose(user, 'Размер текста', '125\u00a0%');
  await choose(user, 'Плотность', 'Компактная');
  await choose(user, 'Движение', 'Меньше');
  await choose(user, 'Штриховка на\u00a0графиках', 'Да');
  expect(dataset).toMatchObject({ textSize: '125', density: 'compact', motion: 'less', charts: 'hatched' });
  await choose(user, 'Распознавание речи', 'Выключено');
  await choose(user, 'Мигание заголовка', 'Нет');
  await choose(user, 'Звук', 'Да');
  expect(['recognition', 'titleFlip', 'resultSound'].map((key) => localStorage.getItem(key))).toEqual([
    'off',
    'off',
    'on',
  ]);
  await choose(user, 'Отправлять сообщение', 'Ctrl+Enter');
  await choose(user, 'После подбора', 'Сразу отправить');
  await choose(user, 'Длинная вставка', 'Текстом');
  await choose(user, 'Начальная страница', 'Последний чат');
  const wanted = { sendKey: 'modEnter', afterPick: 'send', longPaste: 'never', startPage: 'last' };
  expect(settings.get()).toMatchObject(wanted);
  await waitFor(() => expect(standIn.deps.database.settings.get(employee)).toMatchObject(wanted));
  await first.settle();
  first.close();
  freshState();

  const second = await renderPortal('/profile/settings', { as: employee, standIn });
  await screen.findByRole('radiogroup', { name: 'Отправлять сообщение' });
  await waitFor(() => expect(chosen('Отправлять сообщение')).toBe('modEnter'), { timeout: 10_000 });
  expect([chosen('После подбора'), chosen('Длинная вставка'), chosen('Начальная страница')]).toEqual([
    'send',
    'never',
    'last',
  ]);
  expect([chosen('Размер текста'), chosen('Звук')]).toEqual(['100', 'off']);
  await second.user.click(screen.getByRole('button', { name: 'Вернуть исходные' }));
  await waitFor(() =>
    expect(standIn.deps.database.settings.get(employee)).toMatchObject({ sendKey: 'enter' }),
  );
  await second.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(standIn.deps.database.settings.get(employee)).toMatchObject(wanted));
  expect(second.problems).toEqual([]);
}, 60_000);

test('[PROF-05] a refused setting has its former value and a text at its control; a refused permission too', async () => {
  const { user, standIn } = await renderPortal('/profile/settings', { as: employee });
  standIn.fail('internal-error', { operation: 'settingsChange', times: 1 });
  await choose(user, 'Отправлять сообщение', 'Ctrl+Enter');
  await screen.findByText(/^Не\sсохранено/);
  const told = await screen.findByRole('alertdialog', { name: 'Ошибка сохранения настроек' });
  await user.click(within(told).getByRole('button', { name: 'Понятно' }));
  expect(chosen('Отправлять сообщение')).toBe('enter');
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' });
  await choose(user, 'Уведомления браузера', 'О\u00a0готовых результатах');
  await screen.findByText(/^Браузер не\sразрешает/);
  expect(chosen('Уведомления браузера')).toBe('off');
  vi.unstubAllGlobals();
});
