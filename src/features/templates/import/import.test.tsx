import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const fileOf = (templates: unknown, name = 'шаблоны.json'): File =>
  new File([JSON.stringify({ format: 'neuro-template', version: 1, templates })], name);

test('[LAB-26] a template is exported and imported again: faults are shown, taken names get a number, one failure spoils no other, a mended file goes on', async () => {
  const standIn = await startStandIn();
  const { user } = await renderPortal('/lab?tab=templates', { as: 'employee@neuro.example', standIn });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const list = within(await screen.findByRole('list', { name: 'Шаблоны' }));
  const card = within(list.getByRole('link', { name: 'Новость' }).closest('li') as HTMLElement);
  await user.click(card.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Экспортировать' }));
  await waitFor(() => expect(names).toEqual(['Шаблон Новость.json']));
  expect(files).toHaveLength(1);
  expect(announcement.get()).toMatch(/^Шаблон «Новость» сохранён в\sфайл$/);
  const { templates } = JSON.parse((await files[0]?.text()) ?? '') as { templates: [object] };

  await user.click(screen.getByRole('button', { name: 'Импортировать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Импорт шаблонов' }));
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  const choose = (file: File) => user.upload(input as HTMLInputElement, file);
  await choose(new File(['{'], 'a.json'));
  expect(await dialog.findByText(/^Это не\sJSON/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Импортировать' })).toHaveProperty('disabled', true);
  const faulty = { ...templates[0], name: 'План', command: null, text: 'К {{срок}}' };
  const other = { ...templates[0], name: 'Иное', command: null };
  const third = { ...templates[0], name: 'Третье', command: null };
  await choose(fileOf([templates[0], faulty, other, third]));
  const items = async () =>
    within(await dialog.findByRole('list', { name: 'Шаблоны в файле' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  await waitFor(async () => expect((await items())[0]).toContain('Название занято, будет «Новость копия»'));
  expect((await items()).join(' ')).toContain('Текст запроса: Переменная „{{срок}}“ не описана');

  let calls = 0;
  standIn.answer('templateAdd', (_request, next) => {
    calls += 1;
    const refusal = { status: 409, code: 'name-taken', message: 'Такое название уже есть' };
    return calls === 2 ? Response.json(refusal, { status: 409 }) : next();
  });
  await user.click(dialog.getByRole('button', { name: 'Импортировать' }));
  await waitFor(async () => expect((await items()).join(' ')).toContain('Такое название уже есть'));
  const stored = () => [...standIn.deps.database.labTemplates.values()].map(({ draft }) => draft.name);
  expect(stored()).toEqual(expect.arrayContaining(['Новость копия', 'Третье']));
  expect(stored()).not.toContain('Иное');

  await choose(fileOf([templates[0], { ...faulty, text: 'К сроку' }, other, third], 'исправлено.json'));
  expect(await dialog.findByText(/^Можно импортировать 2\sшаблона; импортировано 2\sшаблона$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Импортировать' }));
  await user.click(await dialog.findByRole('button', { name: 'Готово' }));
  expect(stored()).toEqual(expect.arrayContaining(['Новость копия', 'План', 'Иное', 'Третье']));
  expect(stored().filter((one) => one.startsWith('Новость'))).toHaveLength(2);
  expect(await list.findByRole('link', { name: 'План' })).toBeTruthy();
});
