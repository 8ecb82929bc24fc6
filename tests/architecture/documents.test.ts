import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'openapi/README.md', ...globSync('docs/*.md', { cwd: root })];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const captured = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only npm scripts that exist', () => {
    const named = captured(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names only files that exist', () => {
    // Names with a placeholder (`<name>`, `…`, `*`) are patterns and not matched.
    const paths = captured(text, /`((?:src|mocks|tests|openapi|docs)\/[\w./$#-]*)`/g);
    const links = captured(text, /\]\(([^)#:]+)\)/g).map((link) => join(dirname(document), link));
    expect([...paths, ...links].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('the README has at most 150 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151);
});

describe('docs/requirements.md', () => {
  const id = /\b[A-Z]{2,5}-\d\d\b/g;
  const listed = captured(read('docs/requirements.md'), /^- \*\*([A-Z]+-\d\d)\*\*/gm);

  test('lists every requirement that the repository cites', () => {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    const texts = tracked
      .split('\n')
      .filter(
        (file) => /\.(?:[cm]?[jt]sx?|ya?ml|md|html|css|json)$/.test(file) && existsSync(join(root, file)),
      );
    const cited = new Set(texts.flatMap((file) => read(file).match(id) ?? []));
    expect([...cited].filter((name) => !listed.includes(name)).sort()).toEqual([]);
  });

  test('lists each requirement once', () => {
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  });
});
