import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

/** The portal with the person's presentation «Итоги третьего квартала» in the editor. */
async function openEditor(search = '') {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { presentationList } = await import('#api/generated/hooks/presentation/presentation.ts');
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const uuid = content[0]?.uuid ?? '';
  const portal = await renderPortal(`/pres-editor/${uuid}${search}`, { as: employee, standIn });
  const list = await screen.findByRole('listbox', { name: 'Слайды' });
  return { ...portal, standIn, list, uuid };
}
const option = (name: RegExp) => screen.getByRole('option', { name });
const key = (element: Element, press: object): void => void fireEvent.keyDown(element, press);

test('[PRES-10][PRES-11][PRES-02] slides are chosen, moved, copied, skipped and removed by keyboard, announced, undone and saved', async () => {
  const { list, standIn, router, user } = await openEditor();
  expect(await screen.findByRole('region', { name: /^Слайд 1 из\s12$/ })).toBeTruthy();
  list.focus();
  key(list, { key: 'ArrowDown' });
  expect(screen.getByRole('region', { name: /^Слайд 2 из\s12$/ })).toBeTruthy();
  const second = option(/^2\. /);
  expect(second.getAttribute('aria-selected')).toBe('true');
  const name = second.getAttribute('aria-label')?.slice(3) ?? '';
  key(list, { key: 'ArrowDown', altKey: true });
  expect(announcement.get()).toBe(`Слайд „${name}“ теперь 3 из\u00a012`);
  expect(option(/^3\. /).getAttribute('aria-label')).toBe(`3. ${name}`);
  key(list, { key: 'd', code: 'KeyD', ctrlKey: true });
  expect(screen.getByRole('region', { name: /^Слайд 4 из\s13$/ })).toBeTruthy();
  key(list, { key: 'Delete' });
  expect(announcement.get()).toMatch(/^Удалено: 1\sслайд\. Осталось 12$/);
  for (let at = 0; at < 3; at += 1) key(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(option(/^2\. /).getAttribute('aria-label')).toBe(`2. ${name}`));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(option(/^3\. /).getAttribute('aria-label')).toBe(`3. ${name}`));
  await waitFor(
    () => expect(screen.getByRole('status', { name: 'Состояние' }).textContent).toBe('Сохранено'),
    {
      timeout: 4000,
    },
  );
  const sent = standIn.callsOf('presentationChange');
  expect(sent.length).toBeGreaterThan(0);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ slide: expect.any(String) }));
});
