import type { Response } from '@playwright/test';
import { operations } from '#mocks/contract/contract.ts';
import { createValidator } from '#mocks/contract/validator.ts';

const apiPath = '/api/1.0';
const validate = createValidator();

/** What an answer of the gateway breaks of the contract, in words; null for a good one or one that is none of ours. */
export async function contractProblem(response: Response): Promise<string | null> {
  const { pathname } = new URL(response.url());
  if (!pathname.startsWith(`${apiPath}/`)) return null;
  const method = response.request().method().toLowerCase();
  const path = pathname.slice(apiPath.length);
  const operation = operations.find(
    (candidate) =>
      candidate.method === method &&
      new RegExp(`^${candidate.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!operation) return `not in the contract: ${method} ${path}`;
  const status = response.status();
  const schemas = operation.answers.get(status);
  if (schemas === undefined) return `${operation.id}: undeclared status ${status}`;
  if (schemas === null) return null;
  const type = response.headers()['content-type']?.split(';')[0] ?? '';
  const schema = schemas[type];
  if (!schema) return `${operation.id}: undeclared content type "${type}" with ${status}`;
  if (type !== 'application/json') return null;
  // A page that was left took its answers' bodies along.
  const body: unknown = await response.json().catch(() => undefined);
  const problem = body === undefined ? null : validate(schema, body);
  return problem && `${operation.id} ${status}: ${problem.keyword} at ${problem.at || '/'}`;
}
