/** Serves the built portal: compressed once, cached by file hash, index.html for every navigation. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { CorruptState } from '#mocks/store/store.ts';
import { safetyHeaders } from './safety-headers.ts';

export interface StaticSite {
  /** Answers GET and HEAD outside of the gateway's paths. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

const shared = {
  ...safetyHeaders,
  'permissions-policy':
    'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

type Encoding = 'br' | 'gzip' | 'identity';

interface Asset {
  readonly type: string;
  readonly cache: string;
  readonly etag: string;
  readonly bytes: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64');

/** Hashes of a page's inline elements. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].flatMap(
    ([, text]) => (text ? [`'sha256-${sha256(text)}'`] : []),
  );
}

/** Hashes of styles that libraries add at run time, computed by the build (dist/csp.json), if there are any. */
function builtHashes(folder: string): string[] {
  const file = join(folder, 'csp.json');
  if (!existsSync(file)) return [];
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(list)
    ? list.filter((hash) => /^sha256-[\w+/=]+$/.test(String(hash))).map((hash) => `'${hash}'`)
    : [];
}

/** The content security policy of design.md ("Safety") for this build. */
function policyFor(folder: string, html: string): string {
  const script = ["'self'", ...inlineHashes(html, 'script')].join(' ');
  const style = ["'self'", ...inlineHashes(html, 'style'), ...builtHashes(folder)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    // https: for pictures in answers, which are requested only on a press of their button (PRE-17).
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The portal shows pages of src/frames/ in frames; its own page permits no frame around it.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The policy of a page of `src/frames/`: the one in its `<meta>`, and what a `<meta>` cannot say. The page has no origin, even
 * when a browser opens it outside of the portal.
 */
function framePolicy(html: string): string {
  const own =
    /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'none'";
  return `${own}; frame-ancestors 'self'; sandbox allow-scripts`;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

function encodingFor(asset: Asset, accepted: string): Encoding {
  if (!compressible.test(asset.type) || asset.bytes.length < 1024) return 'identity';
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  if (/\bbr\b/.test(accepted) && !refused('br')) return 'br';
  if (/\bgzip\b/.test(accepted) && !refused('gzip')) return 'gzip';
  return 'identity';
}

/** The compressed file: from the build, or compressed on the first request. */
function encode(asset: Asset, encoding: Encoding): Promise<Buffer> {
  const known = asset.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? brotli(asset.bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } })
      : encoding === 'gzip'
        ? deflate(asset.bytes, { level: 9 })
        : Promise.resolve(asset.bytes);
  asset.encoded.set(encoding, made);
  return made;
}

function load(folder: string): Map<string, Asset> {
  const files = globSync('**/*', { cwd: folder }).filter(
    (file) => !file.endsWith('.br') && statSync(join(folder, file)).isFile(),
  );
  return new Map(
    files.map((file) => {
      const path = `/${file.replaceAll('\\', '/')}`;
      const bytes = readFileSync(join(folder, file));
      const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
      const encoded = new Map<Encoding, Promise<Buffer>>();
      const brotliFile = join(folder, `${file}.br`);
      if (existsSync(brotliFile)) encoded.set('br', Promise.resolve(readFileSync(brotliFile)));
      return [path, { type, cache, etag: `"${sha256(bytes).slice(0, 27)}"`, bytes, encoded }] as const;
    }),
  );
}

/** Whether a request is a navigation: it accepts HTML, or its path cannot be a file. */
const isNavigation = (incoming: IncomingMessage, path: string): boolean =>
  extname(path) === '' || (incoming.headers.accept ?? '').includes('text/html');

/** Whether a caller has this version: `If-None-Match` may name several, also as weak ones (RFC 9110, 13.1.2). */
function isKnown(condition: string | undefined, etag: string): boolean {
  return (condition ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** The page for a sub-path: its root addresses get the base path (APP-21). */
function below(base: string, index: Asset): Asset {
  if (base === '/') return index;
  const html = index.bytes
    .toString('utf8')
    .replaceAll(/(<(?:link|script)[^>]*\s(?:href|src)=")\//g, `$1${base}`);
  const bytes = Buffer.from(html);
  return { ...index, bytes, etag: `"${sha256(bytes).slice(0, 27)}"`, encoded: new Map() };
}

/**
 * Reads dist/ into memory, so that no other file can be requested.
 *
 * @param base path of the portal on its host, with a slash at both ends
 * @throws CorruptState with a one-line message if dist/ is missing
 */
export function openStatic(folder: string, base = '/'): StaticSite {
  const assets = existsSync(folder) ? load(folder) : new Map<string, Asset>();
  const page = assets.get('/index.html');
  if (!page) throw new CorruptState(`There is no built portal in ${folder}. Run: npm run build`);
  const index = below(base, page);
  assets.set('/index.html', index);
  const policy = policyFor(folder, index.bytes.toString('utf8'));
  /** Headers that depend on the kind of file. */
  const headersOf = (path: string, { type, bytes }: Asset): Record<string, string> => {
    if (path.startsWith('/frames/'))
      return { 'content-security-policy': framePolicy(bytes.toString('utf8')) };
    if (type.startsWith('text/html')) return { 'content-security-policy': policy };
    // The pages of src/frames/ have no origin, so they load their scripts across origins (CORS).
    return path.startsWith('/assets/') ? { 'access-control-allow-origin': '*' } : {};
  };

  return {
    async serve(incoming, outgoing) {
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
        outgoing.writeHead(405, { ...shared, allow: 'GET, HEAD' }).end();
        return;
      }
      const asked = pathOf(incoming.url ?? '/');
      if (`${asked}/` === base || (asked === '/' && base !== '/')) {
        outgoing.writeHead(302, { ...shared, location: base }).end();
        return;
      }
      const path = asked?.startsWith(base) ? `/${asked.slice(base.length)}` : undefined;
      const file = path === undefined ? undefined : assets.get(path);
      const fallback =
        path !== undefined && !path.startsWith('/assets/') && isNavigation(incoming, path)
          ? index
          : undefined;
      const asset = file ?? fallback;
      if (!asset) {
        outgoing
          .writeHead(404, { ...shared, 'content-type': 'text/plain; charset=utf-8' })
          .end('Not found\n');
        return;
      }
      const headers = {
        ...shared,
        'content-type': asset.type,
        'cache-control': asset.cache,
        etag: asset.etag,
        vary: 'accept-encoding',
        ...headersOf(path ?? '/', asset),
      };
      if (isKnown(incoming.headers['if-none-match'], asset.etag)) {
        outgoing.writeHead(304, headers).end();
        return;
      }
      const encoding = encodingFor(asset, String(incoming.headers['accept-encoding'] ?? ''));
      const body = await encode(asset, encoding);
      outgoing.writeHead(200, {
        ...headers,
        'content-length': body.length,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      });
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    },
  };
}
