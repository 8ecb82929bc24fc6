/**
 * The path of the portal on its host, ending with a slash: `/`, or `/portal/` behind a sub-path (APP-21). The build
 * does not know it, so it is derived from the address of a script, which is in `assets/` directly below it.
 *
 * @param script address of a script of the build; in development it is in `src/`, at the root
 */
export function basePathOf(script: string): string {
  const end = script.lastIndexOf('/assets/');
  return end < 0 || !URL.canParse(script) ? '/' : new URL(script.slice(0, end + 1)).pathname;
}

/** The base path of this build. */
export const basePath = basePathOf(import.meta.url);

/** Removes the base path from a path of the host. The portal's routes do not contain it. */
export const pathBelow = (pathname: string, base = basePath): string =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
