import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEED_PASSWORD } from '#mocks/rehearsal/seeds/seed.ts';
import { sqlitePersistence } from '#mocks/store/sqlite.ts';
import { Client, eventsOf, openGateway } from '#mocks/testing/client.ts';
import { begun, messagesOf, next } from '#mocks/testing/conversation.ts';
import { StandIn } from '#mocks/testing/process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('[CON-06][CHAT-03] after a kill -9 every character that a reader was shown is stored', async () => {
  const standIn = new StandIn({ DATA_DIR: folder, REHEARSAL_DELAY: '2' });
  const address = await standIn.ready();
  const api = (path: string, init: RequestInit) => fetch(`${address}/api/1.0${path}`, init);
  const login = await api('/auth/authentication', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'employee@neuro.example', password: SEED_PASSWORD }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const form = new FormData();
  form.set('request', '{"text":"длинно"}');
  const headers = { cookie, accept: 'text/event-stream', 'idempotency-key': crypto.randomUUID() };
  const events = eventsOf(await api('/chat/chatGpt/message', { method: 'POST', headers, body: form }));
  const { chatUuid } = await begun(events);
  let shown = '';
  while (shown.length < 600) {
    const event = await next(events);
    if (event.type === 'delta') shown += event.text;
  }
  const killed = standIn.kill('SIGKILL');
  try {
    for await (const event of events)
      if (event !== 'heartbeat' && event.type === 'delta') shown += event.text;
  } catch {
    // The connection of the killed process.
  }
  await killed;

  const gateway = await openGateway({ persistence: sqlitePersistence(folder) });
  const client = new Client(gateway);
  client.cookie = cookie;
  const [, answer] = await messagesOf(client, chatUuid);
  expect(answer?.status).toBe('failed');
  expect(answer?.content.slice(0, shown.length)).toBe(shown);
  expect(gateway.deps.database.pieces.size).toBe(0);
  gateway.close();
});
