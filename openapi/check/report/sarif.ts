/** The report as SARIF 2.1.0: each finding at the file of the contract that it departs from. */
import { nameOf, rules } from '../finding.ts';
import type { Report } from './report.ts';

/** @returns the contents of `report.sarif` */
export function sarifOf({ findings }: Report): object {
  const names = Object.keys(rules);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'contract:check',
            rules: Object.entries(rules).map(([id, text]) => ({ id, shortDescription: { text } })),
          },
        },
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: names.indexOf(finding.rule),
          level: finding.severity === 'fault' ? 'error' : 'warning',
          message: {
            text: `${finding.operation}: ${finding.message} Contract: ${finding.says}. ${finding.cause}`
              .trim()
              .toWellFormed(),
          },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: finding.where.file }, region: { startLine: 1 } },
              logicalLocations: [{ fullyQualifiedName: finding.where.pointer }],
            },
          ],
          partialFingerprints: { 'finding/v1': nameOf(finding) },
        })),
      },
    ],
  };
}
