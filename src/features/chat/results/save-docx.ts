import { cleanFileName } from '#lib/file-name.ts';
import { saveBlob } from '#lib/save-blob.ts';
import type { Block } from '../document/blocks.ts';

/**
 * Saves what a view shows as a Word file, made in the browser (CHAT-34). The library is loaded when one is saved.
 *
 * @param name name of the file, without its ending
 */
export async function saveDocx(blocks: readonly Block[], name: string): Promise<void> {
  const { blocksToDocx } = await import('../document/blocks-to-docx.ts');
  saveBlob(await blocksToDocx(blocks), cleanFileName(`${name}.docx`));
}
