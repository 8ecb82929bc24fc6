import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { unavailable } from '#platform/availability.ts';
import { fill, renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import type { PictureBlock } from '../../model/deck.ts';

const employee = 'employee@neuro.example';

/** The picture of the slide that the test changes, as the gateway has it. */
async function pictureOf(presentationId: string, slideId: string): Promise<PictureBlock> {
  const { slides } = await presentationRead({ presentationId });
  const slide = slides.find(({ id }) => id === slideId);
  const slot = slide && 'slots' in slide ? slide.slots?.find(({ name }) => name === 'picture') : undefined;
  if (slot?.block.kind !== 'picture') throw new Error('no picture');
  return slot.block as PictureBlock;
}

test('[PRES-01][PRES-11] a picture is drawn: it can be stopped, a failure keeps what was typed, its description is confirmed, and one undo takes it back', async () => {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Вводный курс' });
  const uuid = content[0]?.uuid ?? '';
  const { slides } = await presentationRead({ presentationId: uuid });
  const slide = slides.find((one) => 'layout' in one && one.layout === 'pictureText')?.id ?? '';
  const before = await pictureOf(uuid, slide);
  const { user } = await renderPortal(`/pres-editor/${uuid}?slide=${slide}`, { as: employee, standIn });
  await user.click(await screen.findByRole('button', { name: /^Картинка: / }));
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Создать картинку' }));
  const prompt = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Что нарисовать/ });
  expect(prompt.value).toBe(before.alt);
  expect(await dialog.findByText(/^Текст уйдёт во\sвнешний сервис$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /Сервис/ }));
  await user.click(await screen.findByRole('option', { name: 'Stable Diffusion' }));
  expect(dialog.queryByText(/^Текст уйдёт/)).toBeNull();
  await fill(user, prompt, 'Зелёный росток');

  // Escape does not lose what was typed.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Создать картинку' })).toBeTruthy();
  expect(prompt.value).toBe('Зелёный росток');

  // Without a connection the form says so, and the editor stays.
  const mend = standIn.break('chatMessageSend', 'no answer');
  await user.click(dialog.getByRole('button', { name: 'Нарисовать' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/^Нет связи/));
  expect(unavailable.get()).toBe(false);
  mend();
  await fill(user, prompt, 'Зелёный росток');

  // Stopped: the form is as it was, and the same request is not paid twice.
  const release = standIn.hold('chatMessageSend');
  await user.click(dialog.getByRole('button', { name: 'Повторить' }));
  expect(await dialog.findByRole('progressbar', { name: 'Рисуем картинку' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Остановить' })),
  );
  await user.click(dialog.getByRole('button', { name: 'Остановить' }));
  expect(await dialog.findByRole('button', { name: 'Нарисовать' })).toBeTruthy();
  expect(dialog.getByRole('alert').textContent).toBe('');
  release();

  standIn.fail('model-unavailable', { operation: 'chatMessageSend', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Нарисовать' }));
  const again = await dialog.findByRole('button', { name: 'Повторить' });
  expect(dialog.getByRole('alert').textContent).not.toBe('');
  expect(prompt.value).toBe('Зелёный росток');
  expect(await pictureOf(uuid, slide)).toEqual(before);

  await user.click(again);
  const alt = await within(await screen.findByRole('dialog', { name: 'Создать картинку' })).findByRole(
    'textbox',
    { name: 'Описание картинки' },
  );
  const made = within(screen.getByRole('dialog', { name: 'Создать картинку' }));
  expect(alt).toHaveProperty('value', 'Зелёный росток');
  expect(made.getByText(/^Описание предложено по\sзапросу\. Проверьте, что оно верно$/)).toBeTruthy();
  await fill(user, alt, 'Росток пробивается сквозь асфальт');
  await user.click(made.getByRole('button', { name: 'Вставить' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Создать'));
  await waitFor(async () =>
    expect((await pictureOf(uuid, slide)).alt).toBe('Росток пробивается сквозь асфальт'),
  );
  const { idFile, fit } = await pictureOf(uuid, slide);
  expect(idFile).not.toBe(before.idFile);
  expect(fit).toBe(before.fit);
  const sent = standIn.callsOf('chatMessageSend');
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  const form = await sent.at(-1)?.formData();
  const request = form?.get('request');
  expect(JSON.parse(request instanceof Blob ? await request.text() : String(request))).toMatchObject({
    text: 'Зелёный росток',
    purpose: 'presentation',
  });
  expect(sent.at(-1)?.url).toMatch(/\/chat\/sd\/message$/);

  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(async () => expect(await pictureOf(uuid, slide)).toEqual(before));
});
