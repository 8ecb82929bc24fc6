import type { Operation } from '#mocks/contract/contract.ts';
import { type FailureName, failureStatus, isFailureName } from '#mocks/contract/failures.ts';

/** The query `?prefer=jwt-expired` or `?prefer=401`, for links and typed addresses, which cannot set a header. */
function fromQuery(request: Request): string | undefined {
  const name = new URL(request.url).searchParams.get('prefer');
  return name ? `${/^\d+$/.test(name) ? 'code' : 'example'}=${name}` : undefined;
}

/**
 * The failure requested by `Prefer: example=jwt-expired` or `Prefer: code=401`, as with Prism, or by the query value
 * `prefer`. Undefined for none and for one that the operation does not declare.
 */
export function requestedFailure(request: Request, operation: Operation): FailureName | undefined {
  const prefer = request.headers.get('prefer') ?? fromQuery(request);
  if (!prefer) return undefined;
  const preferences = new Map(
    prefer.split(/[,;]/).map((part) => {
      const [key = '', value = ''] = part.split('=', 2);
      return [key.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const;
    }),
  );
  const example = preferences.get('example');
  if (example !== undefined)
    return isFailureName(example) && operation.failures.has(example) ? example : undefined;
  const code = Number(preferences.get('code'));
  return [...operation.failures.keys()].find((name) => failureStatus[name] === code);
}
