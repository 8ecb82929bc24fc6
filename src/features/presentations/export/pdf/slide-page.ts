import { artifact } from '#lib/pdf/pdf-file.ts';
import type {
  Box,
  Line,
  LogoBox,
  ObjectBox,
  PictureBox,
  ShapeBox,
  SlideLayout,
  TableBox,
  TextBox,
  TimelineBox,
} from '../../model/boxes.ts';
import { textWidth } from '../../model/break-lines.ts';
import { blockIn, type Slide, slideTitle } from '../../model/deck.ts';
import { ICON_STROKE } from '../../model/icons.ts';
import { fitPicture, wholeArea } from '../../model/picture-place.ts';
import { baselineIn, pixels } from '../../model/text-box.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { describeChart } from '../describe.ts';
import { logoFile, type PictureFiles, tonedFile } from '../picture-file.ts';
import { drawChart } from './chart.ts';
import type { Ink, LinePen } from './line-pen.ts';
import { drawObject } from './object.ts';

/** What a slide is drawn with. */
export interface PageContext {
  readonly pen: LinePen;
  readonly tokens: ThemeTokens;
  readonly pictures: PictureFiles;
  /** Of the deck. */
  readonly language: string;
}

export const textInk = (box: TextBox, { background, font }: SlideLayout): Ink => ({
  fontSize: box.fontSize,
  color: box.color,
  linkColor: box.linkColor,
  background,
  isTitle: box.font !== font,
});

/** Lines of one paragraph. */
interface Part {
  lines: Line[];
  mark: Line['mark'];
}

function paragraphsOf(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (last && lines[at - 1]?.paragraph === line.paragraph) last.lines.push(line);
    else parts.push({ lines: [line], mark: line.mark });
  }
  return parts;
}

/** Draws one slide with its tags on the current page, whose unit is px. */
export class SlidePage {
  readonly #slide: Slide;
  readonly #layout: SlideLayout;
  readonly #context: PageContext;
  readonly #section: PDFKit.PDFStructureElement;

  constructor(slide: Slide, layout: SlideLayout, context: PageContext) {
    this.#slide = slide;
    this.#layout = layout;
    this.#context = context;
    this.#section = context.pen.document.struct('Sect', { title: slideTitle(slide) });
  }

  draw(): void {
    const { document } = this.#context.pen;
    document.addStructure(this.#section);
    artifact(document, 'Layout', () => document.rect(0, 0, 1280, 720).fill(this.#layout.background));
    for (const box of this.#layout.boxes) this.#box(box);
    this.#section.end();
  }

  #box(box: Box): void {
    switch (box.kind) {
      case 'shape':
        this.#shape(box);
        break;
      case 'text':
        if (box.slot === null && box.role !== 'contacts') this.#foot(box);
        else this.#text(box);
        break;
      case 'picture':
        this.#picture(box);
        break;
      case 'logo':
        this.#logo(box);
        break;
      case 'table':
        this.#table(box);
        break;
      case 'chart':
        this.#figure(describeChart(box.block, slideTitle(this.#slide), this.#context.language), () =>
          drawChart(this.#context.pen, box),
        );
        break;
      case 'timeline':
        this.#timeline(box);
        break;
      case 'object':
        this.#object(box);
        break;
    }
  }

  #object(box: ObjectBox): void {
    const { document } = this.#context.pen;
    artifact(document, 'Layout', () => drawObject(document, box));
    if (box.picture) this.#picture(box.picture);
    if (box.text) this.#text(box.text, box.fill ?? this.#layout.background);
  }

  #shape({ x, y, w, h, radius, fill, fade, label, icon, veil }: ShapeBox): void {
    const { pen, tokens } = this.#context;
    const { document } = pen;
    artifact(document, 'Layout', () => {
      document.save().rect(0, 0, 1280, 720).clip();
      const colour = veil
        ? document
            .linearGradient(x, y, x, y + h)
            .stop(0, fill, 0)
            .stop(veil.full, fill, veil.opacity)
            .stop(1, fill, veil.opacity)
        : fade === null
          ? fill
          : document
              .linearGradient(x, y, x + w, y + h)
              .stop(0, fill)
              .stop(1, fade);
      document.roundedRect(x, y, w, h, Math.min(radius, w / 2, h / 2)).fill(colour);
      document.restore();
      if (icon) this.#icon(icon, x + (w - icon.size) / 2, y + (h - icon.size) / 2);
      if (!label) return;
      const fontSize = pixels(label.points);
      const width = textWidth(label.text, tokens.font, true) * fontSize;
      const piece = {
        text: label.text,
        x: x + (w - width) / 2,
        width,
        isBold: true,
        isItalic: false,
        link: null,
      };
      const ink = { fontSize, color: label.color, linkColor: label.color, background: fill };
      pen.piece(piece, y + baselineIn(h, fontSize, tokens.font), ink);
    });
  }

  /** Draws the strokes of an icon whose square has its corner at `x`, `y`. */
  #icon({ paths, size, color }: Omit<NonNullable<ShapeBox['icon']>, 'name'>, x: number, y: number): void {
    const { document } = this.#context.pen;
    document
      .save()
      .translate(x, y)
      .scale(size / 24);
    document.lineWidth(ICON_STROKE).lineCap('round').lineJoin('round');
    for (const path of paths) document.path(path).stroke(color);
    document.restore();
  }

