/** The result of one run, from which all reports are written, and its comparison with an earlier result. */
import { readFileSync } from 'node:fs';
import { type Operation, type OperationId, operations } from '../contract.ts';
import { type Finding, nameOf, type Skip } from '../finding.ts';
import type { Run } from '../run.ts';

/** The contents of `report.json`. */
export interface Report {
  /** Address of the gateway. */
  readonly url: string;
  /** ISO date and time of the start. */
  readonly begun: string;
  /** Seconds. */
  readonly took: number;
  readonly calls: number;
  /** Operations that were asked for. */
  readonly selected: readonly OperationId[];
  /** Operations of which a valid call was answered. */
  readonly checked: readonly OperationId[];
  readonly findings: readonly Finding[];
  readonly skips: readonly Skip[];
}

/** The part of a finding that a comparison needs. */
type Named = Pick<Finding, 'operation' | 'rule' | 'place' | 'message' | 'severity'>;

/** What changed since an earlier run. */
export interface Comparison {
  /** Start of the earlier run. */
  readonly since: string;
  /** Names of findings that the earlier run did not have. */
  readonly fresh: ReadonlySet<string>;
  /** Findings of the earlier run about operations that this run checked too, and which are gone. */
  readonly fixed: readonly Named[];
}

export function reportOf(run: Run, begun: Date): Report {
  return {
    url: run.http.base,
    begun: begun.toISOString(),
    took: (Date.now() - begun.getTime()) / 1000,
    calls: run.http.calls,
    selected: operations.filter(({ id }) => run.isSelected(id)).map(({ id }) => id),
    checked: operations.filter(({ id }) => run.checked.has(id) && run.isSelected(id)).map(({ id }) => id),
    findings: run.findings,
    skips: run.skips,
  };
}

export const faultsOf = ({ findings }: Report): Finding[] =>
  findings.filter(({ severity }) => severity === 'fault');
export const warningsOf = ({ findings }: Report): Finding[] =>
  findings.filter(({ severity }) => severity === 'warning');

/** Findings by operation, in the order of the contract. */
export function byOperation(findings: readonly Finding[]): [Operation, Finding[]][] {
  return operations.flatMap((operation): [Operation, Finding[]][] => {
    const own = findings.filter((finding) => finding.operation === operation.id);
    return own.length > 0 ? [[operation, own]] : [];
  });
}

/** The same finding in several operations. */
export interface Widespread {
  readonly first: Finding;
  readonly operations: readonly OperationId[];
}

const least = 4;

/**
 * Findings with the same rule and the same sentence of the contract in four or more operations, and the others. An
 * undeclared status is the same one in each: the contract's sentence lists what the operation declares.
 */
export function widespread(findings: readonly Finding[]): { common: Widespread[]; others: Finding[] } {
  const groups = Map.groupBy(
    findings,
    ({ rule, says, place }) => `${rule} ${rule === 'status' ? place : says}`,
  );
  const common: Widespread[] = [];
  const others: Finding[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    const own = [...new Set(group.map(({ operation }) => operation))];
    if (first && own.length >= least) common.push({ first, operations: own });
    else others.push(...group);
  }
  return { common: common.sort((one, other) => other.operations.length - one.operations.length), others };
}

/** Reasons with the operations that were left out for them, the most frequent reason first. */
export function skipsByReason({ skips }: Report): [reason: string, operations: OperationId[]][] {
  const reasons = new Map<string, OperationId[]>();
  for (const { operation, reason } of skips) reasons.set(reason, [...(reasons.get(reason) ?? []), operation]);
  return [...reasons].sort(([, one], [, other]) => other.length - one.length);
}

/** The most frequent messages of findings, with their number. */
export function frequent(findings: readonly Finding[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { message } of findings) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Whether the time was over, the gateway was silent, or somebody could not sign in. */
export const isCutShort = ({ skips }: Report): boolean =>
  skips.some(({ reason }) => /^The (?:time for|gateway did not)|^\S+ cannot sign in/.test(reason));

/** Exit code: 1 with faults, 2 when nothing was checked or the check was cut short without a fault, else 0. */
export function exitCode(report: Report): 0 | 1 | 2 {
  const told = faultsOf(report).filter(({ rule }) => rule !== 'no-answer');
  if (report.checked.length === 0 && (told.length === 0 || isCutShort(report))) return 2;
  if (faultsOf(report).length > 0) return 1;
  return isCutShort(report) ? 2 : 0;
}

const isNamed = (one: unknown): one is Named =>
  ['operation', 'rule', 'place', 'message', 'severity'].every(
    (name) => typeof Reflect.get(Object(one), name) === 'string',
  );

/**
 * Compares a run with an earlier one.
 *
 * @param file `report.json` of the earlier run
 * @throws Error when the file cannot be read or is no report
 */
export function compared(report: Report, file: string): Comparison {
  const earlier: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { begun, findings } = Object(earlier) as { begun?: unknown; findings?: unknown };
  if (typeof begun !== 'string' || !Array.isArray(findings) || !findings.every(isNamed))
    throw new Error('it is no report of contract:check');
  const before = new Set(findings.map((one) => nameOf(one as Finding)));
  const now = new Set(report.findings.map(nameOf));
  const checked = new Set<string>(report.checked);
  return {
    since: begun,
    fresh: new Set([...now].filter((name) => !before.has(name))),
    fixed: findings.filter((one) => checked.has(one.operation) && !now.has(nameOf(one as Finding))),
  };
}

const number = new Intl.NumberFormat('en');
const counted = (count: number, word: string): string =>
  `${number.format(count)} ${word}${count === 1 ? '' : 's'}`;

/** The one line about everything. */
export function summaryOf(report: Report): string {
  return [
    `${report.checked.length} of ${counted(report.selected.length, 'operation')} checked`,
    counted(faultsOf(report).length, 'fault'),
    counted(warningsOf(report).length, 'warning'),
    counted(report.calls, 'call'),
    `${Math.round(report.took)} s`,
  ].join(', ');
}
