import type { Response } from '@playwright/test';
import { contractProblem as problemOf } from '#api/contract-check.ts';

/** What an answer of the gateway breaks of the contract, in words; null for a good one or one that is none of ours. */
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
