/**
 * `npm run contract:docs [-- FILE]`: the reference page of the contract, from the generated bundle.
 * Without a FILE it is written to src/api/generated/reference.html, which the stand-in serves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isObject } from './diff/document.ts';
import { renderReference } from './docs/render.ts';

const root = resolve(import.meta.dirname, '..');

/** Writes the page and returns the file's name. */
export function writeReference(file = resolve(root, 'src/api/generated/reference.html')): string {
  const bundle: unknown = JSON.parse(readFileSync(resolve(root, 'src/api/generated/gateway.json'), 'utf8'));
  if (!isObject(bundle)) throw new Error('The bundle is not an OpenAPI document');
  writeFileSync(
    file,
    renderReference(bundle, readFileSync(resolve(import.meta.dirname, 'docs/style.css'), 'utf8')),
  );
  return file;
}

if (import.meta.main) console.log(relative(process.cwd(), writeReference(process.argv[2])));
