import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { presentationList } from '#api/generated/hooks/presentation/presentation.ts';
import { announcement } from '#platform/announcer.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

const employee = 'employee@neuro.example';

test('[PRES-72] the head and the list say who else is in the presentation and where, and the gateway where this person is', async () => {
  const standIn = await startStandIn();
  await standIn.signIn(employee);
  const { content } = await presentationList({ searchText: 'Итоги третьего' });
  const told: unknown[] = [];
  standIn.answer('presentationPresenceTrack', async (request) => {
    told.push(await request.json());
    return Response.json({ people: [{ id: 3, name: 'Ольга Зимина', slideId: 's2' }] });
  });
  const uuid = content[0]?.uuid ?? '';
  const { router } = await renderPortal(`/pres-editor/${uuid}?slide=s4`, { as: employee, standIn });
  const people = await screen.findByRole('list', { name: 'Сейчас в презентации' });
  expect(within(people).getByText(/^Ольга Зимина, слайд\s2$/)).toBeTruthy();
  expect(screen.getByRole('option', { name: /^2\. .*, здесь Ольга Зимина$/ })).toBeTruthy();
  await waitFor(() => expect(announcement.get()).toMatch(/^Сейчас в\sпрезентации: Ольга Зимина$/));
  expect(told[0]).toEqual({ uuid, slideId: 's4', isLeft: false });
  await router.navigate({ to: '/presentations' });
  await waitFor(() => expect(told.at(-1)).toEqual({ uuid, isLeft: true }));
});
