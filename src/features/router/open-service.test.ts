import { afterEach, expect, test, vi } from 'vitest';
import type { Tile } from '#api/generated/model/tile.ts';
import { takeHandOver } from '#platform/handover.ts';
import { openService } from './open-service.ts';

vi.mock('#api/generated/hooks/data/data.ts', () => ({ actionTrack: vi.fn(async () => undefined) }));
afterEach(() => void vi.clearAllMocks());

const candidate = (name: string, typeInput: Tile['typeInput']) => ({
  name,
  title: name,
  isExternal: true,
  reason: '',
  settings: { to: 'en' },
  tile: { value: name, title: name, group: 'other', typeInput } as Tile,
});

test('[HOME-12] a service for links gets the address alone, any other the whole text', async () => {
  const text = 'скачай https://video.example/watch?v=1, пожалуйста';
  openService(candidate('videoDownload', 'url'), { text, files: [] }, false, () => undefined);
  expect(takeHandOver('videoDownload')?.text).toBe('https://video.example/watch?v=1');
  openService(candidate('claude', 'text'), { text, files: [] }, true, () => undefined);
  expect(takeHandOver('claude')).toEqual({
    service: 'claude',
    text,
    files: [],
    settings: { to: 'en' },
    origin: 'router',
    send: true,
  });
});

test('[HOME-10] tracking names the service, never the text', async () => {
  const { actionTrack } = await import('#api/generated/hooks/data/data.ts');
  openService(candidate('claude', 'text'), { text: 'секрет', files: [] }, false, () => undefined);
  expect(vi.mocked(actionTrack).mock.calls).toEqual([
    [{ action: 'routerPick', author: { name: 'маршрутизатор' }, query: 'claude' }],
  ]);
});
