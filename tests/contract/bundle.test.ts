import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { derivePrismCopy, type JsonObject } from '#mocks/prism/derive.ts';
import { bundleFile } from './bundle.ts';
import { redocly } from './redocly.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bundleTo(name: string) {
  const file = join(folder, name);
  const { code, stderr } = await redocly('bundle', 'gateway', '--config', 'openapi/redocly.yaml', '-o', file);
  return { code, stderr, text: readFileSync(file, 'utf8') };
}

test('[CON-02] bundling is deterministic and without warnings, and the generated bundle is up to date', async () => {
  const first = await bundleTo('first.json');
  const second = await bundleTo('second.json');
  expect(first.code).toBe(0);
  expect(first.stderr).not.toMatch(/warning/i);
  expect(second.text).toBe(first.text);
  expect(JSON.parse(readFileSync(bundleFile, 'utf8'))).toEqual(JSON.parse(first.text));
}, 30_000);

const read = (): JsonObject => JSON.parse(readFileSync(bundleFile, 'utf8'));

test('[CON-03] the copy for Prism has the base path; otherwise it equals the contract', () => {
  const bundle = read();
  const copy = derivePrismCopy(bundle);
  expect(bundle).toEqual(read());
  const paths = Object.keys(bundle['paths'] ?? {});
  expect(Object.keys(copy['paths'] ?? {})).toEqual(paths.map((path) => `/api/1.0${path}`));
});

test('[CON-03] no form field in the copy for Prism is an object or an array', () => {
  const form = {
    required: ['request'],
    properties: {
      request: { $ref: '#/components/schemas/Inner' },
      chat: { type: 'string' },
      files: { type: 'array', items: { type: 'string' } },
    },
  };
  const copy = derivePrismCopy({
    components: { schemas: { Form: form, Inner: { type: 'object' } } },
    paths: {
      '/send': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': { schema: { $ref: '#/components/schemas/Form' }, encoding: {} },
            },
          },
        },
      },
    },
  });
  expect(copy).toMatchObject({
    paths: {
      '/api/1.0/send': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  required: ['request'],
                  properties: {
                    request: { type: 'string' },
                    chat: { type: 'string' },
                    files: { type: 'string' },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
});
