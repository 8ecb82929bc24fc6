import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** A page that was built for tests, and its running server. */
export interface ServedPage {
  /** The address of its page, without a query. */
  url: string;
  dispose(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/**
 * Builds a page like the portal (same compiler and styles) into a temporary directory and serves it on a free port of
 * 127.0.0.1.
 *
 * @param entry its HTML file, from the root of the project
 */
export async function servePage(entry: string): Promise<ServedPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'page-'));
  const configFile = join(root, 'vite.config.ts');
  await build({
    root,
    configFile,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, entry) } },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port');
  return {
    url: `http://127.0.0.1:${address.port}/${entry}`,
    async dispose() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Serves the workshop of the design system. */
export const serveWorkshop = (): Promise<ServedPage> => servePage('src/ui/workshop/index.html');
