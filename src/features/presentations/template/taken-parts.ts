/** The parts of a template that a presentation takes over. Files come from anywhere, so only known kinds are taken. */
import type { OfficePackage, Relation } from '#lib/office/open-package.ts';
import { childrenOf, xmlText } from '#lib/office/read-xml.ts';
import { safeLink } from '../model/links.ts';
import { ImportRefused } from '../office/refusals.ts';

export interface TakenPart {
  readonly contentType: string;
  /** Text of XML without its declaration, otherwise bytes. */
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly relations: readonly Relation[];
}

/** What the main part refers to and a presentation keeps; its slides are not among it. */
const ofMain: ReadonlySet<string> = new Set(['slideMaster', 'notesMaster', 'theme', 'tableStyles', 'font']);
/** Parts that masters and layouts refer to without naming the relationship in their text. */
const unnamed: ReadonlySet<string> = new Set(['slideMaster', 'slideLayout', 'theme', 'themeOverride']);
/** Parts that they may name; everything else could be run or played. */
const named: ReadonlySet<string> = new Set([...unnamed, 'image', 'hdphoto', 'tags']);
const files = /^(?:image\/|application\/(?:x-fontdata|vnd\.openxmlformats-officedocument\.obfuscatedFont)$)/;

/** The largest part, bytes. */
const LARGEST = 32 * 1024 * 1024;

const isXml = (type: string): boolean => /\+xml$|\/xml$/.test(type) && !type.startsWith('image/');

/** The content type of each part, as the package states it. */
function typesOf(file: OfficePackage): (part: string) => string {
  const root = file.xml('[Content_Types].xml');
  const key = (text: string | undefined): string => (text ?? '').replace(/^\//, '').toLowerCase();
  const own = new Map(
    childrenOf(root, 'Override').map(({ attributes }) => [
      key(attributes['PartName']),
      attributes['ContentType'],
    ]),
  );
  const usual = new Map(
    childrenOf(root, 'Default').map(({ attributes }) => [
      key(attributes['Extension']),
      attributes['ContentType'],
    ]),
  );
  return (part) => own.get(key(part)) ?? usual.get(key(part).split('.').at(-1) ?? '') ?? '';
}

/**
 * XML without embedded objects: other programs, such as those for charts, hide theirs in layouts. They are left out because
 * an object may hold a program.
 */
const withoutObjects = (xml: string): string =>
  xml
    .replaceAll(/<mc:AlternateContent\b(?:(?!<mc:AlternateContent\b).)*?<\/mc:AlternateContent>/gs, (one) =>
      /<p:(?:oleObj|control)\b/.test(one) ? '' : one,
    )
    .replaceAll(/<p:graphicFrame\b(?:(?!<p:graphicFrame\b).)*?<\/p:graphicFrame>/gs, (one) =>
      one.includes('<p:oleObj') ? '' : one,
    )
    .replaceAll(/<p:controls\b.*?<\/p:controls>/gs, '');

/** The relationships that are taken over. @throws ImportRefused for one that would load or run something */
function relationsOf(file: OfficePackage, part: string, text: string, isMain: boolean): Relation[] {
  return file.relations(part).filter(({ id, kind, target, isExternal }) => {
    if (isMain) return ofMain.has(kind) && !isExternal;
    if (unnamed.has(kind) && !isExternal) return true;
    if (!text.includes(`"${id}"`)) return false;
    if (isExternal && !(kind === 'hyperlink' && safeLink(target))) throw new ImportRefused('external');
    if (!isExternal && !named.has(kind)) throw new ImportRefused('objects');
    return true;
  });
}

/**
 * The parts that the masters of a file need, by name, and its main part with the relationships to them.
 *
 * @throws ImportRefused for masters and layouts that would load something from elsewhere, or hold more than text and pictures
 */
export function partsOf(file: OfficePackage, main: string): Map<string, TakenPart> {
  const typeOf = typesOf(file);
  const parts = new Map<string, TakenPart>();
  const wanted = [main];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (parts.has(name)) continue;
    const contentType = typeOf(name);
    const bytes = file.files([name], LARGEST).get(name);
    if (!bytes || !(isXml(contentType) || files.test(contentType))) throw new ImportRefused('damaged');
    if (!isXml(contentType)) {
      parts.set(name, { contentType, content: new Uint8Array(bytes), relations: [] });
      continue;
    }
    // Reading it refuses what is not well-formed, and document types.
    file.xml(name);
    const content = withoutObjects(xmlText(bytes).replace(/^\s*<\?xml[^>]*\?>\s*/, ''));
    const relations = relationsOf(file, name, content, name === main);
    parts.set(name, { contentType, content, relations });
    wanted.push(...relations.flatMap(({ target, isExternal }) => (isExternal ? [] : [target])));
  }
  return parts;
}
