import type { Bar, ChartBox, ChartMark, Segment } from '../../model/boxes.ts';
import type { Pen } from './pen.ts';

type Document = PDFKit.PDFDocument;

/** Distance between the lines of a pattern, px. */
const STEP = 8;

function patternLines(
  document: Document,
  pattern: ChartMark['pattern'],
  { x, y, w, h }: Omit<Bar, 'series' | 'category'>,
): void {
  const slope = (isUp: boolean): void => {
    for (let at = -h; at < w; at += STEP)
      document.moveTo(x + at, isUp ? y + h : y).lineTo(x + at + h, isUp ? y : y + h);
  };
  switch (pattern) {
    case 'stripes':
      slope(true);
      break;
    case 'backStripes':
      slope(false);
      break;
    case 'cross':
      slope(true);
      slope(false);
      break;
    case 'grid':
      for (let at = STEP; at < w; at += STEP) document.moveTo(x + at, y).lineTo(x + at, y + h);
      for (let at = STEP; at < h; at += STEP) document.moveTo(x, y + at).lineTo(x + w, y + at);
      return;
    case 'dots':
      for (let row = STEP / 2; row < h; row += STEP)
        for (let at = STEP / 2; at < w; at += STEP)
          document.moveTo(x + at - 1, y + row).lineTo(x + at + 1, y + row);
      return;
    case 'solid':
  }
}

/** Fills an outline with the colour and pattern of a mark. @param outline makes the path @param area around it */
function paint(
  document: Document,
  mark: ChartMark,
  background: string,
  area: Omit<Bar, 'series' | 'category'>,
  outline: () => void,
): void {
  outline();
  if (mark.pattern === 'solid') {
    document.fill(mark.color);
    return;
  }
  document.fill(background);
  document.save();
  outline();
  document.clip();
  patternLines(document, mark.pattern, area);
  document.lineWidth(2).stroke(mark.color);
  document.restore();
  outline();
  document.lineWidth(1.5).stroke(mark.color);
}

function drawMarker(document: Document, mark: ChartMark, x: number, y: number, background: string): void {
  const r = 6;
  switch (mark.marker) {
    case 'circle':
      document.circle(x, y, r).fill(mark.color);
      return;
    case 'ring':
      document.circle(x, y, r).lineWidth(2.5).fillAndStroke(background, mark.color);
      return;
    case 'square':
      document.rect(x - r, y - r, 2 * r, 2 * r).fill(mark.color);
      return;
    case 'triangle':
      document.polygon([x, y - r], [x + r, y + r], [x - r, y + r]).fill(mark.color);
      return;
    case 'diamond':
      document.polygon([x, y - r], [x + r, y], [x, y + r], [x - r, y]).fill(mark.color);
      return;
    case 'cross':
      document
        .moveTo(x - r, y - r)
        .lineTo(x + r, y + r)
        .moveTo(x - r, y + r)
        .lineTo(x + r, y - r)
        .lineWidth(2.5)
        .stroke(mark.color);
  }
}

const segment = (document: Document, { x1, y1, x2, y2 }: Segment, color: string): void => {
  document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(1).stroke(color);
};

/** Draws a chart as `layoutSlide` laid it out: shapes and real text. */
export function drawChart(pen: Pen, box: ChartBox): void {
  const { document } = pen;
  const { marks, background, pie } = box;
  const markOf = (at: number): ChartMark =>
    marks[at] ?? { color: box.axisColor, pattern: 'solid', marker: 'circle' };
  document.undash();
  for (const line of box.grid) segment(document, line, box.gridColor);
  for (const { series, category: _, ...area } of box.bars)
    paint(document, markOf(series), background, area, () => document.rect(area.x, area.y, area.w, area.h));
  for (const { series, points } of box.strokes) {
    const [first, ...rest] = points;
    if (!first) continue;
    document.moveTo(first.x, first.y);
    for (const { x, y } of rest) document.lineTo(x, y);
    if (rest.length > 0) document.lineWidth(3).stroke(markOf(series).color);
    for (const { x, y } of points) drawMarker(document, markOf(series), x, y, background);
  }
  if (pie) {
    const { x, y, radius } = pie;
    const area = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
    for (const { category, from, to } of pie.sectors) {
      const isWhole = to - from > 2 * Math.PI - 1e-6;
      const outline = (): void => {
        if (isWhole) document.circle(x, y, radius);
        else {
          document.moveTo(x, y);
          document.lineTo(x + radius * Math.sin(from), y - radius * Math.cos(from));
          sweep(document, x, y, radius, from, to);
          document.closePath();
        }
      };
      paint(document, markOf(category), background, area, outline);
      outline();
      document.lineWidth(2).stroke(background);
    }
  }
  if (box.axis) segment(document, box.axis, box.axisColor);
  for (const { mark, ...area } of box.keys) {
    if (box.block.type === 'line')
      drawMarker(document, markOf(mark), area.x + area.w / 2, area.y + area.h / 2, background);
    else paint(document, markOf(mark), background, area, () => document.rect(area.x, area.y, area.w, area.h));
  }
  for (const { text, x, baseline, width, anchor, fontSize, color, isBold } of box.labels) {
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    pen.piece({ text, x: left, width, isBold, isItalic: false, link: null }, baseline, {
      fontSize,
      color,
      linkColor: color,
      background,
    });
  }
}

/** An arc clockwise from the top, as curves of at most a quarter. */
function sweep(document: Document, x: number, y: number, radius: number, from: number, to: number): void {
  const count = Math.max(1, Math.ceil((to - from) / (Math.PI / 2)));
  const step = (to - from) / count;
  const pull = (4 / 3) * Math.tan(step / 4) * radius;
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [from + at * step, from + (at + 1) * step];
    document.bezierCurveTo(
      x + radius * Math.sin(a) + pull * Math.cos(a),
      y - radius * Math.cos(a) + pull * Math.sin(a),
      x + radius * Math.sin(b) - pull * Math.cos(b),
      y - radius * Math.cos(b) - pull * Math.sin(b),
      x + radius * Math.sin(b),
      y - radius * Math.cos(b),
    );
  }
}
