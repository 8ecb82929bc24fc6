/** What a template gives a brand: colours, fonts, places and logos. */
import type { Area } from '../model/area.ts';
import { type BrandLook, type BrandPage, CANVAS } from '../model/deck.ts';
import { accentOf, colourNamed } from '../office/colours.ts';
import { chooseLayouts } from './choose-layouts.ts';
import { groundColour, isDark } from './ground-colour.ts';
import { type FoundLogo, logosOf } from './logos.ts';
import { bodyIn, titleIn } from './places.ts';
import { fontsOf, isWide, openTemplate, type Template, type TemplateLayout } from './template.ts';

export type { FoundLogo };

export interface TemplateLook extends Pick<BrandLook, 'accent' | 'dark' | 'light' | 'fonts'> {
  /** Null for slides that are not 16:9: the portal's slides cannot take their layouts. */
  readonly pages: { readonly slides: BrandPage; readonly covers: BrandPage } | null;
  readonly logos: readonly FoundLogo[];
  /** What of the file the portal does not show as it is, in words. */
  readonly losses: readonly string[];
}

const [black, white] = ['#000000', '#ffffff'];

const serif =
  /times|georgia|garamond|cambria|serif|roman|palatino|bodoni|didot|antiqua|century|literata|playfair|merriweather|lora|tinos/i;
const isSerif = (face: string): boolean => serif.test(face) && !/sans/i.test(face);
/** Fonts that have the widths of ours. */
const alike = /^(?:arial|helvetica|times new roman|arimo|tinos|liberation s(?:ans|erif))$/i;

/** The place within the slide. */
function within({ x, y, w, h }: Area): Area {
  const left = Math.min(Math.max(0, x), CANVAS.width - 1);
  const top = Math.min(Math.max(0, y), CANVAS.height - 1);
  return {
    x: left,
    y: top,
    w: Math.max(1, Math.min(x + w, CANVAS.width) - left),
    h: Math.max(1, Math.min(y + h, CANVAS.height) - top),
  };
}

/** A place that is too small for the slides of the portal counts as missing. */
const roomy = (area: Area | null | undefined, w: number, h: number): Area | undefined =>
  area && area.w >= w && area.h >= h ? within(area) : undefined;

/** The page of a cover: below its title stands its subtitle. */
function coverPage(layout: TemplateLayout): BrandPage {
  const title = roomy(titleIn(layout.places)?.area, 300, 40) ?? { x: 96, y: 176, w: 960, h: 232 };
  const { x, y, w, h } = title;
  const below = { x, y: Math.min(y + h + 24, CANVAS.height - 96), w, h: 72 };
  return { ground: groundColour(layout), title, body: roomy(bodyIn(layout.places)?.area, 200, 24) ?? below };
}

/** The lowest edge of content: what stands below is left to the footer. */
const BOTTOM = 656;
/** A title that ends lower is that of a cover. */
const LOWEST_TITLE = 300;

/** The page of all other slides. */
function slidePage(layout: TemplateLayout): BrandPage {
  const own = roomy(titleIn(layout.places)?.area, 400, 32);
  const title = own && own.y + own.h <= LOWEST_TITLE ? own : { x: 64, y: 48, w: 1152, h: 88 };
  const top = title.y + title.h + 8;
  const found = bodyIn(layout.places)?.area;
  const body = roomy(found && { ...found, h: Math.min(found.h, BOTTOM - found.y) }, 640, 240);
  const below = { x: title.x, y: top, w: title.w, h: Math.max(240, BOTTOM - top) };
  return { ground: groundColour(layout), title, body: body ?? below };
}

function fontLosses({ title, text }: { title: string; text: string }): string[] {
  return [...new Set([title, text])]
    .filter((face) => face !== '' && !alike.test(face))
    .map(
      (face) =>
        `Шрифт «${face}» на\u00a0портале заменён на\u00a0${isSerif(face) ? 'Times New Roman' : 'Arial'}. В\u00a0файлах PowerPoint он останется`,
    );
}

function lossesOf(
  template: Template,
  pages: TemplateLook['pages'],
  hasLogo: boolean,
  unread: readonly string[],
): string[] {
  const { cover, section, list } = chooseLayouts(template.layouts);
  const pictures = [
    ...(cover.ground.hasPicture ? ['обложки'] : []),
    ...(section.ground.hasPicture && section !== cover ? ['разделов'] : []),
    ...(list.ground.hasPicture ? ['слайдов'] : []),
  ];
  return [
    ...(pages === null
      ? [
          'Слайды шаблона имеют другие пропорции, а\u00a0слайды портала — 16:9. Цвета и\u00a0шрифты взяты, но\u00a0образцы слайдов в\u00a0файлы PowerPoint не\u00a0попадут',
        ]
      : []),
    ...fontLosses(fontsOf(template)),
    ...(pictures.length > 0
      ? [
          `Фоновая картинка ${pictures.join(' и\u00a0')} видна только в\u00a0файлах PowerPoint, на\u00a0портале вместо неё цвет`,
        ]
      : []),
    ...(hasLogo
      ? []
      : [
          unread.length > 0
            ? `Логотип в\u00a0формате ${unread.join(', ')} браузер не\u00a0покажет. Загрузите его отдельно как PNG`
            : 'Логотип в\u00a0шаблоне не\u00a0найден. Загрузите его отдельно',
        ]),
  ];
}

/**
 * Reads a template.
 *
 * @throws ImportRefused with the reason
 */
export function readLook(bytes: Uint8Array): TemplateLook {
  const template = openTemplate(bytes);
  const { palette, layouts, page } = template;
  const { cover, list } = chooseLayouts(layouts);
  const pages = isWide(page) ? { slides: slidePage(list), covers: coverPage(cover) } : null;
  const ground = groundColour(list);
  const ink = colourNamed('tx1', list.palette) ?? (isDark(ground) ? white : black);
  const [dark, light] = isDark(ground) ? [ground, ink] : [ink, ground];
  const fonts = fontsOf(template);
  const [title, text] = [isSerif(fonts.title), isSerif(fonts.text)];
  const { logos, unread } = logosOf(template);
  return {
    accent: accentOf(palette) ?? dark,
    dark,
    light,
    fonts: title ? (text ? 'serif' : 'serifTitles') : text ? 'sansTitles' : 'sans',
    pages,
    logos,
    losses: lossesOf(template, pages, logos.length > 0, unread),
  };
}
