/**
 *   npm run backup -- FOLDER     copies the state to a new folder, also while the stand-in runs
 *   npm run restore -- FOLDER    replaces the state by that copy; the stand-in must be stopped
 *
 * DATA_DIR is the folder of the state, `.data` by default.
 */
import { resolve } from 'node:path';
import { backUp, restore } from './store/backup.ts';
import { CorruptState } from './store/store.ts';

const MB = 1024 * 1024;

function tellMissing(missing: number): void {
  if (missing > 0) console.log(`${missing} of its files have no contents. The start names them.`);
}

function main([command, named]: readonly string[]): void {
  if ((command !== 'backup' && command !== 'restore') || !named)
    throw new CorruptState('Name a folder: npm run backup -- FOLDER, or npm run restore -- FOLDER');
  const folder = resolve(process.env['DATA_DIR'] || '.data');
  const other = resolve(named);
  if (command === 'backup') {
    const { size, missing } = backUp(folder, other);
    console.log(`The state of ${folder} is in ${other} (${(size / MB).toFixed(1)} MB).`);
    tellMissing(missing);
    return;
  }
  const { kept, missing } = restore(other, folder, new Date());
  console.log(`The state of ${folder} is that of ${other}.`);
  tellMissing(missing);
  if (kept) console.log(`The state before is in ${kept}. Delete it when you do not need it any more.`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CorruptState ? error.message : error);
  process.exit(1);
}
