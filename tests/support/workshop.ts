import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** The workshop of the design system, served for tests. */
export interface ServedWorkshop {
  /** The address of its page, without a query. */
  url: string;
  dispose(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const entry = 'src/ui/workshop/index.html';

/**
 * Builds the workshop like the portal (same compiler and styles) into a temporary directory and serves it on a free
 * port of 127.0.0.1.
 */
export async function serveWorkshop(): Promise<ServedWorkshop> {
  const outDir = mkdtempSync(join(tmpdir(), 'workshop-'));
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
  if (address === null || typeof address === 'string') throw new Error('The workshop has no port');
  return {
    url: `http://127.0.0.1:${address.port}/${entry}`,
    async dispose() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
