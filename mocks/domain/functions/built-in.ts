/** The functions of the portal, which agents only switch on (lab.md §6). */
import { exampleOf } from '#mocks/contract/contract.ts';
import type { Schemas, StoredFunction } from '#mocks/store/database.ts';

/** Names of the contract's examples. Lists sort them, so their order here does not matter. */
const examples = ['calculator', 'dates', 'table', 'text'] as const;

/** A function of the contract's examples as it is stored. */
export function toStored(example: Schemas['AgentFunction']): StoredFunction {
  const { uuid, version, date, owner, access, kind, url, headers, ...rest } = example;
  const { title, name, description, method, body, parameters, changes, timeoutSeconds, sampleAnswer } = rest;
  return {
    uuid,
    version,
    date,
    ownerId: owner?.id ?? 0,
    headers,
    access: { ...access, visibility: access.visibility as StoredFunction['access']['visibility'] }, // ours
    kind: kind as StoredFunction['kind'], // ours
    fields: {
      title,
      name,
      description,
      method,
      url,
      body,
      parameters,
      changes,
      timeoutSeconds,
      sampleAnswer,
    },
  };
}

/** The functions of the portal by their ids. */
export const builtIns: ReadonlyMap<string, StoredFunction> = new Map(
  examples
    .map((name) => toStored(exampleOf('functionRead', name) as Schemas['AgentFunction']))
    .map((one) => [one.uuid, one]),
);
