import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, constants as zlib } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStatic } from './static.ts';

const script = "document.documentElement.dataset.theme = 'light';";
const style = 'body{margin:0}';
const html = `<!doctype html><html lang="ru"><head><script>${script}</script><style>${style}</style><script type="module" src="/assets/main-1a2b.js"></script></head><body></body></html>`;
const framed = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'" />`;
const code = 'export const answer = 42;\n'.repeat(200);
/** Another quality than the server's, to recognise the file of the build. */
const compressedByBuild = brotliCompressSync(code, { params: { [zlib.BROTLI_PARAM_QUALITY]: 0 } });
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), html);
  writeFileSync(join(folder, 'dist', 'favicon.svg'), '<svg/>');
  mkdirSync(join(folder, 'dist', 'frames'));
  writeFileSync(join(folder, 'dist', 'frames', 'page.html'), framed);
  writeFileSync(join(folder, 'dist', 'csp.json'), '["sha256-AAAA", "unsafe-inline"]');
  writeFileSync(join(folder, 'dist', 'assets', 'main-1a2b.js'), code);
  writeFileSync(join(folder, 'dist', 'assets', 'built-3c4d.js'), code);
  writeFileSync(join(folder, 'dist', 'assets', 'built-3c4d.js.br'), compressedByBuild);
  const site = openStatic(join(folder, 'dist'));
  server = createServer((incoming, outgoing) => void site.serve(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = { accept: 'text/html,application/xhtml+xml' };

describe('[APP-21] the built portal', () => {
  test('hashed assets are cached permanently, the page is revalidated', async () => {
    const asset = await get('/assets/main-1a2b.js');
    expect(asset.status).toBe(200);
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const index = await get('/', page);
    expect(index.headers['cache-control']).toBe('no-cache');
    expect(index.body.toString()).toBe(html);
    const known = await get('/', { ...page, 'if-none-match': index.headers.etag ?? '' });
    expect(known.status).toBe(304);
    expect(known.body).toHaveLength(0);
    const weak = await get('/', { ...page, 'if-none-match': `"other", W/${index.headers.etag}` });
    expect(weak.status).toBe(304);
  });

  test('is sent as Brotli or gzip, as the browser accepts it', async () => {
    const path = '/assets/main-1a2b.js';
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(code);
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(code);
    expect(gzip.headers.vary).toBe('accept-encoding');
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(code);
  });

  test('a file compressed by the build is sent unchanged', async () => {
    const answer = await get('/assets/built-3c4d.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body.equals(compressedByBuild)).toBe(true);
    expect((await get('/assets/built-3c4d.js.br', { accept: '*/*' })).status).toBe(404);
  });

  test('every address of the portal is the page; a missing file is a 404', async () => {
    for (const path of ['/login', '/chat/neuron/chatGpt/0c5e2d3a', '/chat/neuron/llama3_2?x=1']) {
      const answer = await get(path, page);
      expect(answer.status, path).toBe(200);
      expect(answer.body.toString()).toBe(html);
    }
    for (const path of ['/assets/gone-1a2b.js', '/robots.txt', '/assets/x']) {
      expect((await get(path, { accept: '*/*' })).status, path).toBe(404);
    }
    expect((await get('/assets/gone-1a2b.js', page)).status).toBe(404);
  });

  test('files outside of the folder cannot be requested', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '//secret.txt',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const answer = await get(path);
      expect(answer.body.toString(), path).not.toContain('secret');
      expect([200, 404]).toContain(answer.status);
    }
  });

  test('HEAD has no body, other methods are refused', async () => {
    const head = await get('/', page, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(html));
    expect((await get('/', page, 'POST')).status).toBe(405);
  });

  test('the security headers match this build', async () => {
    const { headers } = await get('/login', page);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${sha(script)};`);
    expect(policy).toContain(`style-src 'self' ${sha(style)} 'sha256-AAAA';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
    expect((await get('/assets/gone.js')).headers['x-content-type-options']).toBe('nosniff');
  });
});

test('[CHAT-11] the pages of frames have their own policy and no origin; they alone may be framed, by the portal alone', async () => {
  const { headers, body } = await get('/frames/page.html', page);
  expect(body.toString()).toBe(framed);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'self'; sandbox allow-scripts",
  );
  const portal = String((await get('/', page)).headers['content-security-policy']);
  expect(portal).toContain("frame-src 'self';");
  expect(portal).toContain("frame-ancestors 'none'");
  // Documents without an origin load scripts only with it.
  expect((await get('/assets/main-1a2b.js')).headers['access-control-allow-origin']).toBe('*');
  expect((await get('/', page)).headers['access-control-allow-origin']).toBeUndefined();
});

test('[APP-21] without a build the message says what to do', () => {
  expect(() => openStatic(join(folder, 'nothing'))).toThrow(
    /There is no built portal in .*\. Run: npm run build/,
  );
});

describe('[APP-21] behind a sub-path', () => {
  const ask = async (path: string): Promise<Answer> => {
    const site = openStatic(join(folder, 'dist'), '/portal/');
    const own = createServer((incoming, outgoing) => void site.serve(incoming, outgoing));
    await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
    const { port } = own.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: page, redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    own.close();
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };

  test('[APP-21] the page refers to its files below the base path at every address', async () => {
    for (const path of ['/portal/', '/portal/chat/neuron/chatGpt']) {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([
        200,
        html.replace('"/assets/main-1a2b.js"', '"/portal/assets/main-1a2b.js"'),
      ]);
    }
    expect((await ask('/portal/assets/main-1a2b.js')).body.toString()).toBe(code);
  });

  test('[APP-21] the root and the path without a slash redirect to it; other paths do not', async () => {
    for (const path of ['/', '/portal']) {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([302, '/portal/']);
    }
    expect((await ask('/assets/main-1a2b.js')).status).toBe(404);
    expect((await ask('/other/')).status).toBe(404);
  });
});
