import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { knip, sideEffects } from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const strings = (file: string): string[] =>
  [...read(file).matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, single, double]) => single ?? double ?? '');

/** True for a file, for a folder, and for the start of the name of one, because chunks list such starts. */
function isStart(path: string): boolean {
  const [file = ''] = path.split('?');
  try {
    return file.endsWith('/')
      ? readdirSync(join(root, file)).length > 0
      : readdirSync(join(root, dirname(file))).some((name) => name.startsWith(basename(file)));
  } catch {
    return false;
  }
}

test('vite.config.ts names only files that exist', () => {
  const paths = strings('vite.config.ts').filter((text) =>
    /^(?:\.\/)?(?:src|mocks|tests|node_modules)\/[^*]+$/.test(text),
  );
  expect(paths.length).toBeGreaterThan(60);
  // The build writes the cache.
  expect(paths.filter((path) => !path.includes('/.cache/') && !isStart(path))).toEqual([]);
});

test.each([
  ['sideEffects of package.json', sideEffects],
  ['knip of package.json', [knip.stryker, ...knip.entry, ...knip.project]],
  ['biome.json', strings('biome.json').filter((text) => /^[\w*][\w*./-]*(?:\/\*\*|\.ts)$/.test(text))],
])('each pattern of %s fits a file', (_, patterns) => {
  expect(patterns.length).toBeGreaterThan(3);
  const options = { cwd: root, exclude: (name: string) => /(?:^|\/)(?:node_modules|dist)$/.test(name) };
  expect(patterns.filter((pattern) => globSync(pattern, options).length === 0)).toEqual([]);
});

test('tests/size/modules.json names only modules that exist', () => {
  const own = strings('tests/size/modules.json').filter((text) =>
    /^src\/(?!api\/generated|app\/routeTree)/.test(text),
  );
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((path) => !isStart(path))).toEqual([]);
});
