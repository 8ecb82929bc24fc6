import type { PhrasingContent, RootContent } from 'mdast';
import { requestParts } from '#markdown/request-parts.ts';
import { lines, paragraph, text } from '../document/blocks.ts';

/** The blocks of a request as the page shows it: its paragraphs and lines, addresses as links, fenced code as code. */
export function requestBlocks(request: string): RootContent[] {
  const blocks: RootContent[] = [];
  let open: PhrasingContent[] = [];
  const end = (): void => {
    if (open.length > 0) blocks.push(paragraph(...open));
    open = [];
  };
  for (const part of requestParts(request)) {
    if (part.type === 'code') {
      end();
      blocks.push({ type: 'code', lang: part.lang || null, value: part.text });
    } else if (part.type === 'link') {
      open.push({ type: 'link', url: part.address, children: [text(part.text)] });
    } else
      for (const [index, piece] of part.text.split(/\n(?:[ \t]*\n)+/).entries()) {
        if (index > 0) end();
        if (open.length > 0 || piece.trim() !== '') open.push(...lines(piece));
      }
  }
  end();
  return blocks;
}
