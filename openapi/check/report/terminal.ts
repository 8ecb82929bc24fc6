/** The report in the terminal, and the progress before it. */
import { type Finding, nameOf, rules } from '../finding.ts';
import {
  byOperation,
  type Comparison,
  faultsOf,
  frequent,
  type Report,
  skipsByReason,
  summaryOf,
  warningsOf,
  widespread,
} from './report.ts';

const most = 40;
const width = 300;

/** One line without characters that control a terminal: texts of the gateway are shown as they came. */
export const plainLine = (text: string, length = width): string => {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
};

const indented = (label: string, text: string): string[] =>
  text === '' ? [] : [`      ${label.padEnd(9)} ${plainLine(text)}`];

function findingLines(finding: Finding, comparison: Comparison | null): string[] {
  const mark = comparison?.fresh.has(nameOf(finding)) ? ' (new)' : '';
  const [status = ''] = finding.got.split('\n');
  return [
    `  ✗ ${rules[finding.rule]}${mark}: ${plainLine(finding.message)}`,
    ...indented('contract', `${finding.says} (${finding.where.file} ${finding.where.pointer})`),
    ...indented('sent', finding.curl),
    ...indented('came', status),
    ...indented('cause', finding.cause),
  ];
}

function faultLines(faults: readonly Finding[], comparison: Comparison | null): string[] {
  const { common, others } = widespread(faults);
  const everywhere = common
    .slice(0, most)
    .flatMap(({ first, operations }) => [
      '',
      `In ${operations.length} operations: ${operations.slice(0, 4).join(', ')}${operations.length > 4 ? ' …' : ''}`,
      ...findingLines(first, comparison),
    ]);
  const shown = others.slice(0, Math.max(0, most - common.length));
  const groups = byOperation(shown).flatMap(([{ id, method, path }, own]) => [
    '',
    `${id}  ${method} ${path}`,
    ...own.flatMap((finding) => findingLines(finding, comparison)),
  ]);
  const left = others.length - shown.length + Math.max(0, common.length - most);
  return [...everywhere, ...groups, ...(left > 0 ? ['', `… and ${left} more faults in the report.`] : [])];
}

function warningLines(warnings: readonly Finding[]): string[] {
  if (warnings.length === 0) return [];
  const lines = frequent(warnings)
    .slice(0, 5)
    .map(([message, count]) =>
      plainLine(`  ! ${message}${count > 1 ? ` And ${count - 1} more times.` : ''}`),
    );
  return ['', `Warnings: ${warnings.length}`, ...lines];
}

function skipLines(report: Report): string[] {
  const reasons = skipsByReason(report);
  if (reasons.length === 0) return [];
  const lines = reasons.slice(0, 12).map(([reason, ids]) => {
    const named = ids.slice(0, 4).join(', ');
    const others = ids.length > 4 ? ` and ${ids.length - 4} more` : '';
    return `  ${plainLine(reason)}: ${named}${others}`;
  });
  const left = reasons.length - lines.length;
  return ['', 'Not checked, or not wholly:', ...lines, ...(left > 0 ? [`  … and ${left} more reasons`] : [])];
}

function comparisonLines(comparison: Comparison | null): string[] {
  if (!comparison) return [];
  const { since, fresh, fixed } = comparison;
  const named = fixed
    .slice(0, 10)
    .map(({ operation, message }) => plainLine(`  fixed: ${operation}: ${message}`));
  const left = fixed.length - named.length;
  return [
    '',
    `Since the run of ${plainLine(since, 40)}: ${fresh.size} new, ${fixed.length} fixed`,
    ...named,
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ];
}

/** @param files the reports that were written, as they are named to the reader */
export function terminalText(
  report: Report,
  comparison: Comparison | null,
  files: readonly string[],
): string {
  return [
    ...faultLines(faultsOf(report), comparison),
    ...warningLines(warningsOf(report)),
    ...skipLines(report),
    ...comparisonLines(comparison),
    '',
    ...files.map((file) => `Report: ${file}`),
    summaryOf(report),
    '',
  ].join('\n');
}

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Progress: one line that is written again and again on a terminal, a line for every tenth elsewhere. */
export class Progress {
  readonly #screen: Screen;
  readonly #total: number;
  readonly #begun = Date.now();
  #done = 0;

  constructor(screen: Screen, total: number) {
    this.#screen = screen;
    this.#total = total;
  }

  checked(id: string, calls: number): void {
    this.#done++;
    const seconds = Math.round((Date.now() - this.#begun) / 1000);
    const line = `${this.#done} of ${this.#total} operations, ${calls} calls, ${seconds} s: ${id}`;
    if (this.#screen.isTTY)
      this.#screen.write(`\r\u001b[2K${line.slice(0, (this.#screen.columns ?? 80) - 1)}`);
    else if (this.#done % Math.max(1, Math.ceil(this.#total / 10)) === 0) this.#screen.write(`${line}\n`);
  }

  /** Removes the line, so that the report begins on an empty one. */
  end(): void {
    if (this.#screen.isTTY) this.#screen.write('\r\u001b[2K');
  }
}
