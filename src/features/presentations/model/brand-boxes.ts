/** Where the logo and the contacts of a brand stand on slides. */
import type { Area } from './area.ts';
import type { LogoBox, ShapeBox } from './boxes.ts';
import { CANVAS, type Slide } from './deck.ts';
import { type Place, placesOf } from './layouts.ts';
import { shape } from './marks.ts';
import { isCover } from './text-looks.ts';
import type { ThemeTokens } from './themes.ts';

/** The colour of the plate of a logo. */
export const PLATE = '#ffffff';

/** The room of the logo above the title of a cover, and at the foot of other slides between footer and number. */
const onCovers = { y: 56, w: 280, h: 80 } as const;
const atFoot = { right: 1130, middle: 684, w: 132, h: 28 } as const;
/** Space around the logo on its plate, px. */
const aroundLogo = 14;
const aroundSmallLogo = 6;

/** The lowest edge of a logo on a cover; a title that grows stays below it. */
export const logoBottom = onCovers.y + onCovers.h + aroundLogo;

/** At the foot of the last slide. */
export const CONTACTS: Area = { x: 96, y: 592, w: 960, h: 84 };

const largeLogo = new Set<Slide['layout']>(['title', 'titlePicture', 'thanks']);
export const hasLargeLogo = (slide: Pick<Slide, 'layout'>, { logo }: ThemeTokens): boolean =>
  logo !== null && largeLogo.has(slide.layout);

/** The size of a picture within a room, in the proportions that it has. */
function within({ width, height }: { width: number; height: number }, room: { w: number; h: number }) {
  const scale = Math.min(room.w / width, room.h / height);
  return { w: Math.round(width * scale), h: Math.round(height * scale) };
}

/** Where a logo of a height stands on a cover: above the title, or at the foot where a template has the title higher. */
function logoOnCover({ pages }: ThemeTokens, x: number, h: number): { x: number; y: number } {
  if (!pages) return { x, y: onCovers.y };
  const { title } = pages.covers;
  return { x: title.x, y: title.y >= logoBottom ? onCovers.y : CANVAS.height - onCovers.y - h };
}

/** The logo on a slide, with its plate. Sections and pictures that fill a slide have none. */
export function logoBoxes(slide: Slide, tokens: ThemeTokens, ground: string): (ShapeBox | LogoBox)[] {
  const { logo } = tokens;
  if (!logo) return [];
  const { idFile } = logo;
  if (hasLargeLogo(slide, tokens)) {
    const { w, h } = within(logo, onCovers);
    const title = placesOf(slide).find(({ name }: Place) => name === 'title');
    const { x, y } = logoOnCover(tokens, title?.x ?? 96, h);
    const box: LogoBox = { kind: 'logo', slot: null, idFile, x, y, w, h, ground };
    if (!logo.hasPlate) return [box];
    const by = aroundLogo;
    return [
      shape(x, y - by, w + 2 * by, h + 2 * by, PLATE, { radius: 10 }),
      { ...box, x: x + by, ground: PLATE },
    ];
  }
  if (!logo.isOnSlides || isCover(slide)) return [];
  const { w, h } = within(logo, atFoot);
  const [x, y] = [atFoot.right - w, Math.round(atFoot.middle - h / 2)];
  const box: LogoBox = { kind: 'logo', slot: null, idFile, x, y, w, h, ground };
  if (logo.hasPlate) return [box];
  // A logo for the dark ground of covers has that ground here too: a white one could not be seen.
  const by = aroundSmallLogo;
  return [
    shape(x - by, y - by, w + 2 * by, h + 2 * by, tokens.cover, { radius: 6 }),
    { ...box, ground: tokens.cover },
  ];
}
