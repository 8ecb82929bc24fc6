import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PortalDocument } from '#api/generated/model/portalDocument.ts';
import type { Profile } from '#platform/session/session.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';
import { isAllowed } from './allowed.ts';

// Without it everything is in view.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

const kinds = ['manual', 'safety', 'offer', 'lyceumOffer', 'plugin', 'other'] as const;

test.each([
  ['an employee', [], ['manual', 'safety', 'plugin', 'other']],
  ['commerce', [{ name: 'COMMERCE', groupType: 1 }], ['manual', 'plugin', 'other']],
  ['a pupil', [{ name: 'tariffBeginner', groupType: 13 }], ['offer', 'lyceumOffer', 'other']],
])('[HOME-07][AUTH-10] documents that %s may see', (_who, groups, expected) => {
  const profile: Profile = { id: 1, email: null, name: '', role: 'USER', groups, token: '' };
  expect(kinds.filter((kind) => isAllowed({ kind }, profile))).toEqual(expected);
});

const rules = (number: number): PortalDocument => ({
  uuid: `d${number}`,
  title: `Правила ${number}`,
  kind: 'other',
  description: number === 7 ? 'О командировках' : '',
  fileName: 'Правила.docx',
  size: 2048,
  date: '2025-03-02T09:00:00Z',
});

test('[HOME-07] six documents are listed with type, size and date; all of them are in a dialog with a search', async () => {
  const standIn = await startStandIn();
  standIn.answer('documentList', () => Response.json([1, 2, 3, 4, 5, 6, 7].map(rules)));
  const { user } = await renderPortal('/', { as: 'employee@neuro.example', standIn });
  const section = within(await screen.findByRole('region', { name: 'Документы' }));
  expect(section.getAllByRole('listitem')).toHaveLength(6);
  expect(section.getAllByText(/^DOCX · 2.КБ/)[0]?.textContent).toContain('2 марта 2025');
  expect(section.getByRole('button', { name: 'Скачать «Правила 1»' })).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Все документы (7)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Все документы' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Поиск документа' }), 'командировка');
  expect(await dialog.findByText('Найдено: 1')).toBeTruthy();
  expect(dialog.getByText('Правила 7')).toBeTruthy();
});

test('[HOME-07] without documents there is no section', async () => {
  const standIn = await startStandIn();
  standIn.answer('documentList', () => Response.json([]));
  const { settle } = await renderPortal('/', { as: 'employee@neuro.example', standIn });
  await screen.findByRole('heading', { level: 1 });
  await settle();
  expect(screen.queryByRole('region', { name: 'Документы' })).toBeNull();
});
