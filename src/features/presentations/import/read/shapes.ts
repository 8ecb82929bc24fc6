/** The shapes of a slide, as texts, pictures, tables and charts. */
import { childAt, childOf, descendants, isOn, type XmlElement } from '#lib/office/read-xml.ts';
import { iconInName, objectInName, overlayInName } from '../../export/pptx/own-names.ts';
import { type Paragraph, paragraph } from '../../model/deck.ts';
import { iconOf } from '../../model/icons.ts';
import { extensionOf, pictureTypes } from '../../office/pictures.ts';
import {
  areaOf,
  inGroup,
  inherited,
  type Looks,
  type Page,
  type Placeholder,
  placeholderOf,
  propertiesOf,
  type Transform,
  unmoved,
} from '../../office/places.ts';
import type { Placed, SourceItem, SourceShape } from '../source.ts';
import { readChart } from './chart.ts';
import type { SlideContext } from './context.ts';
import { readDate } from './date.ts';
import { diagramTexts } from './diagram.ts';
import { drawnShape } from './drawn.ts';
import { BULLET, cropOf, looksOf, SMALL_LOST } from './picture-looks.ts';
import { readTable } from './table.ts';
import { isDecorative, linkOf, readParagraphs, sizeOn, standingOf, wordsOf } from './text.ts';

const roles: Readonly<Record<string, SourceItem['role']>> = {
  title: 'title',
  ctrTitle: 'title',
  subTitle: 'subtitle',
};
const roleOf = (place: Placeholder | null): SourceItem['role'] =>
  place === null ? 'other' : (roles[place.type] ?? 'body');

/** Reads the shapes of one slide. */
export class ShapeReader {
  readonly items: SourceItem[] = [];
  readonly #context: SlideContext;
  readonly #looks: Looks;
  readonly #page: Page;
  readonly #isOwn: boolean;

  /** @param isOwn true when the portal wrote the file */
  constructor(context: SlideContext, looks: Looks, page: Page, isOwn: boolean) {
    this.#context = context;
    this.#looks = looks;
    this.#page = page;
    this.#isOwn = isOwn;
  }

  read(tree: XmlElement | undefined, transform: Transform = unmoved): void {
    for (const shape of tree?.children ?? []) this.#shape(shape, transform);
  }

