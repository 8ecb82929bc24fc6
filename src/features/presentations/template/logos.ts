/** Pictures of a template that may be its logo. */
import { childAt, childOf, descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { extensionOf, pictureTypes } from '../office/pictures.ts';
import { areaOf, unmoved } from '../office/places.ts';
import { chooseLayouts } from './choose-layouts.ts';
import type { Template } from './template.ts';

export interface FoundLogo {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** True when it stands on all slides. */
  readonly isOnSlides: boolean;
}

export interface FoundLogos {
  /** The likeliest first. */
  readonly logos: readonly FoundLogo[];
  /** Formats of small pictures that browsers do not draw, `EMF`. */
  readonly unread: readonly string[];
}

/** The share of the slide that a logo covers: smaller pictures are marks, larger ones illustrations. */
const [SMALLEST, LARGEST] = [0.0005, 0.15];
/** More pictures are no choice. */
const MOST = 6;
/** Bytes of a picture that is read. */
const MOST_BYTES = 10 * 1024 * 1024;

interface Seen {
  count: number;
  isOnMaster: boolean;
  isOnCover: boolean;
}

/** The parts of the small pictures in a part. */
function smallPictures({ file, page }: Template, part: string, xml: XmlElement): string[] {
  const relations = new Map(file.relations(part).map((relation) => [relation.id, relation]));
  const tree = childAt(xml, 'cSld', 'spTree');
  return [...descendants(tree, 'pic'), ...descendants(tree, 'sp')].flatMap((shape) => {
    const fill = childOf(shape, 'blipFill') ?? childAt(shape, 'spPr', 'blipFill');
    const relation = relations.get(childOf(fill, 'blip')?.attributes['r:embed'] ?? '');
    const area = areaOf(childAt(shape, 'spPr', 'xfrm'), unmoved, page);
    const size = area ? area.w * area.h : 0;
    return relation && !relation.isExternal && size >= SMALLEST && size <= LARGEST ? [relation.target] : [];
  });
}

/** Small pictures of the master and of the title layout, and those that several layouts repeat. */
export function logosOf(template: Template): FoundLogos {
  const { file, master, layouts } = template;
  const { cover } = chooseLayouts(layouts);
  const seen = new Map<string, Seen>();
  for (const { part, xml } of [master, ...layouts])
    for (const target of new Set(smallPictures(template, part, xml))) {
      const { count, isOnMaster, isOnCover } = seen.get(target) ?? {
        count: 0,
        isOnMaster: false,
        isOnCover: false,
      };
      seen.set(target, {
        count: count + 1,
        isOnMaster: isOnMaster || part === master.part,
        isOnCover: isOnCover || part === cover.part,
      });
    }
  const rank = ({ count, isOnMaster, isOnCover }: Seen): number =>
    count + (isOnMaster ? 100 : 0) + (isOnCover ? 50 : 0);
  const found = [...seen]
    .filter(([, one]) => one.isOnMaster || one.isOnCover || one.count > 1)
    .toSorted(([, one], [, other]) => rank(other) - rank(one));
  const drawn = found.filter(([part]) => Object.hasOwn(pictureTypes, extensionOf(part))).slice(0, MOST);
  const bytesOf = file.files(
    drawn.map(([part]) => part),
    MOST_BYTES,
  );
  return {
    logos: drawn.flatMap(([part, { isOnMaster }]) => {
      const [bytes, type] = [bytesOf.get(part), pictureTypes[extensionOf(part)]];
      if (!bytes || !type) return [];
      const name = part.split('/').at(-1) ?? 'logo';
      return [{ name, type, bytes: new Uint8Array(bytes), isOnSlides: isOnMaster }];
    }),
    unread: [
      ...new Set(
        found
          .map(([part]) => extensionOf(part))
          .filter((extension) => !Object.hasOwn(pictureTypes, extension))
          .map((extension) => extension.toUpperCase()),
      ),
    ],
  };
}
