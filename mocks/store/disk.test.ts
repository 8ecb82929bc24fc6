import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { diskOf } from './disk.ts';

const { statfsSync } = vi.hoisted(() => ({ statfsSync: vi.fn() }));
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), statfsSync }));

test('[PILOT-07] the room is counted as df does, and asked for once a second', () => {
  let now = 0;
  statfsSync.mockReturnValue({ bsize: 4096, blocks: 1000, bfree: 300, bavail: 250 });
  const disk = diskOf(tmpdir(), () => now);
  expect(disk()).toEqual({ size: 950 * 4096, free: 250 * 4096 });
  now = 999;
  disk();
  expect(statfsSync).toHaveBeenCalledTimes(1);
  statfsSync.mockImplementation(() => {
    throw new Error('ENOENT');
  });
  now = 1000;
  expect(disk()).toBeUndefined();
});
