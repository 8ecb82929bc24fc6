/**
 * Generates from the bundled contract what the portal needs to know about each operation:
 *
 *   generated/calls/<tag>.ts  operations of a tag with the shapes of their answers, and their client
 *   generated/operations.ts   all operations, for tests, and the type of their ids
 *   generated/errors.ts       named errors with their statuses, for development and tests
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Operation } from '../src/api/operation.ts';
import { type Schema, shapeOf } from './shapes.ts';

interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: Schema; examples?: Record<string, unknown> }>;
}
interface BundledOperation {
  operationId: string;
  tags: [string];
  security?: Record<string, unknown>[];
  responses: Record<string, Answer>;
  'x-error-title': string;
}
export interface Bundle {
  paths: Record<string, Record<string, BundledOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

const head = '/** Generated from openapi/gateway.yaml. Do not edit. */\n';

/** Every named error of the contract with its status; a name has one status. */
function errorStatuses({ paths, components }: Bundle): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { responses } of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const own = answer.$ref ? components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
      for (const name of Object.keys(own?.content?.['application/json']?.examples ?? {}))
        found[name] = Number(status);
    }
  }
  return found;
}

/** The credentials of an operation: none, the token of a mailed link, or a session. */
function sessionOf({ security }: BundledOperation): Operation['session'] {
  if (security?.length === 0) return 'none';
  return security?.some((scheme) => 'mailToken' in scheme) ? 'mailed' : 'needed';
}

function factsOf(method: string, path: string, operation: BundledOperation, named: Record<string, Schema>) {
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const answer = success?.content?.['application/json']?.schema;
  const stream = success?.content?.['text/event-stream']?.schema;
  const event = stream?.$ref
    ? named[stream.$ref.split('/').at(-1) ?? '']?.contentSchema
    : stream?.contentSchema;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation['x-error-title'],
    session: sessionOf(operation),
    ...(answer && { answer: shapeOf(answer, named) }),
    ...(event && { event: shapeOf(event, named) }),
  };
}

/** Sort key: fixed paths come before paths with parameters, which also match them. */
const parametersIn = (path: string): number => path.split('{').length;

/**
 * Writes the modules named above.
 *
 * @param bundle the bundled contract
 * @param out folder for generated files
 * @throws Error when a schema of an answer is not supported
 */
export function writeCalls(bundle: Bundle, out: string): void {
  const byTag = new Map<string, string[]>();
  const ids: string[] = [];
  const paths = Object.entries(bundle.paths).sort(([a], [b]) => parametersIn(a) - parametersIn(b));
  for (const [path, item] of paths) {
    for (const [method, operation] of Object.entries(item)) {
      const facts = factsOf(method, path, operation, bundle.components.schemas);
      const [tag] = operation.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), `  ${facts.id}: ${JSON.stringify(facts)},\n`]);
      ids.push(facts.id);
    }
  }
  rmSync(`${out}/calls`, { recursive: true, force: true });
  mkdirSync(`${out}/calls`);
  for (const [tag, lines] of byTag) {
    writeFileSync(
      `${out}/calls/${tag}.ts`,
      `${head}import { connect, send } from '../../http.ts';
import type { Operations } from '../../operation.ts';
import type { ApiError } from '../../error.ts';

export const operations = {
${lines.join('')}} as const satisfies Operations;

/** The transport of these operations. */
export const client = /* @__PURE__ */ connect(operations);

/** What the hooks of these operations call: ${'`send`'} of http.ts. */
export const http = <T>(url: string, init?: RequestInit): Promise<T> => send<T>(client, operations, url, init);

/** Every hook fails with this. */
export type ErrorType<_Declared> = ApiError;
`,
    );
  }
  const tags = [...byTag.keys()].sort();
  const names = ids.sort().map((id) => `  | '${id}'`);
  writeFileSync(`${out}/operation-id.ts`, `${head}export type OperationId =\n${names.join('\n')};\n`);
  writeFileSync(
    `${out}/operations.ts`,
    `${head}${tags.map((tag) => `import { operations as ${tag} } from './calls/${tag}.ts';\n`).join('')}
/** All operations. For tests: the portal imports those of a tag. */
export const operations = { ${tags.map((tag) => `...${tag}`).join(', ')} };
`,
  );
  writeFileSync(
    `${out}/errors.ts`,
    `${head}/** Status of each named error. Only for development and tests. */
export const errorStatuses = ${JSON.stringify(errorStatuses(bundle), null, 2)} as const;
`,
  );
}
