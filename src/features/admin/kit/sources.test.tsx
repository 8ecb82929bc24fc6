import { expect, test } from 'vitest';
import { adminOptionList } from '#api/generated/hooks/admin/admin.ts';
import { startStandIn } from '#tests/stand-in.ts';
import { sourcesOf } from './sources.ts';

test('[ADM-05] people are found by a part of their address with the received operation, by a name among the options, alike', async () => {
  const standIn = await startStandIn();
  await standIn.signIn('admin@neuro.example');
  const { find } = sourcesOf({ options: adminOptionList }, 'admin')('user');
  const { signal } = new AbortController();
  const byAddress = await find('employee@', signal);
  expect(byAddress).toHaveLength(1);
  expect(standIn.callsOf('adminOptionList')).toEqual([]);
  const [name = ''] = byAddress[0]?.label.split(',') ?? [];
  expect(await find(name, signal)).toEqual(byAddress);
  expect(standIn.callsOf('adminUserFind')).toHaveLength(1);
  // Too short for the received operation.
  await find('@n', signal);
  expect(standIn.callsOf('adminOptionList')).toHaveLength(2);
});
