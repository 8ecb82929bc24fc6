/** What one run of the kit has found, and what it left out. */
import type { Operation, OperationId } from './contract.ts';
import { type Finding, nameOf, type Rule, rootFile, type Severity, type Skip } from './finding.ts';
import { curlOf, type Got, type Sent, shownAnswer } from './http.ts';

/** One sent call with its answer. */
export interface Exchange {
  readonly operation: Operation;
  readonly sent: Sent;
  readonly got: Got;
}

/** Whether an answer says nothing about the rule that is checked: a failure, which is a finding by itself, or a limit. */
export const saysNothing = ({ got }: Pick<Exchange, 'got'>): boolean =>
  got.status >= 500 || got.status === 429;

/** What a journey or a probe found. */
export interface Observation {
  readonly rule: Rule;
  readonly place: string;
  readonly message: string;
  readonly says: string;
  readonly severity?: Severity;
  /** Below the operation, or in the bundle when it begins with `#`. */
  readonly pointer?: string;
  readonly cause?: string;
}

function causeOfRefusal({ got, operation }: Exchange): string {
  if (Object(got.json).code === 'limit-reached')
    return 'The account has reached a limit: the check needs accounts as for a new person.';
  if (got.status === 404) return 'The path or the object is not there.';
  if (operation.key !== 'none' && (got.status === 400 || got.status === 409))
    return 'Perhaps an earlier refusal is kept under the Idempotency-Key: a body that is no JSON was sent with the same key before.';
  return '';
}

export class Findings {
  readonly findings: Finding[] = [];
  readonly skips: Skip[] = [];
  readonly #names = new Set<string>();
  readonly #only: ReadonlySet<OperationId> | undefined;

  /** @param only the operations to check; all when absent */
  constructor(only?: ReadonlySet<OperationId>) {
    this.#only = only;
  }

  isSelected(id: OperationId): boolean {
    return this.#only?.has(id) ?? true;
  }

  /** Adds a finding, once for each operation, rule and place. Operations that were not asked for are left out. */
  report({ operation, sent, got }: Exchange, seen: Observation): void {
    // What is read back and a session that lives on are told by another operation than the faulty one.
    if (!this.isSelected(operation.id) && seen.rule !== 'stored' && seen.rule !== 'session') return;
    const pointer = seen.pointer ?? '';
    const finding: Finding = {
      severity: seen.severity ?? 'fault',
      rule: seen.rule,
      operation: operation.id,
      place: seen.place,
      message: seen.message,
      says: seen.says,
      where: {
        file: pointer.startsWith('#') ? rootFile : operation.file,
        pointer: pointer.startsWith('#') ? pointer : operation.pointer + pointer,
      },
      cause: seen.cause ?? '',
      curl: curlOf(sent),
      got: shownAnswer(got),
    };
    const name = nameOf(finding);
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.findings.push(finding);
  }

  /** Notes that an operation, or a part of its checks, was left out. */
  skip(operation: OperationId, reason: string): void {
    if (!this.isSelected(operation)) return;
    if (this.skips.some((one) => one.operation === operation && one.reason === reason)) return;
    this.skips.push({ operation, reason });
  }

  /**
   * A refused valid call is one finding: what else was refused in another way before it follows from it. What was
   * executed before it is no consequence, but a likely cause: it has changed the object or taken the name.
   */
  protected refused(exchange: Exchange, before: number): void {
    const { got, operation } = exchange;
    let isExecuted = false;
    for (const finding of this.findings.splice(before)) {
      const isOwn = finding.operation === operation.id;
      const wasExecuted = isOwn && finding.got.startsWith('2');
      isExecuted ||= wasExecuted;
      if (!isOwn || wasExecuted || finding.rule === 'server-error') this.findings.push(finding);
      else this.#names.delete(nameOf(finding));
    }
    // A limit is no departure: the operation can be tried again in a later run.
    if (isExecuted || got.status === 429) return;
    const isMissing =
      got.status === 405 || got.status === 501 || (got.status === 404 && !operation.answers.has(404));
    this.report(exchange, {
      rule: isMissing ? 'not-implemented' : 'valid-refused',
      place: String(got.status),
      message: `A valid call is answered by ${got.status}.`,
      says: `It is answered by ${[...operation.answers.keys()].filter((status) => status < 300).join(' or ')}`,
      pointer: '/responses',
      cause: causeOfRefusal(exchange),
    });
  }
}
