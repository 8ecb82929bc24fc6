import type { components } from '#api/generated/gateway.d.ts';

/**
 * Every named error of the contract (openapi/responses.yaml) with its status. The names are the same here, in
 * Prism (`Prefer: code=401, example=jwt-expired`) and in the tests; contract.test.ts compares the two lists.
 */
export const failureStatus = {
  'bad-request': 400,
  'wrong-credentials': 400,
  'user-blocked': 400,
  'services-unavailable': 400,
  unauthorized: 401,
  'malformed-jwt': 401,
  'jwt-expired': 401,
  'user-not-registered': 401,
  'email-not-confirmed': 401,
  'link-invalid': 401,
  'link-expired': 401,
  forbidden: 403,
  'not-found': 404,
  'email-taken': 409,
  'version-conflict': 409,
  'last-admin': 409,
  'self-change': 409,
  'selection-changed': 409,
  'name-taken': 409,
  'limit-reached': 409,
  'folder-name-taken': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'admin-418': 418,
  'user-418': 418,
  'notification-418': 418,
  'chat-locked': 423,
  'fields-invalid': 422,
  'export-too-large': 422,
  'too-many-requests': 429,
  'limit-exceeded': 429,
  'internal-error': 500,
  'upstream-failed': 502,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<string, number>;

export type FailureName = keyof typeof failureStatus;

export function isFailureName(name: string): name is FailureName {
  return Object.hasOwn(failureStatus, name);
}

/** What may be said beside the name: another text than the contract's, the fields to blame, seconds until a retry makes sense. */
export interface FailureDetails {
  message?: string;
  errors?: components['schemas']['FieldError'][];
  retryAfter?: number;
}

/** Thrown anywhere behind a handler, it becomes the answer with the contract's error of that name. */
export class Failure extends Error {
  readonly failure: FailureName;
  readonly details: FailureDetails;

  constructor(failure: FailureName, details: FailureDetails = {}) {
    super(details.message ?? failure);
    this.name = 'Failure';
    this.failure = failure;
    this.details = details;
  }
}
