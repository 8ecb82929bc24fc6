import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { digest } from '#mocks/domain/sign-in/session.ts';
import { neuro } from '#mocks/testing/company-area.ts';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

const secret = 'ab'.repeat(32);
const address = `/show#${secret}`;
const quarter = 'Итоги третьего квартала';

/** A stand-in whose first presentation has a link, which ends in some seconds. */
async function withLink(seconds = 60): Promise<{ standIn: StandIn; uuid: string }> {
  const standIn = await startStandIn();
  const { store, companies, presentations, showLinks } = standIn.deps.database;
  const company = companies.get(neuro);
  const deck = [...presentations.values()].find(({ content }) => content.title === quarter);
  if (!company || !deck) throw new Error('The presentation is missing');
  store.put(companies, { ...company, isShowingByLink: true });
  store.put(showLinks, {
    tokenHash: digest(secret),
    presentationUuid: deck.uuid,
    created: deck.date,
    expires: new Date(standIn.deps.now().getTime() + seconds * 1000).toISOString(),
    opened: 0,
    lastOpened: null,
  });
  return { standIn, uuid: deck.uuid };
}
const status = () => screen.getByRole('status').textContent;

test('[PRES-77] a link shows the slides without an account, by buttons, keys and swipes', async () => {
  const { standIn } = await withLink();
  const { user } = await renderPortal(address, { standIn });
  expect(await screen.findByRole('heading', { level: 1, name: quarter })).toBeTruthy();
  const first = status();
  expect(first).toMatch(/^Слайд 1 из.12/);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  await user.click(screen.getByRole('button', { name: 'Следующий слайд' }));
  expect(status()).toMatch(/^Слайд 2/);
  await user.keyboard('{End}');
  expect(status()).toMatch(/^Слайд 12/);
  await user.keyboard('{ArrowLeft}');
  expect(status()).toMatch(/^Слайд 11/);
  const surface = screen.getByRole('main');
  fireEvent.pointerDown(surface, { clientX: 200, clientY: 10, pointerType: 'touch' });
  fireEvent.pointerUp(surface, { clientX: 300, clientY: 10, pointerType: 'touch' });
  expect(status()).toMatch(/^Слайд 10/);
  await user.keyboard('1{Enter}');
  expect(status()).toBe(first);
  expect(standIn.calls.map(({ operation }) => operation)).not.toContain('profileRead');
  expect(document.body.textContent).not.toContain('Мария');
});

test('[PRES-77] a link that is stopped, over or incomplete says so', async () => {
  const { standIn } = await withLink(-1);
  const over = await renderPortal(address, { standIn });
  expect(await screen.findByRole('heading', { name: 'Срок ссылки закончился' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  over.close();
  const { showLinks, store } = standIn.deps.database;
  store.write((transaction) => transaction.delete(showLinks, digest(secret)));
  const stopped = await renderPortal(address, { standIn });
  expect(await screen.findByRole('heading', { name: 'Показ закрыт' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  stopped.close();
  await renderPortal('/show#abc', { standIn });
  expect(await screen.findByRole('heading', { name: 'Ссылка неполная' })).toBeTruthy();
});

test('[PRES-77] without a network the page says so, and opens the slides at the next try', async () => {
  const { standIn } = await withLink();
  const mend = standIn.break('presentationShowRead', 'no answer');
  const { user } = await renderPortal(address, { standIn });
  expect(await screen.findByRole('heading', { name: 'Нет связи' })).toBeTruthy();
  mend();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: quarter })).toBeTruthy();
});

test('[PRES-75] the owner makes a link, sees its openings and stops it', async () => {
  const standIn = await startStandIn();
  const { companies, showLinks, store } = standIn.deps.database;
  const { user } = await renderPortal('/presentations', { as: 'employee@neuro.example', standIn });
  const open = async () => {
    const item = (await screen.findByRole('link', { name: quarter })).closest('li') as HTMLElement;
    await user.click(within(item).getByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Поделиться' }));
    return within(await screen.findByRole('region', { name: 'Ссылка для показа' }));
  };
  expect(await (await open()).findByText(/в.вашей компании нельзя/)).toBeTruthy();
  await user.keyboard('{Escape}');
  const company = companies.get(neuro);
  if (company) store.put(companies, { ...company, isShowingByLink: true });
  const part = await open();
  await user.click(await part.findByRole('radio', { name: /^30/ }));
  await user.click(part.getByRole('button', { name: 'Создать ссылку' }));
  const field = await part.findByRole<HTMLInputElement>('textbox', { name: 'Ссылка' });
  const [, token = ''] = /\/show#([0-9a-f]{64})$/.exec(field.value) ?? [];
  const link = showLinks.get(digest(token));
  expect(Date.parse(link?.expires ?? '') - Date.parse(link?.created ?? '')).toBe(30 * 24 * 60 * 60 * 1000);
  expect(part.getByText(/Действует до.*Её ещё не.открывали/)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Остановить' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Остановить ссылку?' }));
  await user.click(question.getByRole('button', { name: 'Остановить' }));
  await waitFor(() => expect(showLinks.size).toBe(0));
  expect(await part.findByRole('button', { name: 'Создать ссылку' })).toBeTruthy();
  expect(part.queryByRole('textbox')).toBeNull();
});
