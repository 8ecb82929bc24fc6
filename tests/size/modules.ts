/** Which modules are in the first load of a route: a new one of more than 1 kB has to be listed in `modules.json`. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Left by the build (vite.config.ts): bytes of each module before it is minified, by route. */
const built = 'node_modules/.cache/first-load.json';
const listed = new URL('modules.json', import.meta.url);
const routes = ['/login', '/'];
/** Modules below this size are not listed, bytes. */
const smallest = 1000;

/** Modules of each route over 1 kB, by their paths. */
function modulesNow(): Record<string, string[]> {
  const sizes: Record<string, Record<string, number>> = JSON.parse(readFileSync(built, 'utf8'));
  return Object.fromEntries(
    routes.map((route) => {
      const large = Object.entries(sizes[route] ?? {}).filter(([, bytes]) => bytes > smallest);
      return [route, large.map(([path]) => path).sort()];
    }),
  );
}

/** Writes the current list. */
export function updateModules(): void {
  writeFileSync(listed, `${JSON.stringify(modulesNow(), null, 2)}\n`);
}

/** @returns a line for each module that was added or is gone since the list was written */
export function changedModules(): string[] {
  const before: Record<string, string[]> = JSON.parse(readFileSync(listed, 'utf8'));
  return Object.entries(modulesNow()).flatMap(([route, modules]) => {
    const known = before[route] ?? [];
    return [
      ...modules.filter((path) => !known.includes(path)).map((path) => `${route}: ${path} is new`),
      ...known.filter((path) => !modules.includes(path)).map((path) => `${route}: ${path} is gone`),
    ];
  });
}
