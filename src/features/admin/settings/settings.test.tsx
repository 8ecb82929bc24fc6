import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { neuro } from '#mocks/testing/company-area.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const as = 'company@neuro.example';

test('[COMP-07] an administrator of a company allows sharing with others, after what it means was said', async () => {
  const { user, standIn, problems } = await renderPortal('/companyAdmin/settings', { as });
  const isAllowed = () => standIn.deps.database.companies.get(neuro)?.isSharingOutside ?? false;
  const field = await screen.findByRole<HTMLInputElement>('switch', { name: /^Можно делиться/ });
  const save = screen.getByRole('button', { name: 'Сохранить' });
  await user.click(field);
  await user.click(save);
  const question = within(await screen.findByRole('alertdialog', { name: /^Разрешить делиться/ }));
  expect(question.getByText(/Каждый сотрудник сможет открыть/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Отменить' }));
  expect(standIn.callsOf('companySettingsChange')).toEqual([]);
  expect([field.checked, isAllowed()]).toEqual([true, false]);
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Разрешить' }));
  await screen.findByText('Сохранено');
  expect(isAllowed()).toBe(true);
  await user.click(field);
  await user.click(save);
  expect(await screen.findByText(/у.тех сразу закроется/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Запретить' }));
  await expect.poll(isAllowed).toBe(false);
  expect(problems).toEqual([]);
});

test('[PRES-73] an administrator of a company allows shows by link, and hears what stops before they are forbidden', async () => {
  const { user, standIn } = await renderPortal('/companyAdmin/settings', { as });
  const { companies, presentations, showLinks, store } = standIn.deps.database;
  const isAllowed = () => companies.get(neuro)?.isShowingByLink ?? false;
  const name = /^Можно показывать презентации по.ссылке/;
  await user.click(await screen.findByRole('switch', { name }));
  expect(screen.getByText(/Действующих.ссылок.нет/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(isAllowed).toBe(true);
  const [deck] = presentations.values();
  const date = new Date();
  store.put(showLinks, {
    tokenHash: 'hash',
    presentationUuid: deck?.uuid ?? '',
    created: date.toISOString(),
    expires: new Date(date.getTime() + 60_000).toISOString(),
    opened: 0,
    lastOpened: null,
  });
  cleanup();
  const again = await renderPortal('/companyAdmin/settings', { as, standIn });
  await again.user.click(await screen.findByRole('switch', { name }));
  expect(screen.getByText(/Сейчас действует 1.ссылка/)).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Запретить показ по.ссылке/ }));
  expect(question.getByText(/Все они сразу перестанут открываться/)).toBeTruthy();
  await again.user.click(question.getByRole('button', { name: 'Запретить' }));
  await expect.poll(isAllowed).toBe(false);
  expect(showLinks.size).toBe(0);
});

test('[AUTH-15] an administrator of a company sets how long sessions live; empty fields are the default', async () => {
  const { user, standIn } = await renderPortal('/companyAdmin/settings', { as });
  const stored = () => standIn.deps.database.companies.get(neuro);
  await fill(user, await screen.findByRole('textbox', { name: /^Сеанс без действий, минут/ }), '15');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  expect(stored()).toMatchObject({ sessionIdleMinutes: 15, sessionHours: null, isSharingOutside: false });
});

test('[COMP-08] a shorter term is saved after its numbers were said; a longer one is saved at once', async () => {
  const { user, standIn } = await renderPortal('/companyAdmin/settings', { as });
  const stored = () => standIn.deps.database.companies.get(neuro)?.keep;
  const field = await screen.findByRole('textbox', { name: /^Хранить чаты, дней/ });
  const save = screen.getByRole('button', { name: 'Сохранить' });
  await fill(user, field, '1');
  await user.click(save);
  const question = within(await screen.findByRole('alertdialog', { name: 'Сократить срок хранения?' }));
  expect((await question.findByText(/^Будет удалено/)).textContent).toMatch(
    /^Будет удалено: \d+.чат\S* старше 1.дня и \d+.файл\S*\.$/,
  );
  expect(
    question.getByText(/^Удаление начнётся через сутки, [\d.]+, \d\d:\d\d\. До.этого срок можно вернуть/),
  ).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Отменить' }));
  expect(stored()).toBeUndefined();
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Сократить' }));
  await screen.findByText('Сохранено');
  expect(stored()).toMatchObject({ chatDays: 1, fileDays: null });
  expect(
    await screen.findByText(/^Сокращённые сроки хранения начнут действовать [\d.]+, \d\d:\d\d\. До/),
  ).toBeTruthy();
  await fill(user, field, '3650');
  await user.click(save);
  await expect.poll(() => stored()?.chatDays).toBe(3650);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[COMP-08] what a shorter term would erase is counted again after a failure, before that it cannot be saved', async () => {
  const { user, standIn } = await renderPortal('/companyAdmin/settings', { as });
  await fill(user, await screen.findByRole('textbox', { name: /^Хранить журнал действий, дней/ }), '90');
  standIn.fail('bad-request', { operation: 'companySettingsChange', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Сократить срок хранения?' }));
  await question.findByText('Не удалось посчитать, что удалится');
  expect(screen.getAllByRole('alertdialog'), 'no second dialog covers the question').toHaveLength(1);
  expect(question.getByRole('button', { name: 'Сократить' })).toHaveProperty('disabled', true);
  await user.click(question.getByRole('button', { name: 'Повторить' }));
  await question.findByText(/^(Будет удалено|Сейчас удалять нечего)/);
  expect(question.getByRole('button', { name: 'Сократить' })).toHaveProperty('disabled', false);
});

test('[PILOT-08] an administrator of a company sees what its files take, its limit, and who takes most', async () => {
  const standIn = await startStandIn();
  const { companies, store } = standIn.deps.database;
  const company = companies.get(neuro);
  if (!company) throw new Error('no such company');
  store.put(companies, { ...company, storageMb: 0 });
  const { user } = await renderPortal('/companyAdmin/settings', { as, standIn });
  const meter = await screen.findByRole('meter', { name: 'Место для файлов' });
  expect(meter.getAttribute('aria-valuetext')).toMatch(/^занято \d.* из 0/);
  expect(screen.getByText(/^Место закончилось/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Кто сколько занимает' }));
  const head = await screen.findByRole('columnheader', { name: 'Занято файлами' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
});
