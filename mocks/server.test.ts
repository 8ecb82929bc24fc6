import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEED_PASSWORD } from './rehearsal/seeds/seed.ts';
import { StandIn } from './testing/process.ts';

let folder: string;
const running: StandIn[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(async () => {
  for (const standIn of running.splice(0)) await standIn.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}, args: string[] = [], cwd?: string): StandIn {
  const standIn = new StandIn({ DATA_DIR: join(folder, 'data'), ...environment }, args, cwd);
  running.push(standIn);
  return standIn;
}

async function login(address: string): Promise<string> {
  const response = await fetch(`${address}/api/1.0/auth/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'employee@neuro.example', password: SEED_PASSWORD }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function send(address: string, cookie: string, text: string, more: RequestInit = {}): Promise<Response> {
  const form = new FormData();
  form.set('request', new Blob([JSON.stringify({ text })], { type: 'application/json' }));
  return fetch(`${address}/api/1.0/chat/chatGpt/message`, {
    method: 'POST',
    headers: { cookie, accept: 'text/event-stream', 'idempotency-key': crypto.randomUUID() },
    body: form,
    ...more,
  });
}

async function firstEvents(response: Response, wanted: RegExp): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (wanted.test(text)) return text;
  }
  return text;
}

test('[CON-06] it prints its address and the accounts once it answers; a port in use is reported in one line', async () => {
  const standIn = start();
  const address = await standIn.ready();
  expect(standIn.output).toContain('employee@neuro.example');
  expect(standIn.output).toContain(SEED_PASSWORD);
  const ping = await fetch(`${address}/api/1.0/data/ping`);
  expect(await ping.json()).toEqual({ status: 'UP' });

  const { port } = new URL(address);
  const { code, output } = await start({ PORT: port, DATA_DIR: join(folder, 'other') }).ended();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop the other process or set PORT to another number.\n`,
  );
});

test('[CON-06] kill -9 in the middle of an answer loses neither the request nor the session', async () => {
  const first = start();
  const address = await first.ready();
  const cookie = await login(address);
  const response = await send(address, cookie, 'длинно и медленно');
  const seen = await firstEvents(response, /"type":"delta"/);
  const chat = /"chatUuid":"([^"]+)"/.exec(seen)?.[1];
  await first.kill('SIGKILL');

  const again = await start().ready();
  const messages = await fetch(`${again}/api/1.0/history/getListMessage?chatUuid=${chat}`, {
    headers: { cookie },
  });
  expect(messages.status).toBe(200);
  const { content } = (await messages.json()) as { content: unknown[] };
  expect(content).toMatchObject([
    { role: 'user', content: 'длинно и медленно' },
    {
      role: 'assistant',
      status: 'failed',
      error: { message: 'Ответ прерван перезапуском сервера. Повторите запрос' },
    },
  ]);
});

test('[APP-21] with --portal the built portal and the gateway share one origin', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>Портал</title>');
  const address = await start({}, ['--portal'], folder).ready();
  const page = await fetch(`${address}/chat/neuron/chatGpt`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Портал');
  expect((await fetch(`${address}/api/1.0/tile/getTile`)).status).toBe(401);
  const unknown = await fetch(`${address}/api/2.0/x`, { headers: { accept: 'text/html' } });
  expect(await unknown.json()).toMatchObject({ status: 404, path: '/api/2.0/x' });
});

test('[PILOT-01] behind https every answer demands https; the API has headers of safety; security.txt names a contact', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>Портал</title>');
  writeFileSync(join(folder, 'dist', 'config.json'), '{"supportMailbox":"help@corp.example"}');
  const environment = { TRUST_PROXY: '1', PORTAL_URL: 'https://portal.example' };
  const address = await start(environment, ['--portal'], folder).ready();
  const https = { headers: { 'x-forwarded-proto': 'https' } };
  for (const path of ['/', '/api/1.0/data/ping', '/api/docs', '/.well-known/security.txt']) {
    const { headers } = await fetch(address + path, https);
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
  const plain = await fetch(`${address}/.well-known/security.txt`);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(await plain.text()).toMatch(
    /^Contact: mailto:help@corp\.example\nExpires: \S+Z\nPreferred-Languages: ru, en\nCanonical: https:\/\/portal\.example\/\.well-known\/security\.txt\n$/,
  );
});

test('[CON-06] SIGINT ends it at once, with open streams', async () => {
  const standIn = start();
  const address = await standIn.ready();
  const response = await send(address, await login(address), 'длинно и медленно');
  await firstEvents(response, /"type":"delta"/);
  expect((await standIn.kill('SIGINT')).code).toBe(0);
});

