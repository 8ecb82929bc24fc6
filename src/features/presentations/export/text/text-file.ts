/** The text of a presentation as a Word or Markdown file (PRES-45). */
import {
  type DocumentBlock,
  documentBlocks,
  loadDocxWriter,
  loadMarkdownWriter,
} from '#features/chat/index.ts';
import type { Deck } from '../../model/deck.ts';
import type { TextFormat } from '../task.ts';
import { deckBlocks } from './deck-blocks.ts';

const idsIn = (blocks: readonly DocumentBlock[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'picture' ? [block.idFile] : []))),
];

interface TextFile {
  blob: Blob;
  /** Ids of pictures that could not be loaded: the file has their descriptions. */
  lost: readonly string[];
}

/**
 * Makes the file. Charts become tables of their data. In Word the titles of slides are headings of level 1, of level 2 within
 * sections. In Markdown pictures become
 * their descriptions.
 *
 * @throws the signal's reason as soon as it is aborted
 */
export async function textFile(
  deck: Pick<Deck, 'title' | 'language' | 'slides' | 'sections'> & { owner: { name: string } },
  { format, withNotes }: { format: TextFormat; withNotes: boolean },
  signal: AbortSignal,
): Promise<TextFile> {
  if (format === 'md') {
    const { blocksToMarkdown } = await loadMarkdownWriter();
    const title = documentBlocks.text(deck.title);
    const blocks = deckBlocks(deck, { withNotes, depth: 2 });
    const text = blocksToMarkdown([{ type: 'heading', depth: 1, children: [title] }, ...blocks]);
    return { blob: new Blob([`${text}\n`], { type: 'text/markdown;charset=utf-8' }), lost: [] };
  }
  const { blocksToDocx, loadPictures } = await loadDocxWriter();
  const blocks = deckBlocks(deck, { withNotes, depth: 1 });
  const ids = idsIn(blocks);
  const pictures = await loadPictures(ids, signal);
  const about = { title: deck.title, author: deck.owner.name, pictures, topHeading: 1 };
  const blob = await blocksToDocx(blocks, about);
  return { blob, lost: ids.filter((id) => !pictures.has(id)) };
}
