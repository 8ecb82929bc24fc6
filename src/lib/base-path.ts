/**
 * Where the portal lies on its host, ending with a slash: `/`, or `/portal/` behind a sub-path (APP-21). The build
 * does not know it; its own scripts lie in `assets/` right below.
 *
 * @param script address of a script of the build; in development it lies in `src/`, at the root
 */
export function basePathOf(script: string): string {
  const end = script.lastIndexOf('/assets/');
  return end < 0 || !URL.canParse(script) ? '/' : new URL(script.slice(0, end + 1)).pathname;
}

/** `basePathOf` this very build. */
export const basePath = basePathOf(import.meta.url);

/** A path of the host as the portal's routes know it, without the base path. */
export const pathBelow = (pathname: string, base = basePath): string =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
