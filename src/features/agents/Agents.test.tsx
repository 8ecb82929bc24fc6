import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPortal } from '#tests/portal.tsx';
import { type StandIn, startStandIn } from '#tests/stand-in.ts';

// Without it everything is in view.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

const employee = 'employee@neuro.example';
const verdictKey = 'agentsAllowed:1';
const noAgents = {
  uuid: 'n1',
  title: 'Агенты',
  text: '',
  date: '2026-11-20T06:00:00Z',
  levelImportance: 666,
};
const section = () => screen.queryByRole('region', { name: 'Агенты' });

async function open(standIn: StandIn, as = employee) {
  const portal = await renderPortal('/', { as, standIn });
  await screen.findByRole('heading', { level: 1 });
  await portal.settle();
  return portal;
}

test('[HOME-05] up to eight agents are shown with owner, service and badge, and lead to the lab', async () => {
  const standIn = await startStandIn();
  await open(standIn);
  const agents = within(await screen.findByRole('region', { name: 'Агенты' }));
  expect(agents.getAllByRole('listitem')).toHaveLength(8);
  const [first] = agents.getAllByRole('listitem') as [HTMLElement];
  expect(first.textContent).toContain('Мария Орлова · Вопрос к таблице');
  expect(within(first).getByText('в контуре')).toBeTruthy();
  const link = within(first).getByRole('link', { name: 'Аналитик продаж' });
  expect(link.getAttribute('href')).toMatch(/^\/lab\/agent\/7c2e9f10-/);
  expect(agents.getByRole('link', { name: /Все агенты/ }).getAttribute('href')).toBe('/lab');
  expect(localStorage.getItem(verdictKey)).toBe('1');
});

test('[HOME-05][HOME-16] with a notification of level 666 no agents are requested, and a reload shows none before it is known', async () => {
  const standIn = await startStandIn();
  standIn.answer('notificationList', () => Response.json([noAgents]));
  const { close } = await open(standIn);
  expect(section()).toBeNull();
  expect(localStorage.getItem(verdictKey)).toBe('0');
  close();
  standIn.hold('notificationList');
  await renderPortal('/', { as: employee, standIn });
  await screen.findByRole('link', { name: 'ChatGPT' });
  expect(section()).toBeNull();
  expect(standIn.callsOf('agentList')).toHaveLength(0);
});

test('[HOME-16] before the notifications answer, the last verdict decides; without one there are no agents', async () => {
  const standIn = await startStandIn();
  standIn.hold('notificationList');
  const { close } = await renderPortal('/', { as: employee, standIn });
  await screen.findByRole('link', { name: 'ChatGPT' });
  expect(section()).toBeNull();
  close();
  localStorage.setItem(verdictKey, '1');
  await renderPortal('/', { as: employee, standIn });
  expect(await screen.findByRole('region', { name: 'Агенты' })).toBeTruthy();
});

test('[HOME-05][AUTH-10] who may not see the lab gets no agents, and none are requested', async () => {
  const standIn = await startStandIn();
  await open(standIn, 'student@neuro.example');
  expect(section()).toBeNull();
  expect(standIn.callsOf('agentList')).toHaveLength(0);
});
