import type { Box, PartText, PictureBox, ShapeBox, TextBox, TextPart } from '../../model/boxes.ts';
import {
  blockIn,
  type DeckSettings,
  type PictureBlock,
  type Slide,
  slideTitle,
  type TextBlock,
} from '../../model/deck.ts';
import { laidPlaces } from '../../model/laid-places.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { LAYOUTS, type Place, SLOT_NAMES } from '../../model/layouts.ts';
import { pictureBox } from '../../model/picture-look.ts';
import type { Foot } from '../../model/settings.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { TemplateLayout } from '../../template/template.ts';
import { describeChart, describeTable } from '../describe.ts';
import type { PictureOf } from './brand.ts';
import { calloutShapes } from './callout.ts';
import { type Design, hasLists, ownShapes, placeOf } from './design.ts';
import { footRole, footShape, ownPlaces } from './foot.ts';
import { iconsIn, markIcons, spaceAbove } from './mark-icons.ts';
import { objectShape } from './objects.ts';
import { chartName, SHAPE_NAMES } from './own-names.ts';
import { lostPicture, pictureShape } from './picture.ts';
import { geometry, iconShape, placeholder, shape, shapeIds, shapeName, shapeTree } from './shapes.ts';
import { table } from './table.ts';
import { templateColours, templateFoot } from './template-foot.ts';
import { templateText } from './template-text.ts';
import {
  bodyProperties,
  lineSpacing,
  paragraphEnd,
  paragraphs,
  runs,
  spaceBefore,
  type TextContext,
} from './text.ts';
import { fill, ownColours } from './theme.ts';
import { timeline } from './timeline.ts';
import { transitionPart } from './transition.ts';
import { el, emu, frame, namespaces } from './xml.ts';

/** What a slide takes from the rest of the deck. */
export interface SlideContext extends TextContext {
  readonly tokens: ThemeTokens;
  readonly design: Design;
  /** The layout of a template that the slide has; undefined for one of the portal. */
  readonly inTemplate?: TemplateLayout | undefined;
  /** What repeats at the foot of the slide. */
  readonly foot: Foot;
  /** Whether the date of the foot is that of the day on which the file is opened. */
  readonly isToday: boolean;
  readonly transition: DeckSettings['transition'];
  readonly pictureOf: PictureOf;
  /** The id of the relation to a new chart. */
  readonly addChart: (box: Extract<Box, { kind: 'chart' }>) => string;
}

/** The shapes of one slide. */
class SlideShapes {
  readonly #slide: Slide;
  readonly #context: SlideContext;
  readonly #nextId = shapeIds();
  readonly #title: string;

  constructor(slide: Slide, context: SlideContext) {
    this.#slide = slide;
    this.#context = context;
    this.#title = slideTitle(slide);
  }

