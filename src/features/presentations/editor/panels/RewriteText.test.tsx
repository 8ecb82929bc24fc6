import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationTextRequest } from '#api/generated/model/presentationTextRequest.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { paragraphText, type Slide, textOf } from '../../model/deck.ts';
import { layNothingOut, selectParagraphs } from '../testing/selection.ts';

const employee = 'employee@neuro.example';

layNothingOut({ beforeAll, afterAll });

/** Opens the second slide with a model that gives `words` for each paragraph once it is let go. */
async function openSlide(words: (text: string) => string) {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const read = async () => (await presentationRead({ presentationId: uuid })).slides[1] as Slide;
  const texts = async () =>
    Object.fromEntries((await read()).slots.map(({ name, block }) => [name, textOf(block)]));
  const waiting: (() => void)[] = [];
  const asked: PresentationTextRequest[] = [];
  standIn.answer('presentationTextSend', async (request) => {
    const body = (await request.json()) as PresentationTextRequest;
    asked.push(body);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const list = body.texts.map(({ paragraphs }) => ({
      paragraphs: paragraphs.map((one) => ({
        ...one,
        runs: one.runs.map((run) => ({ ...run, text: words(run.text) })),
      })),
    }));
    return Response.json({ texts: list });
  });
  const { id } = await read();
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${id}&panel=slide`, {
    as: employee,
    standIn,
  });
  const group = within(await screen.findByRole('group', { name: /^Текст с\sпомощью ИИ$/ }));
  return { user, group, texts, asked, before: await texts(), letGo: () => waiting.shift()?.() };
}

test('[PRES-78] the texts of a slide are written anew in one step, saved, and come back by one press', async () => {
  const { user, group, texts, asked, before, letGo } = await openSlide((text) => `${text}!`);
  await user.click(group.getByRole('button', { name: 'Сократить' }));
  expect(group.getByRole('button', { name: 'Переписать' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(asked).toHaveLength(1));
  letGo();
  expect(await group.findByText('Готово.')).toBeTruthy();
  expect(asked[0]).toMatchObject({ action: 'shorten', texts: [{}, {}] });
  await waitFor(async () => expect((await texts())['title']).toBe(`${before['title']}!`));
  await user.click(group.getByRole('button', { name: 'Вернуть прежний текст' }));
  await waitFor(async () => expect(await texts()).toEqual(before));
});

test('[PRES-78] one text alone is translated; a result that has no room changes nothing and says so', async () => {
  const { user, group, texts, asked, before, letGo } = await openSlide((text) => text.repeat(20));
  await user.selectOptions(group.getByRole('combobox', { name: 'Какой текст' }), 'Заголовок');
  await user.click(group.getByRole('button', { name: /^На\sанглийский$/ }));
  await waitFor(() => expect(asked).toHaveLength(1));
  letGo();
  expect(await group.findByText(/^Новый текст не\sпомещается: не больше \d+ знаков/)).toBeTruthy();
  expect(asked[0]).toMatchObject({ action: 'translate', language: 'en' });
  expect(asked[0]?.texts).toHaveLength(1);
  expect(await texts()).toEqual(before);
});

test('[PRES-78] a text that the person has changed meanwhile stays, and the others are written anew', async () => {
  const { user, group, texts, asked, before, letGo } = await openSlide((text) => `${text}!`);
  await user.click(group.getByRole('button', { name: 'Переписать' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  // Choosing icons changes the list in the body.
  await user.click(await screen.findByRole('radio', { name: 'Карточки' }));
  await user.click(await screen.findByRole('button', { name: 'Подобрать значки' }));
  letGo();
  expect(await group.findByText(/вы\sизменили текст/)).toBeTruthy();
  await waitFor(async () => expect(await texts()).toEqual({ ...before, title: `${before['title']}!` }));
});

test('[PRES-88] selected lines alone are sent and come back, and what was written beside them meanwhile stays', async () => {
  const { user, group, texts, asked, before, letGo } = await openSlide((text) => `${text}!`);
  const lines = before['body']?.split('\n') ?? [];
  await user.click(await screen.findByRole('button', { name: /^Текст: / }));
  await selectParagraphs(1, 2);
  // The panel keeps the selection when the focus goes to it.
  await user.click(group.getByRole('button', { name: 'Сократить' }));
  expect(group.getByRole('combobox', { name: 'Какой текст' })).toHaveProperty('value', 'selected');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.texts[0]?.paragraphs.map(paragraphText)).toEqual(lines.slice(1, 3));
  letGo();
  expect(await group.findByText('Готово.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Текст: / }));
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  fireEvent.paste(text, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? ' сегодня' : '') },
  });
  await user.click(group.getByRole('button', { name: 'Вернуть прежний текст' }));
  await waitFor(async () => expect((await texts())['body']).toBe(`${before['body']} сегодня`));
  expect(group.getByText(/^Прежний текст на\sместе/)).toBeTruthy();
});
