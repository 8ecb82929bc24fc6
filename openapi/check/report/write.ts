/** Writes the reports of a run into a folder. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { junitXml } from './junit.ts';
import { reportPage } from './page.ts';
import type { Comparison, Report } from './report.ts';
import { sarifOf } from './sarif.ts';

/** The report that a later run is compared with. */
export const reportFile = (folder: string): string => join(folder, 'report.json');

const reference = resolve(import.meta.dirname, '../../../src/api/generated/reference.html');

/** @returns the names of the written files, that for people first */
export function writeReports(folder: string, report: Report, comparison: Comparison | null): string[] {
  mkdirSync(folder, { recursive: true });
  const contents = {
    'report.html': reportPage(report, comparison),
    'junit.xml': junitXml(report),
    'report.sarif': `${JSON.stringify(sarifOf(report), null, 1)}\n`,
    'report.json': `${JSON.stringify(report, null, 1)}\n`,
  };
  for (const [name, text] of Object.entries(contents)) writeFileSync(join(folder, name), text);
  // The page links to it.
  if (existsSync(reference)) copyFileSync(reference, join(folder, 'reference.html'));
  return Object.keys(contents).map((name) => join(folder, name));
}
