import { errorStatuses } from '#api/generated/errors.ts';
import type { components } from '#api/generated/gateway.d.ts';

/** Every named error of the contract (openapi/responses.yaml) with its status. */
export const failureStatus = errorStatuses;

export type FailureName = keyof typeof failureStatus;

export const isFailureName = (name: string): name is FailureName => Object.hasOwn(failureStatus, name);

type FieldError = components['schemas']['FieldError'];

/** Optional details of an error. */
export interface FailureDetails {
  /** Another text than the contract's. */
  message?: string;
  /** How many calls the exceeded limit allows in its period. */
  limit?: number;
  /** Bytes of the file that a range is outside of. */
  size?: number;
  errors?: FieldError[];
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

/** The value that was looked for. Throws `not-found` when there is none. */
export function existing<T extends object>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not-found');
  return value;
}

/** The error of a field. */
export const problem = (field: string, code: string, message: string): FieldError => ({
  field,
  code,
  message,
});

/** Greatest number of errors in an answer. */
export const MAX_ERRORS = 50;

/** Throws `fields-invalid` when there is an error; undefined ones are left out. */
export function refuseFields(errors: readonly (FieldError | undefined)[]): void {
  const found = errors.filter((error) => error !== undefined);
  if (found.length > 0) throw new Failure('fields-invalid', { errors: found.slice(0, MAX_ERRORS) });
}

/** Throws `fields-invalid` for one field. */
export function refuseField(field: string, code: string, message: string): never {
  throw new Failure('fields-invalid', { errors: [problem(field, code, message)] });
}

/** Throws `name-taken` for a field whose value another object has. */
export function refuseTaken(field: string, message: string): never {
  throw new Failure('name-taken', { message, errors: [problem(field, 'taken', message)] });
}
