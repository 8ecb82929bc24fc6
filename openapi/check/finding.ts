/** What the kit finds. */
import type { Severity } from '../../src/api/contract/departure.ts';
import type { OperationId } from './contract.ts';

/** Every rule of the kit, with its title in reports. */
export const rules = {
  'valid-refused': 'A valid call is refused',
  'not-implemented': 'The operation is not implemented',
  'no-answer': 'No answer in time',
  status: 'Undeclared status',
  'server-error': 'The gateway fails',
  'content-type': 'Undeclared content type',
  body: 'The body is not what the schema says',
  header: 'A header is missing or invalid',
  'error-shape': 'An error does not have the form of ErrorResponse',
  'error-code': 'The code of an error is not declared for its status',
  leak: 'An answer tells about the inside of the gateway',
  'undeclared-field': 'An undeclared field',
  'undeclared-header': 'An undeclared header',
  'invalid-accepted': 'An invalid request is accepted',
  'invalid-status': 'An invalid request is refused with another status',
  access: 'x-access is not obeyed',
  'other-person': "Somebody else's object is reachable",
  'other-site': 'A request of another site is executed',
  cookie: 'A cookie lacks an attribute',
  session: 'A session is not what the contract says',
  secret: 'An answer contains a secret',
  address: 'An address that must be refused is accepted',
  once: 'A repeated request is not recognised',
  version: 'A stale version is accepted',
  page: 'Pages do not make up the list',
  order: 'A list is not in its order',
  filter: 'A filter does not filter',
  search: 'A search does not find',
  stored: 'What was written is not what is read',
  stream: 'A stream breaks its rules',
  resume: 'A stream is not resumed where it broke off',
  bytes: 'A file arrives damaged',
  range: 'A part of a file is not what was asked for',
  disposition: 'The name of a file is not readable',
} as const;
export type Rule = keyof typeof rules;

export type { Severity };

/** One departure from the contract. */
export interface Finding {
  readonly severity: Severity;
  readonly rule: Rule;
  readonly operation: OperationId;
  /** The place that it is about: a field, header, parameter or caller. With operation and rule it names the finding in comparisons. */
  readonly place: string;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What the contract says. */
  readonly says: string;
  /** The file and the JSON pointer where the contract says it. */
  readonly where: { readonly file: string; readonly pointer: string };
  /** A likely cause; empty where none is more likely than another. */
  readonly cause: string;
  /** The call as a line for a shell; secrets and cookies are placeholders. */
  readonly curl: string;
  /** What came: status, headers, beginning of the body. */
  readonly got: string;
}

/** What was not checked, and why. */
export interface Skip {
  readonly operation: OperationId;
  readonly reason: string;
}

/** Names a finding in the comparison of two reports. */
export const nameOf = ({ operation, rule, place }: Finding): string => `${operation} ${rule} ${place}`;

/** The file of what the contract says about all operations. */
export const rootFile = 'openapi/gateway.yaml';
