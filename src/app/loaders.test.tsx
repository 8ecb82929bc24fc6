import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OperationId } from '#api/generated/operation-id.ts';
import { renderPortal } from '#tests/portal.tsx';
import { startStandIn } from '#tests/stand-in.ts';

test.each<[string, OperationId]>([
  ['/presentations?sort=title', 'presentationList'],
  ['/lab', 'agentList'],
  ['/lab?tab=templates&scope=mine', 'templateList'],
  ['/lab/template/7c2e9f10-1111-4a3b-8c4d-000000000006', 'templateRead'],
  ['/lab/qTrainer', 'exerciseList'],
  ['/lab/qTrainer?exercise=minutes', 'exerciseRead'],
  ['/lab/qTrainer?exercise=minutes', 'exerciseAttemptList'],
  ['/profile/data', 'profileRead'],
  ['/profile/limits', 'limitList'],
  ['/profile/sessions', 'sessionList'],
  ['/profile/shared', 'chatShareList'],
  ['/profile/storage', 'storageRead'],
  ['/profile/storage', 'dataExportList'],
])('%s is asked for by its route, before its screen is mounted, and once', async (address, operation) => {
  const { router, standIn, queryClient, settle } = await renderPortal('/help', {
    as: 'employee@neuro.example',
  });
  await settle();
  const before = standIn.callsOf(operation).length;
  const asked: boolean[] = [];
  const end = router.subscribe('onBeforeRouteMount', () => {
    const keys = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
    // The answer may be there already, if the code of the screen takes longer.
    asked.push(keys.length > 0 || standIn.callsOf(operation).length > before);
  });
  await act(() => router.navigate({ to: address }));
  end();
  await waitFor(() => expect(standIn.callsOf(operation)).toHaveLength(before + 1));
  await settle();
  expect(asked).toContain(true);
  expect(standIn.callsOf(operation)).toHaveLength(before + 1);
});

test('the templates of the lab do not wait for the notifications', async () => {
  const standIn = await startStandIn();
  const release = standIn.hold('notificationList');
  await renderPortal('/lab?tab=templates', { as: 'employee@neuro.example', standIn });
  await waitFor(() => expect(standIn.callsOf('templateList')).toHaveLength(1));
  release();
  await screen.findByRole('list', { name: 'Шаблоны' });
  expect(standIn.callsOf('templateList')).toHaveLength(1);
});

test('[ADM-08] the code of a page of the administration loads beside the menu, its list after the menu', async () => {
  const standIn = await startStandIn();
  const release = standIn.hold('adminTileList');
  const { queryClient } = await renderPortal('/admin/banners', { as: 'admin@neuro.example', standIn });
  await waitFor(() => expect(queryClient.getQueryData(['admin page', 'banners'])).toBeTruthy());
  expect(standIn.callsOf('adminBannerList')).toHaveLength(0);
  release();
  await waitFor(() => expect(standIn.callsOf('adminBannerList')).toHaveLength(1));
  expect(standIn.callsOf('adminTileList')).toHaveLength(1);
});
