/** Attacks on the running stand-in that it withstood, as far as they can be repeated cheaply. */
import { describe, expect, test } from 'vitest';
import { document } from './contract/contract.ts';
import { signedIn, validate } from './testing/client.ts';

/** The values of a key anywhere in the contract. */
function valuesOf(key: string, node: unknown, found = new Set<string>()): Set<string> {
  if (node === null || typeof node !== 'object') return found;
  for (const [name, value] of Object.entries(node)) {
    if (name === key && typeof value === 'string') found.add(value);
    else valuesOf(key, value, found);
  }
  return found;
}

/**
 * Long texts that are nearly right. A pattern whose time grows with the square of the length, such as `\s+$`, takes
 * five minutes for one of them: longer than a test may take.
 */
const hostile = ['a', '0', '-', '.', ' ', 'a.', 'a@', '-a', 'a-', '0:', '\\"', 'я', 'A1 '].map(
  (piece) => `${piece.repeat(1_000_000)}\u0000`,
);

describe('[CON-06] a long text ends in', () => {
  /** How many of the texts were checked. */
  const ended = (check: (text: string) => unknown): number => {
    let count = 0;
    for (const text of hostile) {
      check(text);
      count += 1;
    }
    return count;
  };

  test.each([...valuesOf('pattern', document)])('the pattern %s', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    expect(ended((text) => expression.test(text))).toBe(hostile.length);
  });

  test.each([...valuesOf('format', document)])('the format %s', (format) => {
    expect(ended((text) => validate({ type: 'string', format }, text))).toBe(hostile.length);
  });
});

describe('[CON-06] bodies', () => {
  const add = async (body: string) =>
    (await signedIn()).call('POST', '/favoritesFolder/addFolder', {
      body,
      headers: { 'content-type': 'application/json' },
    });

  test.each([
    ['nested 2,000 deep', `{"name":${'['.repeat(2000)}${']'.repeat(2000)}}`],
    ['with a prototype', '{"name":"a","__proto__":{"polluted":1}}'],
    ['with a constructor', '{"name":"a","constructor":{"prototype":{"polluted":1}}}'],
    ['with many names', `{"name":"a",${Array.from({ length: 300 }, (_, n) => `"${n}":1`).join(',')}}`],
  ])('%s are refused', async (_, body) => {
    expect((await add(body)).status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

test('[CON-06] the name of a file cannot add a header or leave its folder', async () => {
  const client = await signedIn();
  const form = new FormData();
  form.set('request', '{"serviceType":"chatGpt"}');
  form.set('file', new File(['<svg onload="alert(1)"/>'], '../../x\r\nSet-Cookie: a=b";.svg'));
  const [stored] = (await (await client.call('POST', '/upload', { body: form })).json()) as {
    idFile: string;
  }[];
  const { headers } = await client.call('GET', `/download?idFile=${stored?.idFile}`);
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="xSet-Cookie: a=b_;\.svg"/);
  expect(headers.get('content-type')).toBe('application/octet-stream');
});
