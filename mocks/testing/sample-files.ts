/** Files for tests of the services. */
import { zipFiles } from '#lib/office/zip.ts';
import { encodeWav } from '#mocks/domain/formats/wav.ts';

/** A recording of a tone, seconds long. */
export function recording(seconds: number, name = 'Запись.wav'): File {
  const samples = Float32Array.from({ length: seconds * 8000 }, (_, index) => Math.sin(index / 5) / 2);
  return new File([encodeWav(samples, 8000)], name);
}

/** A Word file with these paragraphs and a picture. */
export async function wordFile(paragraphs: readonly string[], name = 'Договор.docx'): Promise<File> {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join('');
  const bytes = await zipFiles({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    'word/media/image1.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 255),
  });
  return new File([bytes], name);
}

/** The bytes of a PowerPoint file without slides. @param kind its main type @param more further parts by their names */
export function presentationBytes(
  kind: 'presentation' | 'template' | 'presentation.macroEnabled' = 'presentation',
  more: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const type = `application/vnd.openxmlformats-officedocument.presentationml.${kind}.main+xml`;
  return zipFiles({
    '[Content_Types].xml': `<Types><Override PartName="/ppt/presentation.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels':
      '<Relationships><Relationship Id="rId1" Type="urn:x/officeDocument" Target="ppt/presentation.xml"/></Relationships>',
    'ppt/presentation.xml': '<p:presentation xmlns:p="p"/>',
    ...more,
  });
}
