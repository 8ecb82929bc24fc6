/** Relationships between the parts of a Word or Excel file. Other programs give the parts other names than Word and Excel. */
import { attributeOf, elementsOf } from './xml.ts';
import type { Archive } from './zip.ts';

/** A relationship to another part. */
interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`, `sharedStrings`. */
  readonly kind: string;
  /** The name of the part in the archive. */
  readonly part: string;
}

/** The text of a part; empty when it is absent. */
export const partOf = (archive: Archive, name: string): string =>
  new TextDecoder().decode(archive.read(name));

/** The name in the archive of a target such as `/xl/styles.xml` or, relative to the folder, `../media/a.png`. */
function resolved(folder: string, target: string): string {
  const found: string[] = [];
  for (const step of `${target.startsWith('/') ? '' : folder}/${target}`.split('/')) {
    if (step === '..') found.pop();
    else if (step !== '' && step !== '.') found.push(step);
  }
  return found.join('/');
}

/** The relationships of a part. @param part empty for the archive itself */
export function relationsOf(archive: Archive, part: string): Relation[] {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, Math.max(0, slash));
  const list = `${folder}${folder && '/'}_rels/${part.slice(slash + 1)}.rels`;
  return [...elementsOf(partOf(archive, list), 'Relationship')].map((relation) => ({
    id: attributeOf(relation, 'Id') ?? '',
    kind: attributeOf(relation, 'Type')?.split('/').at(-1) ?? '',
    part: resolved(folder, attributeOf(relation, 'Target') ?? ''),
  }));
}

/** The name of the main part. @param usual the name for an archive that does not say it */
export const mainPart = (archive: Archive, usual: string): string =>
  relationsOf(archive, '').find(({ kind }) => kind === 'officeDocument')?.part ?? usual;
