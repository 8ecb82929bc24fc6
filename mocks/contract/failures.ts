import { errorStatuses } from '#api/generated/errors.ts';
import type { components } from '#api/generated/gateway.d.ts';

/** Every named error of the contract (openapi/responses.yaml) with its status. */
export const failureStatus = errorStatuses;

export type FailureName = keyof typeof failureStatus;

export function isFailureName(name: string): name is FailureName {
  return Object.hasOwn(failureStatus, name);
}

/** Optional details of an error. */
export interface FailureDetails {
  /** Another text than the contract's. */
  message?: string;
  /** How many calls the exceeded limit allows in its period. */
  limit?: number;
  /** Bytes of the file that a range is outside of. */
  size?: number;
  errors?: components['schemas']['FieldError'][];
  retryAfter?: number;
}

/** Thrown anywhere in a handler, it becomes the response with the contract's error of that name. */
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
