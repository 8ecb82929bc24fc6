/** The report for people: one HTML file without scripts and external resources. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Html, html, pathCode, table } from '../../docs/html.ts';
import { type Operation, operations } from '../contract.ts';
import { type Finding, nameOf, rootFile, rules } from '../finding.ts';
import {
  byOperation,
  type Comparison,
  faultsOf,
  type Report,
  skipsByReason,
  summaryOf,
  warningsOf,
  widespread,
} from './report.ts';

const styles = ['../../docs/style.css', './page.css'].map((file) => new URL(file, import.meta.url));

/** The reference page beside the report. */
const reference = 'reference.html';

const contractLink = (id: string): Html => html`<a href="${reference}#${id}">${id}</a>`;

function findingSection(finding: Finding, comparison: Comparison | null): Html {
  const { where, says, curl, got, cause } = finding;
  const isNew = comparison?.fresh.has(nameOf(finding));
  return html`<article class="${finding.severity}">
<h4>${rules[finding.rule]}${isNew && html` <small class="new">new</small>`}</h4>
<p>${finding.message}</p>
<dl><dt>The contract says</dt><dd>${says}<br><a href="${reference}#${where.file === rootFile ? 'rules' : finding.operation}">${where.file}</a> <code>${where.pointer}</code></dd>
${cause !== '' && html`<dt>Likely cause</dt><dd>${cause}</dd>`}</dl>
<details><summary>What was sent and what came</summary><pre>${curl}</pre><pre>${got}</pre></details>
</article>
`;
}

function findingSections(
  heading: string,
  prefix: string,
  findings: readonly Finding[],
  comparison: Comparison | null,
): Html {
  if (findings.length === 0) return html``;
  return html`<h2 id="${prefix}">${heading}: ${findings.length}</h2>
${byOperation(findings).map(
  ([{ id, method, path }, own]) => html`<section><h3 id="${prefix}-${id}">${contractLink(id)}</h3>
<p class="call">${method} ${pathCode(path)}</p>
${own.map((finding) => findingSection(finding, comparison))}</section>
`,
)}`;
}

/** What is wrong in the same way in many operations comes first: it has one cause. */
function commonTable(faults: readonly Finding[]): Html {
  const { common } = widespread(faults);
  if (common.length === 0) return html``;
  return html`<h2 id="common">The same in many operations</h2>
<p>Each of these has probably one cause, and one correction.</p>
${table(
  ['Fault', 'The contract says', 'Operations'],
  common.map(({ first, operations: ids }) => [
    html`<strong>${rules[first.rule]}</strong><br>${first.message}`,
    html`${first.says}${first.cause !== '' && html`<br><em>${first.cause}</em>`}`,
    html`<details><summary>${ids.length} operations</summary>${ids.map((id, index) => html`${index > 0 && ', '}<a href="#faults-${id}">${id}</a>`)}</details>`,
  ]),
)}`;
}

/** One row of the table: what became of an operation. */
function operationRow(report: Report, { id, method, path }: Operation): Html[] {
  const faults = faultsOf(report).filter(({ operation }) => operation === id).length;
  const warnings = warningsOf(report).filter(({ operation }) => operation === id).length;
  const reasons = report.skips.filter(({ operation }) => operation === id).map(({ reason }) => reason);
  const state =
    faults > 0
      ? html`<a class="state bad" href="#faults-${id}">${faults === 1 ? '1 fault' : `${faults} faults`}</a>`
      : report.checked.includes(id)
        ? html`<span class="state good">no fault</span>`
        : html`<span class="state none">not checked</span>`;
  const told = html`${warnings > 0 && html`<a href="#warnings-${id}">${warnings === 1 ? '1 warning' : `${warnings} warnings`}</a> `}${reasons.map((reason) => html`<span class="reason">${reason}</span>`)}`;
  return [contractLink(id), html`${method} ${pathCode(path)}`, state, told];
}

function operationTables(report: Report): Html {
  const selected = new Set<string>(report.selected);
  const own = operations.filter(({ id }) => selected.has(id));
  return html`<h2 id="operations">Operations</h2>
${[...Map.groupBy(own, ({ tag }) => tag)].map(([tag, ofTag]) => {
  const green = ofTag.filter(
    ({ id }) =>
      report.checked.includes(id) &&
      !report.findings.some(({ operation, severity }) => operation === id && severity === 'fault'),
  ).length;
  return html`<h3 id="tag-${tag}">${tag} <small>${green} of ${ofTag.length} without a fault</small></h3>
${table(
  ['Operation', 'Call', 'State', 'Notes'],
  ofTag.map((operation) => operationRow(report, operation)),
)}`;
})}`;
}

function skipTable(report: Report): Html {
  const reasons = skipsByReason(report);
  if (reasons.length === 0) return html``;
  return html`<h2 id="skips">Not checked, or not wholly</h2>
${table(
  ['Reason', 'Operations'],
  reasons.map(([reason, ids]) => [
    reason,
    html`${ids.map((id, index) => html`${index > 0 && ', '}${contractLink(id)}`)}`,
  ]),
)}`;
}

function comparisonPart(comparison: Comparison | null): Html {
  if (!comparison) return html``;
  const { since, fresh, fixed } = comparison;
  return html`<h2 id="since">Since the run of ${since}: ${fresh.size} new, ${fixed.length} fixed</h2>
${table(
  ['Fixed in', 'What it was'],
  fixed.map(({ operation, message }) => [contractLink(operation), message]),
)}`;
}

/** @returns the whole page; everything that came from the gateway is escaped */
export function reportPage(report: Report, comparison: Comparison | null): string {
  const style = styles.map((file) => readFileSync(file, 'utf8')).join('');
  const hash = createHash('sha256').update(style).digest('base64');
  const [faults, warnings] = [faultsOf(report), warningsOf(report)];
  const tags = new Set(operations.filter(({ id }) => report.selected.includes(id)).map(({ tag }) => tag));
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract check: ${faults.length} faults</title>
<style>STYLE</style>
</head>
<body>
<nav id="contents" aria-label="Contents">
${comparison !== null && html`<a href="#since">Since the last run</a>`}
${widespread(faults).common.length > 0 && html`<a href="#common">The same in many operations</a>`}
${faults.length > 0 && html`<details open><summary>Faults</summary>${byOperation(faults).map(([{ id }, own]) => html`<a href="#faults-${id}">${id} (${own.length})</a>`)}</details>`}
${warnings.length > 0 && html`<a href="#warnings">Warnings</a>`}
${report.skips.length > 0 && html`<a href="#skips">Not checked</a>`}
<details open><summary>Operations</summary>${[...tags].map((tag) => html`<a href="#tag-${tag}">${tag}</a>`)}</details></nav>
<a class="top" href="#contents">Contents</a>
<main>
<h1>Contract check</h1>
<p class="summary ${faults.length > 0 ? 'bad' : 'good'}">${summaryOf(report)}</p>
<dl><dt>Gateway</dt><dd>${report.url}</dd><dt>Begun</dt><dd>${report.begun}</dd></dl>
${comparisonPart(comparison)}
${commonTable(faults)}
${findingSections('Faults', 'faults', faults, comparison)}
${findingSections('Warnings', 'warnings', warnings, comparison)}
${skipTable(report)}
${operationTables(report)}
</main>
</body>
</html>
`;
  return `<!doctype html>\n${page.text.replace('<style>STYLE</style>', () => `<style>${style}</style>`)}`;
}
