/** The report as JUnit XML: one test case for each operation. */
import { operations } from '../contract.ts';
import { rules } from '../finding.ts';
import { faultsOf, type Report } from './report.ts';

/** Text that XML 1.0 can contain, escaped. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** @returns the contents of `junit.xml`; warnings are not in it */
export function junitXml(report: Report): string {
  const selected = new Set<string>(report.selected);
  const checked = new Set<string>(report.checked);
  const faults = Map.groupBy(faultsOf(report), ({ operation }) => operation);
  const own = operations.filter(({ id }) => selected.has(id));
  const caseOf = ({ id, tag }: (typeof own)[number]): string => {
    const failures = (faults.get(id) ?? []).map(
      ({ rule, message, says, where, curl, got, cause }) =>
        `<failure type="${rule}" message="${xml(`${rules[rule]}: ${message}`)}">${xml(
          `Contract: ${says} (${where.file} ${where.pointer})\nSent: ${curl}\nCame: ${got}\n${cause}`,
        )}</failure>`,
    );
    const reason = report.skips.find(({ operation }) => operation === id)?.reason ?? 'not reached';
    const inner =
      failures.length > 0 ? failures.join('') : checked.has(id) ? '' : `<skipped message="${xml(reason)}"/>`;
    return `<testcase classname="contract.${xml(tag)}" name="${id}">${inner}</testcase>`;
  };
  const failed = own.filter(({ id }) => faults.has(id)).length;
  const skipped = own.filter(({ id }) => !faults.has(id) && !checked.has(id)).length;
  const counts = `tests="${own.length}" failures="${failed}" skipped="${skipped}" time="${report.took}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="contract" ${counts} timestamp="${xml(report.begun)}">
${own.map(caseOf).join('\n')}
</testsuite></testsuites>
`;
}
