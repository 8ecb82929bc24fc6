import type { Middleware } from 'openapi-fetch';
import { pathBelow } from '#lib/base-path.ts';

/** The two areas of the portal, each with its own session, as the contract's `SessionType` names them. */
export type Area = 'ai' | 'chatBot';

/** The area that a page of the portal belongs to (BOT-01). */
export const areaOfPath = (pathname: string): Area =>
  /^\/chatBot(?:\/|$)/.test(pathBelow(pathname)) ? 'chatBot' : 'ai';

/** The area of the page; in node (unit tests) there is no page. */
export const areaHere = (): Area => (typeof location === 'undefined' ? 'ai' : areaOfPath(location.pathname));

/** A browser may hold the sessions of both areas: every call says whose page it comes from (AUTH-09). */
export const sessionType: Middleware = {
  onRequest({ request }) {
    if (!request.headers.has('session-type')) request.headers.set('Session-Type', areaHere());
    return request;
  },
};
