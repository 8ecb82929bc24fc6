import type { Operation } from '../contract/contract.ts';
import { type FailureName, failureStatus, isFailureName } from '../contract/failures.ts';

/** `?prefer=jwt-expired` or `?prefer=401`, where nobody can set a header: a link, an address typed by hand. */
function fromQuery(request: Request): string | undefined {
  const wish = new URL(request.url).searchParams.get('prefer');
  return wish ? `${/^\d+$/.test(wish) ? 'code' : 'example'}=${wish}` : undefined;
}

/**
 * The failure that a person asks for by `Prefer: example=jwt-expired` or `Prefer: code=401`, as with Prism, or
 * by the query value `prefer`.
 * Undefined when nothing is asked for, or something that the operation does not declare.
 */
export function askedFailure(request: Request, operation: Operation): FailureName | undefined {
  const prefer = request.headers.get('prefer') ?? fromQuery(request);
  if (!prefer) return undefined;
  const wishes = new Map(
    prefer.split(/[,;]/).map((wish) => {
      const [key = '', value = ''] = wish.split('=', 2);
      return [key.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const;
    }),
  );
  const example = wishes.get('example');
  if (example !== undefined)
    return isFailureName(example) && operation.failures.has(example) ? example : undefined;
  const code = Number(wishes.get('code'));
  return [...operation.failures.keys()].find((name) => failureStatus[name] === code);
}
