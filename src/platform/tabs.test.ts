import { expect, onTestFinished, test, vi } from 'vitest';
import { busyPage } from '#tests/support/busy-page.ts';
import { Tab, type TabMessage } from './tabs.ts';

test('[CHAT-06] a tab hears the other tabs, and ignores what is no message of a tab', async () => {
  const [tab, other] = [new Tab('one'), new Tab('other')];
  const channel = new BroadcastChannel('neuro-portal-tabs');
  onTestFinished(() => {
    tab.close();
    other.close();
    channel.close();
  });
  const heard: TabMessage[] = [];
  tab.listen((message) => heard.push(message));
  const wrong = [null, 'who', { type: 'me', id: 'other' }, { type: 'chat', userId: '1', chatUuid: 'a' }];
  for (const message of wrong) channel.postMessage(message);
  other.tell({ type: 'chat', userId: 1, chatUuid: 'a' });
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([{ type: 'chat', userId: 1, chatUuid: 'a' }]);
});

test('[AUTH-12] a tab knows the other open tabs at once, however slow they are; a closed one is none', async () => {
  const [tab, other] = [new Tab('here'), new Tab('there')];
  onTestFinished(() => tab.close());
  expect(await tab.others()).toContain('there');
  expect(await tab.others()).not.toContain('here');
  await other.close();
  expect(await tab.others()).not.toContain('there');
});

test('[AUTH-12] a duplicated tab takes another id, a reloaded one keeps its own', async () => {
  const before = new Tab('copied');
  before.close();
  const reloaded = new Tab('copied');
  await reloaded.whenUnique;
  expect(reloaded.id).toBe('copied');
  const duplicate = new Tab('copied');
  onTestFinished(() => {
    reloaded.close();
    duplicate.close();
  });
  await duplicate.whenUnique;
  expect(duplicate.id).not.toBe('copied');
  expect(await reloaded.others()).toContain(duplicate.id);
});

test('[AUTH-12] a reloaded tab that is busy while it asks for its lock keeps its id', async () => {
  onTestFinished(busyPage());
  const tab = new Tab('busy');
  onTestFinished(() => void tab.close());
  await tab.whenUnique;
  expect(tab.id).toBe('busy');
});
