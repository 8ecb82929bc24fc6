/** The main part of a PowerPoint file. */
import type { OfficePackage } from '#lib/office/open-package.ts';
import { childOf, type XmlElement } from '#lib/office/read-xml.ts';
import type { Page } from './places.ts';
import { ImportRefused } from './refusals.ts';

const usualPage: Page = { w: 12_192_000, h: 6_858_000 };

/** The main part; refuses other documents and files with macros. */
export function mainOf(file: OfficePackage): { part: string; root: XmlElement } {
  const types = file.xml('[Content_Types].xml');
  const hasMacros =
    file.names.some((name) => /vbaProject\.bin$/i.test(name)) ||
    types?.children.some(({ attributes }) => /macroEnabled/i.test(attributes['ContentType'] ?? ''));
  if (hasMacros) throw new ImportRefused('macros');
  const part = file.relations('').find(({ kind }) => kind === 'officeDocument')?.target;
  const root = part === undefined ? undefined : file.xml(part);
  if (!part || !root) {
    // Other office suites keep their documents in archives too.
    const isOther = file.names.includes('mimetype') || types === undefined;
    throw new ImportRefused(isOther ? 'no-presentation' : 'damaged');
  }
  if (root.name !== 'presentation') throw new ImportRefused('no-presentation');
  return { part, root };
}

/** The size of the slides; 16:9 where the file states an impossible one. */
export function pageOf(root: XmlElement): Page {
  const { cx, cy } = childOf(root, 'sldSz')?.attributes ?? {};
  const [w, h] = [Number(cx), Number(cy)];
  // Office allows 1 to 56 inches.
  const isReal = (side: number): boolean => side >= 914_400 && side <= 51_206_400;
  return isReal(w) && isReal(h) ? { w, h } : usualPage;
}
