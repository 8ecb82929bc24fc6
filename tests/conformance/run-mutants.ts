/**
 * `npm run contract:mutants -- [WORD…]`: tries the conformance kit on faulty gateways, made of the stand-in, and prints
 * which finding caught each. Words select mutants by name. Exit code 1 when less than 95 % are caught, or when the kit
 * finds a fault in the healthy stand-in.
 */
import { mutants } from './mutants.ts';
import { faultsOf, tried, walked } from './try-mutant.ts';

/** The share of the mutants that the kit has to catch. */
const leastShare = 0.95;
const words = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const begun = performance.now();
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

// A stream that never ends waits for timers that do not keep a process alive.
const alive = setInterval(() => undefined, 1_000);

const alarms = faultsOf(await walked());
for (const { operation, rule, place, message } of alarms)
  print(`FALSE ALARM  ${operation} ${rule} ${place}: ${message}`);

let caughtOnes = 0;
for (const mutant of chosen) {
  const { caught, findings, skipped } = await tried(mutant);
  if (caught) caughtOnes++;
  const others = [...new Set(findings.map(({ rule, operation }) => `${operation} ${rule}`))].join(', ');
  const told = caught
    ? `${caught.operation} ${caught.rule} ${caught.place}`
    : `${others || 'no finding'}${skipped && ` (not checked: ${skipped})`}`;
  print(`${caught ? 'caught' : 'MISSED'}  ${mutant.name.padEnd(64)}  ${told.slice(0, 300)}`);
}

clearInterval(alive);
const share = chosen.length === 0 ? 0 : caughtOnes / chosen.length;
const seconds = Math.round((performance.now() - begun) / 1000);
print(
  `${caughtOnes} of ${chosen.length} caught (${(share * 100).toFixed(1)} %), ${alarms.length} false alarms, ${seconds} s`,
);
process.exitCode = share < leastShare || alarms.length > 0 ? 1 : 0;