test('[CON-06] SIGTERM lets an answer end and refuses new calls; then the process ends', async () => {
  const standIn = start({ REHEARSAL_DELAY: '20' });
  const address = await standIn.ready();
  const response = await send(address, await login(address), 'таблица');
  const ended = standIn.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/api/1.0/data/ping`)).status).toBe(503);
  expect(await response.text()).toMatch(/"type":"finished","status":"complete"/);
  expect((await ended).code).toBe(0);
});

test('[CON-06] a corrupt state file is reported in one line', async () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'portal.sqlite'), 'oops'.repeat(1000));
  const { code, output } = await start().ended();
  expect(code).toBe(1);
  expect(output).toMatch(/^The state file .*portal\.sqlite is damaged\. Move it away.*\n$/);
});

test('[AUTH-03] [CON-06] letters are printed and readable with the printed key', async () => {
  const standIn = start({ PORTAL_URL: 'https://portal.example/' });
  const address = await standIn.ready();
  const forgot = await fetch(`${address}/api/1.0/auth/forgotPassword?email=employee@neuro.example`);
  expect(forgot.status).toBe(204);
  expect((await fetch(`${address}/api/dev/mailbox`)).status).toBe(401);
  expect(standIn.letters).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/dev\/mailbox\?key=[0-9a-f]{64}$/);
  const [mail] = (await (await fetch(standIn.letters)).json()) as { link: string }[];
  expect(mail?.link).toMatch(/^https:\/\/portal\.example\/resetPassword\?token=/);
  expect(standIn.output).toContain(`Mail to employee@neuro.example: ${mail?.link}\n`);
  await standIn.kill('SIGTERM');

  const closed = await start({ DEV_ENDPOINTS: '0' }).ready();
  expect((await fetch(`${closed}/api/dev/mailbox`)).status).toBe(404);
});

test.each([
  [
    { PORT: 'http', UPSTREAM_URL: 'here' },
    [],
    /^Not a port number: http\nUPSTREAM_URL is not an address: here\n$/,
  ],
  [{}, ['--portal'], /^There is no built portal in .*dist\. Run: npm run build\n$/],
  [{ HOST: '203.0.113.7' }, [], /^This machine has no address 203\.0\.113\.7.*\n$/],
])('[CON-06] wrong settings %o %o are reported in one line each', async (environment, args, lines) => {
  const { code, output } = await start({ ...environment }, args, folder).ended();
  expect(output).toMatch(lines);
  expect(code).toBe(1);
});

test('[PRE-18] «оборви» breaks the connection; what follows can be resumed over HTTP', async () => {
  const address = await start({ REHEARSAL_DELAY: '5' }).ready();
  const cookie = await login(address);
  const response = await send(address, cookie, 'оборви');
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes, { stream: true });
  })();
  await expect(reading).rejects.toThrow();
  const chat = /"chatUuid":"([^"]+)"/.exec(text)?.[1];
  const last = [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
  const rest = await fetch(`${address}/api/1.0/chat/${chat}/stream`, {
    headers: { cookie, 'last-event-id': last },
  });
  const events = await rest.text();
  expect(events).toMatch(new RegExp(`^id: ${Number(last) + 1}\n`));
  expect(events).toContain('"type":"finished"');
});

test('[PRE-11] bodies over the limit are refused with an answer, and the process stays up', async () => {
  const address = await start().ready();
  const cookie = await login(address);
  const login2 = await fetch(`${address}/api/1.0/auth/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(3_000_000), password: 'x' }),
  });
  expect(login2.status).toBe(413);
  // Twice the limit: a stream without an end can fill the memory when the connection breaks at a bad moment.
  let left = 400;
  const stream = new ReadableStream({
    async pull(controller) {
      await immediate();
      controller.enqueue(new Uint8Array(1024 * 1024));
      left -= 1;
      if (left === 0) controller.close();
    },
  });
  const endless = await send(address, cookie, '', {
    headers: {
      cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': crypto.randomUUID(),
    },
    body: stream,
    duplex: 'half',
  } as RequestInit).then(
    (response) => response.status,
    () => 'broken off',
  );
  expect([413, 'broken off']).toContain(endless);
  expect((await fetch(`${address}/api/1.0/data/ping`)).status).toBe(200);
});

test('[CON-06] invalid or interrupted HTTP, and a method that no request can carry, do not stop the process', async () => {
  const standIn = start();
  const address = await standIn.ready();
  const { port } = new URL(address);
  const raw = (text: string) =>
    new Promise<string>((done) => {
      let answer = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
      socket.on('data', (bytes) => {
        answer += bytes;
      });
      socket.on('close', () => done(answer));
      socket.on('error', () => done(answer));
    });
  expect(await raw('oops\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect(await raw('TRACE /api/1.0/data/ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 /,
  );
  expect(await raw('GET /api/1.0/data/ping HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400/,
  );
  expect(await raw('GET //evil/api HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 404/,
  );
  expect(
    await raw('GET http://evil/api/1.0/data/ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 4/);
  await raw(
    'POST /api/1.0/auth/authentication HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email"',
  );
  expect((await fetch(`${address}/api/1.0/data/ping`)).status).toBe(200);
  expect(standIn.output).not.toMatch(/failed|Unexpected/);
});

test('[CON-05] the reference page is at /api/docs, with its own policy and without scripts', async () => {
  const address = await start().ready();
  const response = await fetch(`${address}/api/docs`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const page = await response.text();
  expect(page).toContain('tileList');
  expect(page).not.toContain('<script');
});
