import { http } from 'msw';
import type { Gateway } from './gateway.ts';

/**
 * The gateway as a handler of MSW, which brings the cookies that a page or a test run holds.
 * `setCookie` takes new ones where a `Response` drops them, as browsers make it do.
 */
export function gatewayHandler(gateway: Gateway, setCookie?: (cookie: string) => void) {
  return http.all(/\/api\/(1\.0|dev)\//, ({ request, cookies }) =>
    gateway.handle(request, { cookies, ...(setCookie && { setCookie }) }),
  );
}
