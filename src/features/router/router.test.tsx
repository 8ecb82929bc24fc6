import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import type { StandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';
const docx = () => new File(['Договор'], 'Договор.docx');
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Что нужно сделать?' });
const region = () => screen.findByRole('region', { name: 'Подбор сервиса' });
const button = async (name: string) => within(await region()).findByRole('button', { name });
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Сообщение');

async function attach(...files: File[]): Promise<void> {
  await screen.findByRole('button', { name: 'Прикрепить файл' });
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } });
}

/** Bodies and addresses of all calls, which may contain a text. */
const sentTexts = async ({ calls }: StandIn): Promise<string> =>
  (
    await Promise.all(calls.map(async ({ request }) => `${request.url} ${await request.clone().text()}`))
  ).join('\n');

test('[HOME-06][HOME-10][HOME-12] a request with a file opens the service that fits, unsent; before the press nothing is asked', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  await user.click(field());
  await user.paste('переведи договор на английский');
  await attach(docx());
  const line = await screen.findByRole('list', { name: 'Подходящие сервисы' });
  expect(within(line).getAllByRole('button')).toHaveLength(3);
  await screen.findByText('Подходит: Перевод документа, внешний сервис. Ещё два варианта');
  expect(await sentTexts(standIn)).not.toContain(encodeURIComponent('договор'));
  expect(await sentTexts(standIn)).not.toContain('договор');
  expect(standIn.callsOf('serviceFind')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Подобрать сервис' }));
  const open = await button('Открыть');
  expect(document.activeElement).toBe(open);
  expect((await region()).textContent).toMatch(/вы приложили документ и\s+просите перевод/);
  expect(within(await region()).getAllByRole('radio')).toHaveLength(4);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/neuron/translateFile'));
  await waitFor(async () => expect((await message()).value).toBe('переведи договор на английский'));
  expect(await screen.findByText(/На язык: английский/i)).toBeTruthy();
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
  const tracked = await standIn.callsOf('actionTrack').at(-1)?.clone().json();
  expect(tracked).toMatchObject({
    action: 'routerPick',
    author: { name: 'маршрутизатор' },
    query: 'translateFile',
  });
  await act(() => router.navigate({ to: '/' }));
  expect(field().value).toBe('');
});

test('[HOME-06] letters that are typed with nothing in focus are written into the field; keys of buttons and shortcuts are not', async () => {
  const { user } = await renderPortal('/', { as: employee });
  await screen.findByRole('textbox', { name: 'Что нужно сделать?' });
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}п{/Control}{Tab}п');
  expect(field().value).toBe('');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('Привет');
  expect(field().value).toBe('Привет');
});

test('[HOME-06] a choice made by hand is kept; «Отправить сразу» sends', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  standIn.answer('serviceFind', () => new Promise(() => undefined));
  await user.click(field());
  await user.paste('переведи текст');
  await user.click(screen.getByRole('button', { name: 'Подобрать сервис' }));
  await user.click(await button('Другой сервис…'));
  const dialog = await screen.findByRole('dialog', { name: 'Другой сервис' });
  await user.type(within(dialog).getByRole('searchbox'), 'клод{Enter}');
  expect(router.state.location.pathname).toBe('/');
  // What people call a service finds it, as on the main page.
  const [first] = within(within(dialog).getByRole('list')).getAllByRole('button');
  const claude = within(dialog).getByRole('button', { name: /^Claude/ });
  expect(first).toBe(claude);
  await user.click(claude);
  expect(await within(await region()).findByRole('heading', { name: 'Claude' })).toBeTruthy();
  await user.click(field());
  await user.keyboard('{End} письма{Enter}');
  expect(await within(await region()).findByRole('heading', { name: 'Claude' })).toBeTruthy();
  await user.click(await button('Отправить сразу'));
  await waitFor(() => expect(standIn.callsOf('chatMessageSend')).toHaveLength(1));
  expect(router.state.location.pathname).toMatch(/claude/);
});

test('[HOME-06] Enter sends a request at once to the service that the line names first, without asking the gateway', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  await user.click(field());
  await user.paste('спроси у клода, как составить план на неделю');
  await screen.findByText(/^Подходит: Claude, /);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(standIn.callsOf('chatMessageSend')).toHaveLength(1));
  expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\/claude/);
  expect(await sentTexts(standIn)).toContain('как составить план на неделю');
  expect(standIn.callsOf('serviceFind')).toEqual([]);
  await act(() => router.navigate({ to: '/' }));
  expect(field().value).toBe('');
});

