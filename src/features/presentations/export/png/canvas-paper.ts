/**
 * The part of PDFKit with which slides are drawn, on a canvas: pictures of slides and pages of a PDF come from the same code, so that
 * they are alike. Tags have no meaning here; what stands in them is drawn when they are added.
 */

type Content = (() => void) | CanvasTag;
type Paint = string | CanvasFade;

/** A tag of a page. */
class CanvasTag {
  readonly #children: readonly Content[];

  constructor(children: Content | readonly Content[] = []) {
    this.#children = [children].flat();
  }

  add(child: Content): this {
    if (child instanceof CanvasTag) for (const one of child.#children) this.add(one);
    else child();
    return this;
  }

  end(): void {}
}

/** A gradient along a line. */
class CanvasFade {
  readonly #gradient: CanvasGradient;

  constructor(gradient: CanvasGradient) {
    this.#gradient = gradient;
  }

  /** @param opacity of the colour `#rrggbb` */
  stop(at: number, colour: string, opacity = 1): this {
    const alpha = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    this.#gradient.addColorStop(at, `${colour}${alpha}`);
    return this;
  }

  get style(): CanvasGradient {
    return this.#gradient;
  }
}

type Point = readonly [x: number, y: number];

/** A canvas with the methods of PDFKit that slides need. As there, filling and stroking end the path. */
export class CanvasPaper {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly #bitmaps: ReadonlyMap<Uint8Array, ImageBitmap>;
  /** A path of an icon, until it is drawn. */
  #icon: Path2D | null = null;

  readonly #scale: number;

  /**
   * @param bitmaps the pictures of the slide, by their bytes
   * @param scale pixels of the canvas for one of the slide
   */
  constructor(
    context: OffscreenCanvasRenderingContext2D,
    bitmaps: ReadonlyMap<Uint8Array, ImageBitmap>,
    scale: number,
  ) {
    this.context = context;
    this.#bitmaps = bitmaps;
    this.#scale = scale;
    context.scale(scale, scale);
  }

  // Tags.
  struct(_type: string, options?: object, children?: Content | readonly Content[]): CanvasTag {
    return new CanvasTag(children ?? (typeof options === 'function' ? (options as () => void) : []));
  }
  addStructure(): this {
    return this;
  }
  markContent(): this {
    return this;
  }
  endMarkedContent(): this {
    return this;
  }

  // State.
  save(): this {
    this.context.save();
    return this;
  }
  restore(): this {
    this.context.restore();
    return this;
  }
  translate(x: number, y: number): this {
    this.context.translate(x, y);
    return this;
  }
  scale(factor: number): this {
    this.context.scale(factor, factor);
    return this;
  }
  lineWidth(width: number): this {
    this.context.lineWidth = width;
    return this;
  }
  lineCap(cap: CanvasLineCap): this {
    this.context.lineCap = cap;
    return this;
  }
  lineJoin(join: CanvasLineJoin): this {
    this.context.lineJoin = join;
    return this;
  }
  undash(): this {
    this.context.setLineDash([]);
    return this;
  }

  // Paths.
  rect(x: number, y: number, w: number, h: number): this {
    // Whole pixels, as on the screen: between two cells of a table nothing shines through.
    const [left, top] = [this.#snapped(x), this.#snapped(y)];
    this.context.rect(left, top, this.#snapped(x + w) - left, this.#snapped(y + h) - top);
    return this;
  }
  roundedRect(x: number, y: number, w: number, h: number, radius = 0): this {
    this.context.roundRect(x, y, w, h, Math.max(0, radius));
    return this;
  }
  circle(x: number, y: number, radius: number): this {
    this.context.moveTo(x + radius, y);
    this.context.arc(x, y, radius, 0, 2 * Math.PI);
    return this;
  }
  ellipse(x: number, y: number, across: number, down: number): this {
    this.context.moveTo(x + across, y);
    this.context.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
    return this;
  }
  polygon(...points: readonly Point[]): this {
    for (const [at, [x, y]] of points.entries())
      if (at === 0) this.context.moveTo(x, y);
      else this.context.lineTo(x, y);
    this.context.closePath();
    return this;
  }
  path(data: string): this {
    this.#icon = new Path2D(data);
    return this;
  }
  moveTo(x: number, y: number): this {
    this.context.moveTo(x, y);
    return this;
  }
  lineTo(x: number, y: number): this {
    this.context.lineTo(x, y);
    return this;
  }
  bezierCurveTo(...curve: [number, number, number, number, number, number]): this {
    this.context.bezierCurveTo(...curve);
    return this;
  }
  closePath(): this {
    this.context.closePath();
    return this;
  }

  // Painting.
  linearGradient(x1: number, y1: number, x2: number, y2: number): CanvasFade {
    return new CanvasFade(this.context.createLinearGradient(x1, y1, x2, y2));
  }
  clip(): this {
    this.context.clip();
    this.context.beginPath();
    return this;
  }
  fill(paint: Paint): this {
    this.#fill(paint);
    this.context.beginPath();
    return this;
  }
  stroke(colour: string): this {
    this.context.strokeStyle = colour;
    if (this.#icon) this.context.stroke(this.#icon);
    else this.context.stroke();
    this.#icon = null;
    this.context.beginPath();
    return this;
  }
  fillAndStroke(paint: Paint, colour: string): this {
    this.#fill(paint);
    return this.stroke(colour);
  }
  image(bytes: Uint8Array, x: number, y: number, { width, height }: { width: number; height: number }): this {
    const bitmap = this.#bitmaps.get(bytes);
    if (bitmap) this.context.drawImage(bitmap, x, y, width, height);
    return this;
  }

  // Text of a place without its picture; all other text is written by `CanvasPen`.
  font(face: string, size: number): this {
    this.context.font = fontOf(face, size);
    return this;
  }
  fillColor(colour: string): this {
    this.context.fillStyle = colour;
    return this;
  }
  /** Writes lines in the middle of a width, the first one at the top `y`. */
  text(words: string, x: number, y: number, { width }: { width: number }): this {
    const { context } = this;
    const lines: string[] = [];
    for (const word of words.split(/\s+/)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const size = Number.parseFloat(context.font);
    context.textAlign = 'center';
    for (const [at, line] of lines.entries())
      context.fillText(line, x + width / 2, y + size * (1 + at * 1.2));
    context.textAlign = 'left';
    return this;
  }

  #snapped(place: number): number {
    return Math.round(place * this.#scale) / this.#scale;
  }

  #fill(paint: Paint): void {
    this.context.fillStyle = paint instanceof CanvasFade ? paint.style : paint;
    this.context.fill();
  }
}

/** The families that `loadFaces` adds. Letters that the face lacks, such as emoji, are those of the browser. */
export const familyOf = (face: string): string => `slide-${face}`;

/** A font of a canvas. @param face its name among `SlideFonts`; @param size px */
export const fontOf = (face: string, size: number): string => {
  const arabic = face.startsWith('bold') ? 'arabicBold' : 'arabic';
  return `${size}px "${familyOf(face)}", "${familyOf(arabic)}", sans-serif`;
};
