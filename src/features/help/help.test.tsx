import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bindWords } from '#lib/bind-words.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { articleIds, articleTo, helpTitles } from './model/catalogue.ts';

const employee = 'employee@neuro.example';

/** What axe finds, without the rules that need layout. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('[HELP-01][HELP-02] every article opens from its card with its title and its headings, and passes axe', async () => {
  // The router warns of links that lead to another route than they name.
  const warn = vi.spyOn(console, 'warn');
  onTestFinished(() => warn.mockRestore());
  const { router } = await renderPortal('/help', { as: employee });
  expect(await violations()).toEqual([]);
  const cards = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(cards).toHaveLength(articleIds.length);
  for (const id of articleIds) {
    await router.navigate(articleTo(id));
    await screen.findByRole('heading', { level: 1, name: bindWords(helpTitles[id]) });
    const article = within(screen.getByRole('article'));
    expect(article.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
    expect(await violations(), id).toEqual([]);
  }
  expect(warn.mock.calls).toEqual([]);
});

test('[HELP-03] the search forgives a slip, and its result opens the article at the heading', async () => {
  const { user, router } = await renderPortal('/help', { as: employee });
  await user.type(screen.getByRole('searchbox', { name: 'Поиск по помощи' }), 'обезличте');
  const [result] = await screen.findAllByRole('link', { name: /›\sКак обезличить текст/ });
  if (!result) throw new Error('no result');
  await user.click(result);
  await waitFor(() => expect(router.state.location.hash).toBe('anonymise'));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Как обезличить текст' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('[HELP-05] without the permission nothing leads to the safety rules', async () => {
  const { user } = await renderPortal('/help', { as: 'commerce@neuro.example' });
  const links = () =>
    screen.queryAllByRole('link').filter((link) => /securityHelp/.test(link.getAttribute('href') ?? ''));
  expect(screen.getByRole('link', { name: bindWords(helpTitles.manual) })).toBeTruthy();
  expect(links()).toEqual([]);
  const box = screen.getByRole('searchbox', { name: 'Поиск по помощи' });
  await user.type(box, 'отправить');
  await screen.findByRole('list', { name: 'Найдено в помощи' });
  expect(links()).toEqual([]);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Команда' }), 'кодекс этики');
  await screen.findByRole('option', { name: /Вход и первый запрос/ });
  await user.clear(screen.getByRole('combobox', { name: 'Команда' }));
  await user.type(screen.getByRole('combobox', { name: 'Команда' }), 'обезличить');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Вход и первый запрос/ })).toBeNull());
  expect(screen.queryByRole('option', { name: /Что можно отправлять/ })).toBeNull();
});

test('[HELP-01] a rating is counted with the article; «Нет» opens the support form with its beginning', async () => {
  const { user, standIn } = await renderPortal('/help/manual', { as: employee });
  const rating = within(screen.getByRole('region', { name: 'Оценка статьи' }));
  await user.click(rating.getByRole('button', { name: 'Нет' }));
  await waitFor(() => expect(standIn.callsOf('actionTrack')).toHaveLength(1));
  expect(await standIn.callsOf('actionTrack')[0]?.clone().json()).toMatchObject({
    action: 'helpRated',
    author: { name: 'manual' },
    query: 'no',
  });
  await user.click(rating.getByRole('button', { name: 'Написать' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
  expect(text.value).toBe('В статье «Руководство за пять минут» не хватило: ');
});

test('[HELP-04] «Попробовать» opens the chat with the text and the settings in place and sends nothing', async () => {
  const { user, standIn, router } = await renderPortal('/help/yaChatHelp', { as: employee });
  const [first] = await screen.findAllByRole('button', { name: 'Попробовать' });
  if (!first) throw new Error('no request to try');
  await waitFor(() => expect(first).toHaveProperty('disabled', false));
  await user.click(first);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
  await waitFor(() => expect(field.value).toMatch(/^Перепиши объявление/));
  expect(router.state.location.pathname).toBe('/chat/neuron/yaChat');
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
});

test('[HELP-04] a service that the person does not have can be asked for', async () => {
  const standIn = await startStandIn();
  standIn.answer('tileList', () => Response.json([]));
  const { user } = await renderPortal('/help/yaChatHelp', { as: employee, standIn });
  expect((await screen.findAllByText('Сервис вам пока недоступен')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Попробовать' })).toBeNull();
  const [ask] = screen.getAllByRole('button', { name: 'Запросить доступ' });
  if (ask) await user.click(ask);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
  expect(text.value).toMatch(/^Прошу открыть доступ к сервису «YandexGPT»/);
});
