import { http } from 'msw';
import { BASE_PATH, type Gateway } from './gateway.ts';

/** The gateway as a handler of MSW, which brings the cookies that a page or a test run holds. */
export function gatewayHandler(gateway: Gateway) {
  return http.all(`*${BASE_PATH}/*`, ({ request, cookies }) => gateway.handle(request, { cookies }));
}
