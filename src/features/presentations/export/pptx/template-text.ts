/** The text of a place on a slide that has a layout of a template. */
import { contrastRatio } from '#ui/theme/contrast.ts';
import type { TextBox } from '../../model/boxes.ts';
import type { Slide, TextBlock } from '../../model/deck.ts';
import { LAYOUTS, type Place, SLOT_NAMES } from '../../model/layouts.ts';
import { fitLines } from '../../model/text-box.ts';
import { isCover, lookOf } from '../../model/text-looks.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { groundColour } from '../../template/ground-colour.ts';
import { bodyIn, type TemplatePlace, titleIn } from '../../template/places.ts';
import type { TemplateLayout } from '../../template/template.ts';
import { hasLists } from './design.ts';
import { levels } from './layouts.ts';
import { iconsIn, spaceAbove } from './mark-icons.ts';
import { geometry, placeholder, shapeName } from './shapes.ts';
import { bodyProperties, paragraphs, type TextContext } from './text.ts';
import { fill } from './theme.ts';
import { el, frame } from './xml.ts';

/** Places differ by less than this when one is rounded, px. */
const ROUNDING = 3;

/** The cover layouts whose texts stand where the template has them. */
const ownPlaces: ReadonlySet<Slide['layout']> = new Set(['title', 'section', 'thanks']);

/** A title that its layout has no place for. It has one all the same, so that the outline shows it. */
const noTitle: TemplatePlace = {
  type: 'title',
  index: null,
  area: null,
  points: null,
  colour: undefined,
  inset: { x: 0, y: 0 },
};

/** The place of the layout for a place of a slide; undefined for text that lies over the layout in a box of its own. */
function placeFor({ layout }: Slide, { name }: Place, { places }: TemplateLayout): TemplatePlace | undefined {
  if (name === 'title') return titleIn(places) ?? noTitle;
  const isBody = ownPlaces.has(layout) || (layout === 'bullets' && name === 'body');
  return isBody ? bodyIn(places) : undefined;
}

const isAt = (area: TemplatePlace['area'], place: Place): boolean =>
  area !== null &&
  (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(area[side] - place[side]) <= ROUNDING);

/** Least contrast of text that has the colour of the template. */
const LEAST = 3;

/** The style of a place whose own colour cannot be read on the ground of the layout; '' for all others. */
function readableStyle({ colour }: TemplatePlace, own: string, ground: string, tokens: ThemeTokens): string {
  if (colour === undefined || contrastRatio(colour, ground) >= LEAST) return '';
  return el('a:lvl1pPr', {}, el('a:defRPr', {}, fill(own, tokens)));
}

interface Text {
  readonly slide: Slide;
  readonly place: Place;
  readonly box: TextBox;
  readonly block: TextBlock;
  readonly id: number;
}

/**
 * A text. In a place of the layout it takes position, font, colour and size from there; only a text that does not fit is
 * smaller. Elsewhere it has the looks that the portal gives it.
 */
export function templateText(
  { slide, place, box, block, id }: Text,
  layout: TemplateLayout,
  tokens: ThemeTokens,
  context: TextContext,
): string {
  const icons = iconsIn(box);
  // Icons stand beside the text where the portal lays it out.
  const at = icons.size > 0 ? undefined : placeFor(slide, place, layout);
  const stays = at !== undefined && at.area !== null && (ownPlaces.has(slide.layout) || isAt(at.area, place));
  const look = lookOf(slide, place.name, tokens);
  const font = look.role === 'title' ? tokens.titleFont : tokens.font;
  const fitted =
    stays && at.area && isCover(slide)
      ? fitLines(block.paragraphs, at.area, { ...look.style, font }).points
      : box.points;
  const own = at?.points ?? null;
  const isOwnSize = own !== null && own <= fitted;
  // On a picture the title stands on a panel of the portal.
  const isOnPanel = LAYOUTS[slide.layout].panels === 'picture';
  const isPlain = at === undefined || isOnPanel || at === noTitle;
  const isList = hasLists(place.name) && slide.layout !== 'thanks';
  // Text that leaves the place of its layout also leaves its space and its anchor.
  const body = stays
    ? el('a:bodyPr', {}, el('a:normAutofit'))
    : bodyProperties(box.anchor, true, icons.size > 0 ? spaceAbove(box) : 0);
  const style = isPlain
    ? levels(box, isList, tokens, look.style.isBold ?? false)
    : readableStyle(at, box.color, groundColour(layout), tokens);
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, SLOT_NAMES[place.name]),
      at ? el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })) : el('p:cNvSpPr', { txBox: 1 }),
      at ? placeholder(at.type === 'obj' ? undefined : at.type, at.index ?? undefined) : el('p:nvPr'),
    ),
    el('p:spPr', {}, ...(stays ? [] : [frame(place)]), ...(at ? [] : [geometry('rect'), el('a:noFill')])),
    el(
      'p:txBody',
      {},
      body,
      el('a:lstStyle', {}, style),
      paragraphs(block.paragraphs, context, {
        points: isPlain ? box.points : isOwnSize ? own : fitted,
        usual: isPlain ? box.points : isOwnSize ? own : 0,
        hasLists: isList && (at === undefined || slide.layout === 'bullets'),
        gap: box.gap,
        icons,
      }),
    ),
  );
}
