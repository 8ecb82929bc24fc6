/**
 * `npm run test:mutation [-- FOLDER…]`: mutation testing of `platform` and the features' models, folder by folder, each
 * with the tests beside the code; tests of other folders do not count. Prints surviving mutants and a table; exit code 1
 * below the bound.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Minimum share of killed mutants, per cent. */
const bound = 88;
const configFile = 'tests/mutation/stryker.config.json';

interface Count {
  killed: number;
  all: number;
}

const foldersOf = (pattern: string): string[] =>
  globSync(pattern).map((file) => file.replace(/\/[^/]+$/, ''));
const chosen = process.argv.slice(2);
const folders =
  chosen.length > 0
    ? chosen
    : [
        ...new Set(foldersOf('src/{app,forms,platform/**,features/{services,chat/*,admin/*,*/model}}/*.ts')),
      ].sort();

/** Mutants of the last run: those killed by a test or the time limit, and all that were not ignored. */
function readCount(): Count {
  const { jsonReporter } = JSON.parse(readFileSync(configFile, 'utf8'));
  const report: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(jsonReporter.fileName, 'utf8'),
  );
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    killed: statuses.filter((status) => status === 'Killed' || status === 'Timeout').length,
    all: statuses.filter((status) => status !== 'Ignored').length,
  };
}

const line = (name: string, { killed, all }: Count): string =>
  `${name.padEnd(36)} ${String(killed).padStart(5)} of ${String(all).padStart(5)}  ${((killed / all) * 100).toFixed(1).padStart(5)} %`;

const lines: string[] = [];
const total: Count = { killed: 0, all: 0 };
for (const folder of folders) {
  // Only rules are mutated: not styles, and not hooks of components in the same folder.
  const hooks = /features\/(?:services|(?:chat|admin)\/\w+)$/.test(folder) ? [`!${folder}/use*.ts`] : [];
  const left = [`!${folder}/*.test.ts`, `!${folder}/*.css.ts`, `!${folder}/*.gen.ts`, ...hooks];
  const files = [`${folder}/*.ts`, ...left].join();
  const { status } = spawnSync('stryker', ['run', configFile, '--mutate', files], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_FOLDER: folder },
  });
  if (status !== 0) process.exit(status ?? 1);
  const count = readCount();
  lines.push(line(folder, count));
  total.killed += count.killed;
  total.all += count.all;
}
console.log([...lines, line('all', total)].join('\n'));
process.exitCode = (total.killed / total.all) * 100 < bound ? 1 : 0;
