import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { shortStamp, type Transcript, turnsOf } from './transcript-text.ts';

/** A Word document with a paragraph for each turn of a speaker. */
export function toDocx(title: string, transcript: Pick<Transcript, 'speakers' | 'segments'>): Promise<Blob> {
  const paragraphs = turnsOf(transcript).map(
    ({ start, name, text }) =>
      new Paragraph({
        spacing: { after: 160 },
        children: [
          new TextRun({ text: `${shortStamp(start)}  `, color: '6B6873' }),
          ...(name ? [new TextRun({ text: `${name}: `, bold: true })] : []),
          new TextRun(text),
        ],
      }),
  );
  const heading = new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 });
  return Packer.toBlob(
    new Document({
      title,
      styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
      sections: [{ children: [heading, ...paragraphs] }],
    }),
  );
}