  #shape(shape: XmlElement, transform: Transform): void {
    const context = this.#context;
    if (isOn(this.#properties(shape)?.attributes['hidden'])) {
      context.lose('скрытая фигура');
      return;
    }
    switch (shape.name) {
      case 'sp':
        this.#text(shape, transform);
        break;
      case 'pic':
        this.#picture(shape, childOf(shape, 'blipFill'), transform);
        break;
      case 'graphicFrame':
        this.#frame(shape, transform);
        break;
      case 'grpSp':
        this.read(shape, inGroup(shape, transform));
        break;
      case 'cxnSp':
        if (this.#isOwn && objectInName(this.#name(shape))) this.#object(shape, transform);
        else if (!isDecorative(this.#properties(shape)) && !this.#drawn(shape, transform))
          context.lose('линия');
        break;
      case 'contentPart':
        context.lose('рукописная пометка');
        break;
      case 'AlternateContent':
        this.#alternative(shape, transform);
        break;
    }
  }

  #name(shape: XmlElement): string {
    return this.#properties(shape)?.attributes['name'] ?? '';
  }

  /** Adds a line, or a shape without text, of a file that the portal wrote. */
  #object(shape: XmlElement, transform: Transform): void {
    const xfrm = childAt(shape, 'spPr', 'xfrm');
    const { flipH, flipV } = xfrm?.attributes ?? {};
    const start = `${isOn(flipV) ? 'bottom' : 'top'}${isOn(flipH) ? 'Right' : 'Left'}` as const;
    this.items.push({ ...this.#placed(shape, xfrm, transform).base, kind: 'object', start });
  }

  /** What a shape of a file that another program wrote is drawn as. */
  #shapeOf(shape: XmlElement, area: Placed['area'], hasText: boolean): SourceShape | null {
    const page = this.#page.w / this.#page.h;
    return this.#isOwn || !area
      ? null
      : drawnShape(shape, area, { palette: this.#looks.palette, page, hasText });
  }

  /** Adds a line, or a shape without text, of another program. @returns false for one that cannot be drawn */
  #drawn(shape: XmlElement, transform: Transform): boolean {
    const { base } = this.#placed(shape, childAt(shape, 'spPr', 'xfrm'), transform);
    const drawn = this.#shapeOf(shape, base.area, false);
    if (drawn) this.items.push({ ...base, kind: 'object', start: 'topLeft', shape: drawn });
    return drawn !== null;
  }

  /** `cNvPr`: its name, description and link. */
  #properties(shape: XmlElement): XmlElement | undefined {
    return childOf(propertiesOf(shape), 'cNvPr');
  }

  /** Content with a fallback for older programs. Kinds that the portal cannot show are reported as lost. */
  #alternative(shape: XmlElement, transform: Transform): void {
    const [choice, fallback] = [childOf(shape, 'Choice'), childOf(shape, 'Fallback')];
    const [data] = [...descendants(choice, 'graphicData')];
    if (/chartex/i.test(data?.attributes['uri'] ?? ''))
      this.#context.lose('диаграмма нового вида (воронка, карта, каскад)');
    else if ([...descendants(choice, 'contentPart')].length > 0) this.#context.lose('рукописная пометка');
    else if ([...descendants(choice, 'model3d')].length > 0) this.#context.lose('объёмная модель');
    else this.read(choice ?? fallback, transform);
  }

  #placed(shape: XmlElement, xfrm: XmlElement | undefined, transform: Transform) {
    const place = placeholderOf(shape);
    const { area, styles } = inherited(place, this.#looks, this.#page);
    const { name = '', descr = '' } = this.#properties(shape)?.attributes ?? {};
    return {
      place,
      styles,
      alt: descr,
      base: {
        area: areaOf(xfrm, transform, this.#page) ?? area,
        role: roleOf(place),
        index: place?.index ?? null,
        name,
      },
    };
  }

  #text(shape: XmlElement, transform: Transform): void {
    const context = this.#context;
    const look = childOf(shape, 'spPr');
    const { place, styles, base, alt } = this.#placed(shape, childOf(look, 'xfrm'), transform);
    const body = childOf(shape, 'txBody');
    if (place?.type === 'sldNum') context.hasNumber = true;
    if (place?.type === 'dt') readDate(body, context);
    if (place && ['dt', 'sldNum', 'hdr'].includes(place.type)) return;
    if (place?.type === 'ftr') {
      context.footer ||= wordsOf(body);
      return;
    }
    const isQuiet = isDecorative(this.#properties(shape));
    if (this.#isOwn && isQuiet) {
      const named = iconInName(base.name);
      const icon = named && iconOf(named.icon);
      // Other decorations, such as the circles of steps, are drawn again.
      const overlay = overlayInName(base.name);
      if (icon) this.items.push({ ...base, kind: 'icon', icon: icon.name, bullet: named.bullet });
      if (overlay) this.items.push({ ...base, kind: 'veil', overlay });
      if (objectInName(base.name)) this.#object(shape, transform);
      return;
    }
    const fill = childOf(look, 'blipFill');
    if (fill) this.#picture(shape, fill, transform);
    const paragraphs = readParagraphs(body, styles, context);
    if (paragraphs.length === 0) {
      this.#loseLink(shape);
      if (this.#isOwn && objectInName(base.name)) this.#object(shape, transform);
      else if (this.#isOwn && place) this.items.push({ ...base, kind: 'text', paragraphs, size: 0, alt });
      else if (!place && !fill && !isQuiet && !this.#drawn(shape, transform))
        context.lose('фигура без\u00a0текста');
      return;
    }
    const drawn = place ? null : this.#shapeOf(shape, base.area, true);
    this.items.push({
      ...base,
      kind: 'text',
      paragraphs: this.#linked(shape, paragraphs),
      size: sizeOn(this.#page, body),
      alt,
      ...standingOf(body),
      ...(drawn && { shape: drawn }),
    });
  }

  /** The paragraphs of a shape that has a link: runs without a link get it. */
  #linked(shape: XmlElement, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
    const link = linkOf(this.#properties(shape), this.#context);
    if (link === null) return paragraphs;
    return paragraphs.map((one) => ({
      ...one,
      runs: one.runs.map((part) => ({ ...part, link: part.link ?? link })),
    }));
  }

  /** Reports the link of a shape without text as lost. */
  #loseLink(shape: XmlElement): void {
    const link = linkOf(this.#properties(shape), this.#context);
    if (link !== null) this.#context.lose(`ссылка ${link} с\u00a0фигуры или\u00a0картинки`);
  }

  #picture(shape: XmlElement, fill: XmlElement | undefined, transform: Transform): void {
    const context = this.#context;
    const { base, alt } = this.#placed(shape, childAt(shape, 'spPr', 'xfrm'), transform);
    const media = childAt(propertiesOf(shape), 'nvPr')?.children.find(({ name }) =>
      /(?:video|audio|wav|quickTime)/i.test(name),
    );
    if (media) {
      context.lose(/video|quickTime/i.test(media.name) ? 'видео' : 'звук');
      return;
    }
    const blip = childOf(fill, 'blip');
    const relation = context.relation(blip?.attributes['r:embed'] ?? '');
    if (!fill || !relation || relation.isExternal) {
      if (blip?.attributes['r:link'] || relation?.isExternal)
        context.lose('картинка по\u00a0ссылке: её в\u00a0файле нет');
      else if (blip) context.lose('картинка, которой нет в\u00a0файле');
      return;
    }
    const extension = extensionOf(relation.target);
    if (!Object.hasOwn(pictureTypes, extension)) {
      context.lose(`картинка в\u00a0формате ${extension.toUpperCase() || 'без названия'}`);
      return;
    }
    const { area } = base;
    const isObject = this.#isOwn && objectInName(base.name) !== undefined;
    if (area && area.w * area.h < BULLET && !isObject) {
      context.lose(SMALL_LOST);
      return;
    }
    const cut = cropOf(fill);
    // The portal's own slides keep the picture whole, so that its crop can be taken back.
    const crop = this.#isOwn ? null : cut;
    // The link of a shape that a picture fills goes to its text.
    if (shape.name === 'pic') this.#loseLink(shape);
    const key = [relation.target, ...(crop ? Object.values(crop) : [])].join('|');
    context.all.pictures.set(key, { part: relation.target, crop });
    this.items.push({
      ...base,
      kind: 'picture',
      key,
      alt: alt.trim(),
      isDecorative: isDecorative(this.#properties(shape)),
      proportion: area && area.h > 0 ? (area.w * this.#page.w) / (area.h * this.#page.h) : null,
      isCropped: cut !== null,
      cut: this.#isOwn ? cut : null,
      ...looksOf(shape, blip),
    });
  }

  #frame(shape: XmlElement, transform: Transform): void {
    const { base } = this.#placed(shape, childOf(shape, 'xfrm'), transform);
    const data = childAt(shape, 'graphic', 'graphicData');
    const table = childOf(data, 'tbl');
    if (table) this.items.push({ ...base, kind: 'table', ...readTable(table, this.#context) });
    else if (childOf(data, 'chart')) this.#chart(data, base);
    else if (childOf(data, 'relIds')) this.#diagram(data, base);
    else this.#embedded(data, transform);
  }

  #chart(data: XmlElement | undefined, base: Placed): void {
    const context = this.#context;
    const relation = context.relation(childOf(data, 'chart')?.attributes['r:id'] ?? '');
    const chart = readChart(context.file.xmlOf(relation), this.#isOwn, context);
    if (chart) this.items.push({ ...base, kind: 'chart', ...chart });
    else context.lose('диаграмма без\u00a0данных');
  }

  #diagram(data: XmlElement | undefined, base: Placed): void {
    const context = this.#context;
    const relation = context.relation(childOf(data, 'relIds')?.attributes['r:dm'] ?? '');
    const texts = diagramTexts(context.file.xmlOf(relation));
    context.lose(texts.length > 0 ? 'вид SmartArt: его текст стал списком' : 'SmartArt');
    if (texts.length === 0) return;
    const paragraphs = texts.map((text) => paragraph(text, 'bullet'));
    this.items.push({ ...base, kind: 'text', paragraphs, size: 0, alt: '' });
  }

  /** An embedded object: its picture is kept if browsers can draw it. */
  #embedded(data: XmlElement | undefined, transform: Transform): void {
    const [object] = [...descendants(data, 'oleObj')];
    const program = object?.attributes['progId'] ?? '';
    this.#context.lose(program === '' ? 'внедрённый объект' : `внедрённый объект ${program}`);
    const [picture] = [...descendants(data, 'pic')];
    if (picture) this.#picture(picture, childOf(picture, 'blipFill'), transform);
  }
}
