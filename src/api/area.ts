import type { Middleware } from 'openapi-fetch';
import { pathBelow } from '#lib/base-path.ts';
import { createStore } from '#lib/store.ts';

/** The two areas of the portal, each with its own session; the names are those of the contract's `SessionType`. */
export type Area = 'ai' | 'chatBot';

/** The area that a page of the portal belongs to (BOT-01). */
export const areaOfPath = (pathname: string): Area =>
  /^\/chatBot(?:\/|$)/.test(pathBelow(pathname)) ? 'chatBot' : 'ai';

/** The area of the current page, or of the page that is loading. `followArea` in src/app/wiring.ts sets it. */
export const area = createStore<Area>('ai');

/** A browser can have sessions of both areas, so every call names the area of its page (AUTH-09). */
export const sessionType: Middleware = {
  onRequest({ request }) {
    if (!request.headers.has('session-type')) request.headers.set('Session-Type', area.get());
    return request;
  },
};
