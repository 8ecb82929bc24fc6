import { expect, onTestFinished, test, vi } from 'vitest';
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
  tab.listen((message) => {
    // Tabs of other test files, which run in the same process, ask and answer who is open.
    const isForeign = message.type === 'who' || (message.type === 'me' && typeof message.id === 'string');
    if (!isForeign) heard.push(message);
  });
  const wrong = [
    null,
    'who',
    { type: 'me' },
    { type: 'me', id: 1 },
    { type: 'chat', userId: '1', chatUuid: 'a' },
  ];
  for (const message of wrong) channel.postMessage(message);
  other.tell({ type: 'chat', userId: 1, chatUuid: 'a' });
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([{ type: 'chat', userId: 1, chatUuid: 'a' }]);
});
