import type { Response } from '@playwright/test';
import { contractProblem as problemOf } from '#api/contract-check.ts';

/** How a response violates the contract; null for a valid response or one that is not from the gateway. */
export async function contractProblem(response: Response): Promise<string | null> {
  const found = await problemOf({
    method: response.request().method(),
    url: response.url(),
    status: response.status(),
    contentType: response.headers()['content-type'],
    json: () => response.json(),
  });
  return found && `${found.operation} ${found.problem} ${JSON.stringify(found.details ?? '')}`;
}
