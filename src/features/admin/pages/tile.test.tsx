import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminService } from '#api/generated/model/adminService.ts';
import { itemsOf } from '#mocks/store/database.ts';
import { renderPortal } from '#tests/portal.tsx';
import { serviceErrors, serviceForm } from '../forms/tile-form.ts';

const as = 'admin@neuro.example';

test('[ADM-34] a row is moved by Alt and arrows and by its menu, only in the order of places', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, standIn, router, settle } = await renderPortal('/admin/tile?size=25&cols=title,position', {
    as,
  });
  const order = () =>
    itemsOf(standIn.deps.database.tiles)
      .slice(0, 3)
      .map(({ value }) => value);
  const row = await screen.findByRole('row', { name: /^ChatGPT с картинками/ });
  expect(order()).toEqual(['chatGpt', 'chatGptMulti', 'yaChat']);
  row.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(order()).toEqual(['chatGptMulti', 'chatGpt', 'yaChat']));
  await settle();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^ChatGPT с картинками/));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(standIn.callsOf('adminServiceMove')).toHaveLength(1);

  const menuOf = async (name: RegExp) => {
    const found = await screen.findByRole('row', { name });
    await user.click(within(found).getByRole('button', { name: /^Действия/ }));
  };
  await menuOf(/^ChatGPT с картинками/);
  await user.click(await screen.findByRole('menuitem', { name: 'Переместить ниже' }));
  await waitFor(() => expect(order()).toEqual(['chatGpt', 'chatGptMulti', 'yaChat']));

  await router.navigate({ to: '/admin/$', params: { _splat: 'tile' }, search: { sort: 'title,asc' } });
  await settle();
  await menuOf(/^Claude/);
  const item = await screen.findByRole('menuitem', { name: 'Переместить выше' });
  expect(within(item).getByText('Отсортируйте по месту и сбросьте фильтры')).toBeTruthy();
  // Rows without a handle, also those that are loading, are none that React Aria would miss it in.
  expect(warned.mock.calls.filter(([text]) => /Draggable/.test(String(text)))).toEqual([]);
  warned.mockRestore();
});

test('[ADM-13] a press on a badge of a service opens the row and changes nothing', async () => {
  const { user, standIn } = await renderPortal('/admin/tile?size=25&cols=title,external', { as });
  const [badge] = await screen.findAllByText('Внешний');
  if (!badge) throw new Error('There is no badge');
  await user.click(badge);
  await screen.findByRole('dialog');
  expect(standIn.callsOf('adminServiceChange')).toEqual([]);
  expect(standIn.callsOf('adminServiceBatchChange')).toEqual([]);
});

test('[ADM-34] the form asks before a service loses its external mark, and wants a connection and a default model', () => {
  const row = {
    uuid: 'x',
    name: 'claude',
    title: 'Claude',
    description: '',
    group: 'chat',
    external: true,
    isPopular: true,
    disabled: false,
    disabledReason: '',
    tags: ['код'],
    typeInput: 'text',
    dayLimit: null,
    groups: [],
    companies: [],
    connectionUuid: 'c',
    connectionTitle: 'Anthropic',
    models: [{ value: 'opus', title: 'Opus', isDefault: true }],
  } as unknown as AdminService;
  const values = serviceForm.toValues(row);
  const faults = (changed: Partial<typeof values>) =>
    Object.entries(serviceErrors({ ...values, ...changed }, row)).flatMap(([name, text]) =>
      text ? name : [],
    );
  expect(faults({})).toEqual([]);
  expect(faults({ external: false })).toEqual(['isInsideConfirmed']);
  expect(faults({ external: false, isInsideConfirmed: true })).toEqual([]);
  expect(faults({ connectionUuid: null })).toEqual(['connectionUuid']);
  expect(faults({ connectionUuid: null, disabled: true })).toEqual([]);
  expect(faults({ models: values.models.map((model) => ({ ...model, isDefault: false })) })).toEqual([
    'models',
  ]);
  expect(faults({ tags: 'а'.repeat(41) })).toEqual(['tags']);
  expect(serviceForm.toBody({ ...values, tags: 'код,  договоры, код,' }, row).tags).toEqual([
    'код',
    'договоры',
  ]);
});