test('[HOME-06] Enter with an unsure request proposes the service that the line names first, and Enter at a radio opens its service', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  await user.click(field());
  await user.paste('нарисуй схему процесса');
  const line = await screen.findByRole('list', { name: 'Подходящие сервисы' });
  const [first] = within(line).getAllByRole('button');
  const named = first?.firstChild?.textContent ?? '';
  await user.keyboard('{Enter}');
  expect(await within(await region()).findByRole('heading', { name: named })).toBeTruthy();
  expect(document.activeElement).toBe(await button('Открыть'));
  const radios = within(await region()).getAllByRole<HTMLInputElement>('radio');
  expect(radios[0]?.checked).toBe(true);
  // Not in the first half second, in which a second press of the same key does nothing.
  await waitFor(() => {
    fireEvent.keyDown(radios[0] as Element, { key: 'Enter' });
    expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\//);
  });
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
});

test('[HOME-06] a suggestion gets the request at once', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  await user.click(field());
  await user.paste('нарисуй схему процесса');
  const line = await screen.findByRole('list', { name: 'Подходящие сервисы' });
  const second = within(line).getAllByRole('button')[1] as HTMLElement;
  expect(second.title).toBe('Отправить сразу: YandexART');
  await user.click(second);
  await waitFor(() => expect(standIn.callsOf('chatMessageSend')).toHaveLength(1));
  expect(router.state.location.pathname).toMatch(/^\/chat\/neuron\/yaArt/);
});

test('[HOME-13] Enter sends no request with personal data: the choice of a service opens', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  await user.click(field());
  await user.paste('спроси у клода, чей это СНИЛС 112-233-445 95');
  await user.keyboard('{Enter}');
  expect(await region()).toBeTruthy();
  const line = await screen.findByRole('list', { name: 'Подходящие сервисы' });
  await user.click(within(line).getAllByRole('button')[0] as HTMLElement);
  expect(await region()).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);
});

test('[HOME-13] with personal data no external service opens before «Всё равно открыть», and the gateway is not asked', async () => {
  const { user, router, standIn } = await renderPortal('/', { as: employee });
  await user.click(field());
  await user.paste('переведи в chatgpt: СНИЛС 112-233-445 95');
  await user.keyboard('{Enter}');
  await user.click(await button('Другой сервис…'));
  const dialog = await screen.findByRole('dialog', { name: 'Другой сервис' });
  await user.click(await within(dialog).findByRole('button', { name: /^ChatGPTвнешний/ }));
  const warning = await within(await region()).findByRole('alert');
  expect(warning.textContent).toMatch(
    /Похоже на\s+персональные данные: СНИЛС\. «ChatGPT»\s+— внешний сервис, запрос уйдёт\s+за\s+пределы компании\./,
  );
  expect(within(await region()).queryByRole('button', { name: 'Открыть' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Выбрать сервис в контуре'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(router.state.location.pathname).toBe('/');
  expect(standIn.callsOf('serviceFind')).toEqual([]);
  await user.click(await button('Заменить метками'));
  expect(field().value).toBe('переведи в chatgpt: СНИЛС [СНИЛС 1]');
  expect(await button('Открыть')).toBeTruthy();
});

test.each<[string, (standIn: StandIn) => void]>([
  ['fails', (standIn) => standIn.fail('internal-error', { operation: 'serviceFind' })],
  ['is malformed', (standIn) => void standIn.break('serviceFind', 'HTML with 200')],
  ['is late', (standIn) => void standIn.answer('serviceFind', () => new Promise(() => undefined))],
])('[HOME-11] the local choice stands when the gateway %s', async (_how, prepare) => {
  const { user, standIn, settle } = await renderPortal('/', { as: employee });
  prepare(standIn);
  await user.click(field());
  await user.paste('нарисуй логотип для отдела');
  await user.click(screen.getByRole('button', { name: 'Подобрать сервис' }));
  await region();
  await waitFor(() => expect(standIn.callsOf('serviceFind')).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(within(await region()).getAllByRole('radio').length).toBeGreaterThan(1);
});

test('[HOME-06][AUTH-12] text and files are kept while another page is open; a file that nobody takes is named', async () => {
  const first = await renderPortal('/', { as: employee });
  await first.user.click(field());
  await first.user.paste('разбери архив');
  await attach(new File(['x'], 'Отчёт.zip'));
  expect(await screen.findByText(/Такие файлы не\s+принимает ни один сервис: \.zip/)).toBeTruthy();
  first.close();
  await renderPortal('/', { as: employee, standIn: first.standIn });
  expect(field().value).toBe('разбери архив');
  expect(await screen.findByText(/^Отчёт\.zip/)).toBeTruthy();
});

test('[HOME-06][APP-20] the palette hands a text without a match to the field of the main page, unsent', async () => {
  const { user, router, standIn } = await renderPortal('/profile/data', { as: employee });
  await user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('combobox', { name: 'Команда' });
  await user.click(palette);
  await user.paste('сделай протокол вчерашней планёрки');
  await user.click(
    await screen.findByRole('option', { name: /Подобрать сервис для «сделай протокол вчерашней планёрки»/ }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(field().value).toBe('сделай протокол вчерашней планёрки'));
  expect(router.state.location.href).not.toContain('%');
  expect(standIn.callsOf('serviceFind')).toEqual([]);
});