  all(): string {
    const { tokens, design, foot: options } = this.#context;
    const { boxes } = layoutSlide(this.#slide, tokens, options);
    const drawn = boxes.filter((box) => box.kind === 'shape');
    const draw = (list: readonly ShapeBox[]): string =>
      list
        .map((box) => {
          const drawnShape = shape(this.#nextId(), box, tokens, this.#context.language);
          return box.icon ? drawnShape + iconShape(this.#nextId(), box, box.icon, tokens) : drawnShape;
        })
        .join('');
    const shapes = draw(ownShapes(drawn, design).filter(({ slot }) => slot === null));
    const places = laidPlaces(this.#slide, tokens).map((place) => {
      const box = boxes.find((one) => one.kind !== 'shape' && one.slot === place.name);
      return draw(drawn.filter(({ slot }) => slot === place.name)) + this.#place(place, box);
    });
    const foot = boxes
      .filter((box): box is TextBox => box.kind === 'text' && box.slot === null)
      .map((box) => this.#foot(box));
    const objects = boxes.flatMap((box) =>
      box.kind === 'object' ? [objectShape(box, this.#context, this.#nextId)] : [],
    );
    return [shapes, ...places, ...objects, ...foot].join('');
  }

  /** The footer, the date, the number, or the contacts, which a layout of the portal has itself. */
  #foot(box: TextBox): string {
    const { inTemplate } = this.#context;
    if (inTemplate) return templateFoot(box, inTemplate, this.#context, this.#nextId());
    if (box.role === 'contacts') return '';
    const role = footRole(box);
    return footShape(role, ownPlaces[role], this.#context, this.#nextId());
  }

  #place(place: Place, box: Box | undefined): string {
    const block = blockIn(this.#slide, place.name);
    switch (place.kind) {
      case 'text':
        if (box?.kind === 'text' && box.parts) return box.parts.map((part) => this.#part(part)).join('');
        return box?.kind === 'text' && block?.kind === 'text'
          ? this.#text(place, box, block) +
              markIcons(place.name, box, block, this.#context.tokens, this.#nextId)
          : this.#text(place, undefined, undefined);
      case 'picture':
        return block?.kind === 'picture'
          ? this.#picture(
              place,
              box?.kind === 'picture' ? box : pictureBox(place.name, block, place, this.#context.tokens),
            )
          : '';
      case 'table':
        return box?.kind === 'table' && box.columnWidths.length > 0
          ? this.#frame(place, box, describeTable(box.block, this.#title), [
              'http://schemas.openxmlformats.org/drawingml/2006/table',
              table(box, this.#context.tokens, this.#context),
            ])
          : '';
      case 'chart':
        return box?.kind === 'chart' && !box.isEmpty
          ? this.#frame(place, box, describeChart(box.block, this.#title, this.#context.language), [
              'http://schemas.openxmlformats.org/drawingml/2006/chart',
              el('c:chart', {
                'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
                'r:id': this.#context.addChart(box),
              }),
            ]) + calloutShapes(box, this.#context, this.#nextId)
          : '';
      case 'timeline':
        return box?.kind === 'timeline'
          ? timeline(box, block?.kind === 'timeline' ? block.steps : [], this.#context, this.#nextId)
          : '';
    }
  }

  #text(place: Place, box: TextBox | undefined, block: TextBlock | undefined): string {
    const { design, inTemplate, tokens } = this.#context;
    if (inTemplate) {
      if (!box || !block) return '';
      const text = { slide: this.#slide, place, box, block, id: this.#nextId() };
      return templateText(text, inTemplate, tokens, this.#context);
    }
    const usual = design.texts.get(place.name)?.points ?? box?.points ?? 20;
    const at = placeOf(design.layout, place.name);
    const above = box ? spaceAbove(box) : 0;
    return el(
      'p:sp',
      {},
      el(
        'p:nvSpPr',
        {},
        shapeName(this.#nextId(), SLOT_NAMES[place.name]),
        el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
        placeholder(at?.type, at?.idx),
      ),
      el('p:spPr', {}, this.#isMoved(place) ? frame(place) : ''),
      el(
        'p:txBody',
        {},
        el(
          'a:bodyPr',
          {
            tIns: above > 0 ? emu(above) : undefined,
            rIns: box && box.insetRight > 0 ? emu(box.insetRight) : undefined,
          },
          el('a:normAutofit'),
        ),
        el('a:lstStyle'),
        paragraphs(block?.paragraphs ?? [], this.#context, {
          points: box?.points ?? usual,
          usual,
          hasLists: hasLists(place.name),
          gap: box?.gap ?? 0,
          ...(box && { icons: iconsIn(box) }),
        }),
      ),
    );
  }

  /** An item, in a box of its own. */
  #part(part: TextPart): string {
    const { tokens } = this.#context;
    const paragraph = ({ runs: own, points, isBold, color, lineHeight, before }: PartText): string =>
      el(
        'a:p',
        {},
        el('a:pPr', {}, lineSpacing(lineHeight, tokens.font), spaceBefore(before * 0.75)),
        runs(own, this.#context, { points, isBold, fill: fill(color, tokens) }),
        paragraphEnd(this.#context, points),
      );
    return el(
      'p:sp',
      {},
      el(
        'p:nvSpPr',
        {},
        shapeName(this.#nextId(), SHAPE_NAMES.item),
        el('p:cNvSpPr', { txBox: 1 }),
        el('p:nvPr'),
      ),
      el('p:spPr', {}, frame(part), geometry('rect'), el('a:noFill')),
      el('p:txBody', {}, bodyProperties('top', false), el('a:lstStyle'), ...part.texts.map(paragraph)),
    );
  }

  /** True when it stands elsewhere than in its layout: beside a picture on the right, or at a title that has grown. */
  #isMoved(place: Place): boolean {
    return LAYOUTS[this.#slide.layout].slots.some(
      ({ name, x, y, h }) => name === place.name && (x !== place.x || y !== place.y || h !== place.h),
    );
  }

  /** Which place of the layout a shape fills: none in a template, whose pictures lie over the layout. */
  #fills(place: Place): string {
    const { design, inTemplate } = this.#context;
    const at = placeOf(design.layout, place.name);
    return inTemplate ? el('p:nvPr') : placeholder(at?.type, at?.idx);
  }

  #picture(place: Place, box: PictureBox): string {
    const { block } = box;
    const { tokens, inTemplate } = this.#context;
    const name = SLOT_NAMES[place.name];
    const found = block.idFile === null ? undefined : this.#context.pictureOf(block.idFile);
    if (!found) return this.#missingPicture(place, block);
    const shown = { name, place: this.#fills(place), isGrouped: inTemplate !== undefined };
    return pictureShape(box, found, { ...shown, id: this.#nextId() }, tokens);
  }

  #missingPicture(place: Place, block: PictureBlock): string {
    const { inTemplate } = this.#context;
    if (block.idFile !== null)
      return lostPicture(place, SLOT_NAMES[place.name], block, this.#context, this.#nextId());
    // Nothing on the slide says that a place without a placeholder is empty.
    if (inTemplate) return '';
    // An empty place has the description as its alternative text.
    return el(
      'p:sp',
      {},
      el(
        'p:nvSpPr',
        {},
        shapeName(this.#nextId(), SLOT_NAMES[place.name], block.isDecorative ? null : block.alt),
        el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
        this.#fills(place),
      ),
      el('p:spPr', {}, this.#isMoved(place) ? frame(place) : ''),
      el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), el('a:p', {}, paragraphEnd(this.#context))),
    );
  }

  #frame(
    place: Place,
    box: Box,
    description: string,
    [uri, content]: [uri: string, content: string],
  ): string {
    const name = chartName(SLOT_NAMES[place.name], box.kind === 'chart' ? box.block.highlight : undefined);
    return el(
      'p:graphicFrame',
      {},
      el(
        'p:nvGraphicFramePr',
        {},
        shapeName(this.#nextId(), name, description),
        el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: 1 })),
        this.#fills(place),
      ),
      frame(box, 'p:xfrm'),
      el('a:graphic', {}, el('a:graphicData', { uri }, content)),
    );
  }
}

/** The part of a slide; `show="0"` when the show passes over it. */
export const slidePart = (slide: Slide, context: SlideContext): string =>
  el(
    'p:sld',
    { ...namespaces, show: slide.isSkipped ? 0 : undefined },
    el('p:cSld', {}, shapeTree(new SlideShapes(slide, context).all())),
    context.inTemplate
      ? templateColours(context.inTemplate)
      : ownColours(context.design.linkColor, context.tokens),
    transitionPart(context.transition),
  );
