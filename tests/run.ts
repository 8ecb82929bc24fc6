/**
 * `npm test`: everything that CI runs. The last line is for CI: `N passed, N failed, N skipped`, where a step without
 * tests (lint, types …) counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findOrInstallChromium } from './support/chromium.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests that failed at the first attempt. */
  flaky?: number;
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const results = 'test-results';
/** Duration of each step, s. */
const times = new Map<string, number>();

function execute(command: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs one step and prints its duration; prints its output if it failed or has flaky tests. */
async function step(name: string, command: string, count?: () => Count): Promise<boolean> {
  const begun = Date.now();
  const { ok, output } = await execute(command);
  const taken = (Date.now() - begun) / 1000;
  times.set(name, taken);
  const seconds = taken.toFixed(1);
  const counted: Count = readCount(count) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  // A runner can fail without a failed test: a crash, an error outside of tests.
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${count ? `${counted.passed} passed` : ''}`,
  );
  // Removes the long list of passed tests.
  if (!ok || counted.flaky) console.log(stripVTControlCharacters(output).replace(/^\s*✓.*\n/gmu, ''));
  return ok;
}

function readCount(count: (() => Count) | undefined): Count | null {
  try {
    return count?.() ?? null;
  } catch {
    return null;
  }
}

function vitestCount(): Count {
  const report = JSON.parse(readFileSync(`${results}/unit.json`, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCount(): Count {
  const { stats } = JSON.parse(readFileSync(`${results}/e2e.json`, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

// Every process of Node compiles the same modules: a start of the stand-in takes a third less of the processor's time.
process.env['NODE_COMPILE_CACHE'] = resolve('node_modules/.cache/node');
process.env['REDOCLY_TELEMETRY'] = 'off';
process.env['REDOCLY_SUPPRESS_UPDATE_NOTICE'] = 'true';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const generated = await step('contract: generate', 'node openapi/generate.ts --force');
// In parallel, because none of the three keeps both cores busy.
if (generated) await Promise.all([testUnits(), check(), buildAndTest()]);

async function testUnits(): Promise<void> {
  await step(
    'unit, component, contract',
    `vitest run --silent=passed-only --reporter=json --reporter=default --outputFile.json=${results}/unit.json`,
    vitestCount,
  );
}

async function check(): Promise<void> {
  await step('format and lint (Biome)', 'npm run -s lint');
  await step('types (tsgo)', 'tsgo');
  await step('import law', 'npm run -s test:import-law');
  await step('unused code (knip)', 'knip');
  await step('contract: lint', 'npm run -s contract:lint');
}

async function buildAndTest(): Promise<void> {
  if (!(await step('build', 'vite build'))) return;
  try {
    findOrInstallChromium();
  } catch (error) {
    total.failed += 1;
    console.log(`FAIL ${error instanceof Error ? error.message : error}`);
    return;
  }
  await step('bytes by route', 'node tests/size/run.ts');
  await step('end to end (Chromium)', 'playwright test -c tests/e2e/playwright.config.ts', playwrightCount);
}

console.log('\nSteps by time:');
for (const [name, seconds] of [...times].sort(([, a], [, b]) => b - a))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`${process.uptime().toFixed(1).padStart(7)} s  all\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
