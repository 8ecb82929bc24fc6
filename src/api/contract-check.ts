import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isEmail } from '#lib/email.ts';
import { apiPath, patternOf } from '#lib/gateway-path.ts';
import json from './generated/gateway.json' with { type: 'json' };

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

interface Bundle {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content?: Record<string, unknown> }> };
}

/** The parts of the contract that are read here; the type of the JSON import itself is too large. */
const bundle = json as unknown as Bundle;
const { paths } = bundle;
const shared = bundle.components.responses;

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats(ajv);
// ajv-formats has none for international addresses.
ajv.addFormat('idn-email', isEmail);
ajv.addSchema(bundle, 'gateway');

/** The checked parts of a gateway's answer. */
export interface Answer {
  method: string;
  url: string;
  status: number;
  contentType: string | null | undefined;
  /** Reads the JSON; called only where the contract declares JSON. */
  json: () => Promise<unknown>;
}

export interface Problem {
  /** Address of the call, if the contract has no such operation. */
  operation: string;
  problem: string;
  details?: unknown;
}

const pointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

function operationAt(method: string, path: string): { template: string; operation: Operation } | null {
  for (const [template, item] of Object.entries(paths)) {
    const operation = item[method];
    if (operation && patternOf(template).test(path)) return { template, operation };
  }
  return null;
}

/**
 * Compares an answer with the contract (CON-02). Only for development and tests, because it contains the whole contract.
 *
 * @returns the violation; null for a valid answer, an answer without a readable body, or one that is not the gateway's
 */
export async function contractProblem(answer: Answer): Promise<Problem | null> {
  const { pathname } = new URL(answer.url);
  if (!pathname.startsWith(`${apiPath}/`)) return null;
  const method = answer.method.toLowerCase();
  const found = operationAt(method, pathname.slice(apiPath.length));
  if (!found) return { operation: `${answer.method} ${pathname}`, problem: 'no such operation' };
  const { template, operation } = found;
  const broken = (problem: string, details?: unknown): Problem => ({
    operation: operation.operationId,
    problem,
    details,
  });
  const status = String(answer.status);
  const declared = operation.responses[status];
  if (!declared) return broken(`undeclared status ${status}`);
  const name = declared.$ref?.split('/').at(-1);
  const content = (name ? shared[name] : declared)?.content;
  const type = answer.contentType?.split(';')[0] ?? '';
  if (!content) return null;
  if (!(type in content)) return broken(`undeclared content type "${type}" with ${status}`);
  if (type !== 'application/json') return null;
  const owner = name
    ? `components/responses/${name}`
    : `paths/${pointer(template)}/${method}/responses/${status}`;
  const $ref = encodeURI(`gateway#/${owner}/content/application~1json/schema`);
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  // The body cannot be read when the page was left or when it is not JSON.
  const body = await answer.json().catch(() => undefined);
  return body === undefined || validate(body)
    ? null
    : broken(`${status} is not what the schema says`, validate.errors);
}

const logged = new Set<string>();

/**
 * Development only: logs a violation of the contract, once per operation.
 *
 * @param response a copy, because its body is consumed
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const found = await contractProblem({
    method: request.method,
    url: request.url,
    status: response.status,
    contentType: response.headers.get('content-type'),
    json: () => response.json(),
  });
  if (!found || logged.has(found.operation)) return;
  logged.add(found.operation);
  console.error(`Contract broken by ${found.operation}: ${found.problem}`, found.details ?? '');
}