  #foot(box: TextBox): void {
    const { pen } = this.#context;
    artifact(pen.document, 'Pagination', () => {
      for (const line of box.lines) for (const { draw } of pen.line(line, textInk(box, this.#layout))) draw();
    });
  }

  #text(box: TextBox, background = this.#layout.background): void {
    const { pen } = this.#context;
    const { document } = pen;
    const ink = textInk(box, { ...this.#layout, background });
    if (box.role === 'title') {
      this.#section.add(document.struct('H1', {}, pen.contents(box.lines, ink)));
      return;
    }
    let list: PDFKit.PDFStructureElement | undefined;
    const target = box.role === 'quote' ? document.struct('BlockQuote') : this.#section;
    if (target !== this.#section) this.#section.add(target);
    for (const { lines, mark } of paragraphsOf(box.lines)) {
      const contents = pen.contents(lines, ink);
      if (contents.length === 0) continue;
      if (!mark) {
        list?.end();
        list = undefined;
        target.add(document.struct('P', {}, contents));
        continue;
      }
      if (!list) {
        list = document.struct('L');
        target.add(list);
      }
      const item = document.struct('LI');
      list.add(item);
      const [first] = lines;
      const { text, x, width, icon } = mark;
      if (icon)
        artifact(document, 'Layout', () =>
          this.#icon({ paths: icon.paths, size: width, color: box.markColor }, x, icon.y),
        );
      else
        item.add(
          document.struct('Lbl', {}, () => {
            const piece = { text, x, width, isBold: false, isItalic: false, link: null };
            pen.piece(piece, first?.baseline ?? 0, { ...ink, color: box.markColor });
          }),
        );
      item.add(document.struct('LBody', {}, contents));
      item.end();
    }
    list?.end();
    if (target !== this.#section) target.end();
  }

  #figure(alt: string, draw: () => void): void {
    this.#section.add(this.#context.pen.document.struct('Figure', { alt }, draw));
  }

  #picture(box: PictureBox): void {
    const { pen, pictures, tokens } = this.#context;
    const { document } = pen;
    const { idFile, alt, isDecorative } = box.block;
    if (idFile === null) return;
    const file = tonedFile(pictures, box.block);
    if (!file) {
      // The description is drawn instead of a picture that could not be loaded.
      artifact(document, 'Layout', () => document.rect(box.x, box.y, box.w, box.h).fill(tokens.surface));
      if (isDecorative || alt === '') return;
      this.#section.add(
        document.struct('P', {}, () => {
          document.font('regular', 18).fillColor(tokens.muted);
          document.text(alt, box.x + 24, box.y + box.h / 2 - 12, { width: box.w - 48, align: 'center' });
        }),
      );
      return;
    }
    const draw = (): void => {
      const fitted = fitPicture(file, box, { ...box.block, fit: box.fit });
      const { area } = fitted;
      const whole = wholeArea(fitted);
      const radius = Math.min(box.radius, area.w / 2, area.h / 2);
      document.save().roundedRect(area.x, area.y, area.w, area.h, radius).clip();
      document.image(file.bytes as unknown as Buffer, whole.x, whole.y, { width: whole.w, height: whole.h });
      document.restore();
    };
    if (isDecorative) artifact(document, 'Layout', draw);
    else this.#figure(alt, draw);
  }

  #logo(box: LogoBox): void {
    const { pen, pictures } = this.#context;
    const file = logoFile(pictures, box);
    if (!file) return;
    const { area } = fitPicture(file, box, { fit: 'contain' });
    artifact(pen.document, 'Layout', () =>
      pen.document.image(file.bytes as unknown as Buffer, area.x, area.y, { width: area.w, height: area.h }),
    );
  }

  #table(box: TableBox): void {
    const { pen } = this.#context;
    const { document } = pen;
    artifact(document, 'Layout', () => {
      for (const { x, y, w, h, fill } of box.rows.flat()) {
        if (fill) document.rect(x, y, w, h).fill(fill);
        document
          .moveTo(x, y + h)
          .lineTo(x + w, y + h)
          .lineWidth(1)
          .stroke(box.lineColor);
      }
    });
    const table = document.struct('Table');
    this.#section.add(table);
    for (const row of box.rows) {
      const line = document.struct('TR');
      table.add(line);
      for (const cell of row) {
        const background = cell.fill ?? this.#layout.background;
        const ink = { fontSize: box.fontSize, color: cell.color, linkColor: cell.color, background };
        line.add(document.struct(cell.isHeader ? 'TH' : 'TD', {}, pen.contents(cell.lines, ink)));
      }
      line.end();
    }
    table.end();
  }

  #timeline(box: TimelineBox): void {
    const { pen } = this.#context;
    const { document } = pen;
    artifact(document, 'Layout', () => {
      if (box.line) {
        document.moveTo(box.line.x1, box.line.y1).lineTo(box.line.x2, box.line.y2);
        document.lineWidth(3).stroke(box.lineColor);
      }
      for (const { dotX, dotY } of box.steps) document.circle(dotX, dotY, box.radius).fill(box.dotColor);
    });
    const list = document.struct('L');
    this.#section.add(list);
    const block = blockIn(this.#slide, box.slot);
    for (const [at, { when, what }] of box.steps.entries()) {
      const item = document.struct('LI', {
        title: block?.kind === 'timeline' ? (block.steps[at]?.when ?? '') : '',
      });
      list.add(item);
      const ink = { fontSize: box.fontSize, linkColor: box.whatColor, background: this.#layout.background };
      const dates = { ...ink, fontSize: box.whenFontSize, color: box.whenColor };
      item.add(document.struct('Lbl', {}, pen.contents(when, dates)));
      item.add(document.struct('LBody', {}, pen.contents(what, { ...ink, color: box.whatColor })));
      item.end();
    }
    list.end();
  }
}
