/** How the parts of a Word or Excel file name each other: programs choose other names than Word and Excel. */
import { attributeOf, elementsOf } from './xml.ts';
import type { Archive } from './zip.ts';

/** A part that another part names. */
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

/** A target as it is seen from a folder: `../media/a.png`, `/xl/styles.xml`. */
function resolved(folder: string, target: string): string {
  const found: string[] = [];
  for (const step of `${target.startsWith('/') ? '' : folder}/${target}`.split('/')) {
    if (step === '..') found.pop();
    else if (step !== '' && step !== '.') found.push(step);
  }
  return found.join('/');
}

/** The parts that a part names. @param part empty for the archive itself */
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

/** The name of the main part. @param usual its name when the archive does not say it */
export const mainPart = (archive: Archive, usual: string): string =>
  relationsOf(archive, '').find(({ kind }) => kind === 'officeDocument')?.part ?? usual;
