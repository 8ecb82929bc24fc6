/**
 * `npm run contract:check -- --url http://host/ [options]`: where a gateway departs from the contract (docs/backend.md).
 */
import { existsSync } from 'node:fs';
import { help, type Options, optionsOf, WrongOptions } from './check/arguments.ts';
import { operations } from './check/contract.ts';
import { journeys } from './check/journeys/index.ts';
import { type Comparison, compared, exitCode, type Report, reportOf } from './check/report/report.ts';
import { Progress, plainLine, terminalText } from './check/report/terminal.ts';
import { reportFile, writeReports } from './check/report/write.ts';
import { checkMock } from './check/stateless.ts';
import { check } from './check/walk.ts';

/** The comparison that was asked for, or that with the last run in the folder; null when there is none. */
function comparisonFor(report: Report, { compare, folder }: Options): Comparison | null {
  const file = compare ?? reportFile(folder);
  if (compare === undefined && !existsSync(file)) return null;
  try {
    return compared(report, file);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Not compared with ${file}: ${plainLine(told)}\n`);
    return null;
  }
}

async function walk(options: Options): Promise<number> {
  const begun = new Date();
  const { http, accounts, allowWrites, only, letters, clock, page } = options;
  const progress = new Progress(process.stderr, only?.size ?? operations.length);
  const onChecked = (id: string) => progress.checked(id, http.calls);
  const asked = {
    http,
    accounts,
    allowWrites,
    onChecked,
    ...(only && { only }),
    ...(letters !== undefined && { letters }),
    ...(clock !== undefined && { clock }),
    ...(page !== undefined && { page }),
  };
  const run = options.isStateless ? await checkMock(asked) : await check(asked, journeys);
  progress.end();
  const report = reportOf(run, begun);
  const comparison = comparisonFor(report, options);
  const [shown = ''] = writeReports(options.folder, report, comparison);
  process.stdout.write(terminalText(report, comparison, [shown]));
  return exitCode(report);
}

try {
  const options = optionsOf(process.argv.slice(2));
  if (options) {
    if (options.compare !== undefined && !existsSync(options.compare))
      throw new WrongOptions(`--compare: there is no file ${options.compare}`);
    process.exitCode = await walk(options);
  } else process.stdout.write(help);
} catch (error) {
  if (!(error instanceof WrongOptions)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
// A stream that the gateway does not end would keep the process alive. What was written goes out first.
process.stdout.write('', () => process.exit());
