/** The masters and layouts of a PowerPoint file, as a template for slides of the portal (PRES-56). */
import { type OfficePackage, openPackage } from '#lib/office/open-package.ts';
import { childAt, childOf, type XmlElement } from '#lib/office/read-xml.ts';
import { type Palette, paletteOf } from '../office/colours.ts';
import { mainOf, pageOf } from '../office/main-part.ts';
import type { Page } from '../office/places.ts';
import { ImportRefused, withReason } from '../office/refusals.ts';
import { type Ground, groundOf } from './grounds.ts';
import { placesOf, type TemplatePlace } from './places.ts';
import { partsOf, type TakenPart } from './taken-parts.ts';

export interface TemplateLayout {
  /** The name of its part. */
  readonly part: string;
  readonly xml: XmlElement;
  /** As Office calls it: `title`, `secHead`, `obj`; '' without one. */
  readonly type: string;
  readonly name: string;
  /** `isOwnMap` where it maps the colours of its master anew. */
  readonly palette: Palette & { readonly isOwnMap: boolean };
  readonly places: readonly TemplatePlace[];
  readonly ground: Ground;
}

/** A presentation whose masters, layouts and theme other slides may take. */
export interface Template {
  readonly file: OfficePackage;
  /** The name of its main part, and the root of it. */
  readonly main: string;
  readonly root: XmlElement;
  /** The size of its slides, EMU. */
  readonly page: Page;
  /** The parts that a presentation made from it has, by name. */
  readonly parts: ReadonlyMap<string, TakenPart>;
  /** The first master, from which slides are made. */
  readonly master: { readonly part: string; readonly xml: XmlElement };
  readonly palette: Palette;
  readonly layouts: readonly TemplateLayout[];
}

/** Whether slides of the portal, 16:9, have these proportions. */
export const isWide = ({ w, h }: Page): boolean => Math.abs(w / h - 16 / 9) < 0.02;

/** The parts that a part names by the ids of its list, such as the layouts of a master. */
export function listed(file: OfficePackage, part: string, list: XmlElement | undefined, kind: string) {
  const relations = new Map(file.relations(part).map((relation) => [relation.id, relation]));
  return (list?.children ?? []).flatMap(({ attributes }) => {
    const relation = relations.get(attributes['r:id'] ?? '');
    return relation?.kind === kind && !relation.isExternal ? [relation.target] : [];
  });
}

/** The palette of a layout: that of its master, unless it maps the colours anew. */
function ownPalette(xml: XmlElement, palette: Palette): TemplateLayout['palette'] {
  const own = childAt(xml, 'clrMapOvr', 'overrideClrMapping');
  return { ...palette, map: own ?? palette.map, isOwnMap: own !== undefined };
}

function read(bytes: Uint8Array): Template {
  const file = openPackage(bytes);
  const { part: main, root } = mainOf(file);
  const page = pageOf(root);
  const [part] = listed(file, main, childOf(root, 'sldMasterIdLst'), 'slideMaster');
  const xml = part === undefined ? undefined : file.xml(part);
  if (part === undefined || !xml) throw new ImportRefused('no-layouts');
  const parts = partsOf(file, main);
  const palette = paletteOf(file, part, xml);
  const layouts = listed(file, part, childOf(xml, 'sldLayoutIdLst'), 'slideLayout').flatMap((one) => {
    const layout = file.xml(one);
    if (!layout) return [];
    const own = ownPalette(layout, palette);
    const looks = { palette: own, layout, master: xml };
    return {
      part: one,
      xml: layout,
      type: layout.attributes['type'] ?? '',
      name: childOf(layout, 'cSld')?.attributes['name'] ?? '',
      palette: own,
      places: placesOf(looks, page),
      ground: groundOf(looks, page),
    };
  });
  if (layouts.length === 0) throw new ImportRefused('no-layouts');
  return { file, main, root, page, parts, master: { part, xml }, palette, layouts };
}

/**
 * Opens a file as a template. Addresses that it names are never fetched.
 *
 * @throws ImportRefused with the reason: it is damaged, has macros, no layouts, or layouts that would load something
 */
export const openTemplate = (bytes: Uint8Array): Template => withReason(() => read(bytes));

/** The fonts of titles and of text, as the theme names them; '' where it names none. */
export function fontsOf({ file, master }: Pick<Template, 'file' | 'master'>): {
  title: string;
  text: string;
} {
  const theme = file.xmlOf(file.relations(master.part).find(({ kind }) => kind === 'theme'));
  const scheme = childAt(theme, 'themeElements', 'fontScheme');
  const face = (name: string): string => childAt(scheme, name, 'latin')?.attributes['typeface'] ?? '';
  return { title: face('majorFont'), text: face('minorFont') };
}
