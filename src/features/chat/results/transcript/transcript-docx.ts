import type { PhrasingContent, RootContent } from 'mdast';
import { blocksToDocx } from '../../export/blocks-to-docx.ts';
import { linesAsNodes } from '../../export/runs.ts';
import { shortStamp, type Transcript, turnsOf } from './transcript-text.ts';

/** A Word document with a paragraph for each turn of a speaker. */
export function toDocx(title: string, transcript: Pick<Transcript, 'speakers' | 'segments'>): Promise<Blob> {
  const paragraphs = turnsOf(transcript).map(({ start, name, text }): RootContent => {
    const speaker: PhrasingContent[] = name
      ? [{ type: 'strong', children: [{ type: 'text', value: `${name}: ` }] }]
      : [];
    const stamp: PhrasingContent = { type: 'text', value: `${shortStamp(start)}  ` };
    return { type: 'paragraph', children: [stamp, ...speaker, ...linesAsNodes(text)] };
  });
  return blocksToDocx(paragraphs, title);
}
