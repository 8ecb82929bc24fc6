import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { docxPages } from './docx.ts';
import { textIn, withoutElements } from './xml.ts';

test('[CHAT-16] elements are left out with what is in them, empty ones and those without an end stay', () => {
  const xml = 'а<w:del>б</w:del>в<w:del/>г<mc:Fallback x="1">д</mc:Fallback><w:del>е';
  expect(withoutElements(xml, 'w:del|mc:Fallback')).toBe('ав<w:del/>г<w:del>е');
});

// An algorithm of quadratic time takes ten minutes for each of these texts.
test('[APP-19] a Word file whose elements have no end is read in linear time', async () => {
  const xml = `<w:document>${'<w:del a="1">'.repeat(300_000)}</w:document>`;
  expect(docxPages(await zipFiles({ 'word/document.xml': xml }))).toEqual([]);
});

test('[APP-19] a text of a workbook whose readings have no end is read in linear time', () => {
  expect(textIn(`<t>а</t>${'<rPh >'.repeat(600_000)}`)).toBe('а');
});
