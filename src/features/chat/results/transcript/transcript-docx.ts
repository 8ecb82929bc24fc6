import { lines, paragraph, strong, text } from '../../document/blocks.ts';
import { blocksToDocx } from '../../document/blocks-to-docx.ts';
import { shortStamp, type Transcript, turnsOf } from './transcript-text.ts';

/** A Word document with a paragraph for each turn of a speaker. */
export function toDocx(title: string, transcript: Pick<Transcript, 'speakers' | 'segments'>): Promise<Blob> {
  const turns = turnsOf(transcript).map(({ start, name, text: said }) =>
    paragraph(text(`${shortStamp(start)}  `), ...(name ? [strong(`${name}: `)] : []), ...lines(said)),
  );
  return blocksToDocx(turns, { title });
}
