import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { pathOf, patternOf } from './address.ts';
import json from './generated/gateway.json';

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

interface Bundle {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content?: Record<string, unknown> }> };
}

/** The literal's own type is as long as the contract; this is all of it that is read here. */
const bundle = json as unknown as Bundle;
const { paths } = bundle;
const shared = bundle.components.responses;

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats(ajv);
ajv.addSchema(bundle, 'gateway');

const told = new Set<string>();

/** Says once per operation what is wrong with its answers. */
function tell(operationId: string, problem: string, details?: unknown): void {
  if (told.has(operationId)) return;
  told.add(operationId);
  console.error(`Contract broken by ${operationId}: ${problem}`, details ?? '');
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
 * Development only: compares an answer with the contract and tells the console where it departs (CON-02).
 *
 * @param response a copy, as its body is read
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const method = request.method.toLowerCase();
  const found = operationAt(method, pathOf(new URL(request.url)));
  if (!found) return tell(request.url, 'no such call');
  const { template, operation } = found;
  const status = String(response.status);
  const declared = operation.responses[status];
  if (!declared) return tell(operation.operationId, `undeclared status ${status}`);
  const name = declared.$ref?.split('/').at(-1);
  const content = (name ? shared[name] : declared)?.content;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!content) return;
  if (!(type in content))
    return tell(operation.operationId, `undeclared content type «${type}» with ${status}`);
  if (type !== 'application/json') return;
  const owner = name
    ? `components/responses/${name}`
    : `paths/${pointer(template)}/${method}/responses/${status}`;
  const $ref = encodeURI(`gateway#/${owner}/content/application~1json/schema`);
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  const body: unknown = await response.json().catch(() => undefined);
  if (!validate(body)) tell(operation.operationId, `${status} is not what the schema says`, validate.errors);
}
