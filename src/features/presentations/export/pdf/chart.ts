import type { ChartBox, ChartMark, Segment } from '../../model/chart-boxes.ts';
import { drawnAs } from '../../model/chart-kinds.ts';
import type { LinePen } from './line-pen.ts';

type Document = PDFKit.PDFDocument;

function drawMarker(document: Document, mark: ChartMark, x: number, y: number, background: string): void {
  const r = 6;
  switch (mark.marker) {
    case 'dot':
      document.circle(x, y, 5.5).lineWidth(1.5).fillAndStroke(mark.color, background);
      return;
    case 'spot':
      document.circle(x, y, 8).lineWidth(1.5).fillAndStroke(mark.color, background);
      return;
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
export function drawChart(pen: LinePen, box: ChartBox): void {
  const { document } = pen;
  const { marks, background, pie } = box;
  const markOf = (at: number): ChartMark =>
    marks[at] ?? { color: box.axisColor, textColor: box.axisColor, pattern: 'solid', marker: 'circle' };
  document.undash();
  for (const line of box.grid) segment(document, line, box.gridColor);
  for (const line of box.links) segment(document, line, box.axisColor);
  const paint = (color: string): void => {
    if (box.frame.barLine > 0) document.lineWidth(box.frame.barLine).fillAndStroke(color, background);
    else document.fill(color);
  };
  for (const { fill, points } of box.bands) {
    document.polygon(
      ...points.map(({ x, to }): [number, number] => [x, to]),
      ...points.toReversed().map(({ x, from }): [number, number] => [x, from]),
    );
    paint(fill);
  }
  for (const { mark, x, y, w, h } of box.bars) {
    document.rect(x, y, w, h);
    paint(markOf(mark).color);
  }
  for (const { series, points } of box.strokes) {
    const [first, ...rest] = points;
    if (!first) continue;
    document.moveTo(first.x, first.y);
    for (const { x, y } of rest) document.lineTo(x, y);
    if (rest.length > 0) document.lineWidth(3).lineJoin('round').stroke(markOf(series).color);
    for (const { x, y, mark } of points) drawMarker(document, markOf(mark ?? series), x, y, background);
  }
  if (pie) {
    const { x, y, radius, hole } = pie;
    for (const { category, from, to } of pie.sectors) {
      const isWhole = to - from > 2 * Math.PI - 1e-6;
      const point = (angle: number, r: number) => [x + r * Math.sin(angle), y - r * Math.cos(angle)] as const;
      document.moveTo(...point(from, radius));
      sweep(document, x, y, radius, from, to);
      if (isWhole) document.closePath();
      if (hole > 0) {
        if (isWhole) document.moveTo(...point(to, hole));
        else document.lineTo(...point(to, hole));
        // Backwards, so that the hole of a whole ring stays empty.
        sweep(document, x, y, hole, to, from);
      } else if (!isWhole) document.lineTo(x, y);
      document.closePath();
      document.lineWidth(2).fillAndStroke(markOf(category).color, background);
    }
  }
  if (box.axis) segment(document, box.axis, box.axisColor);
  for (const { mark, ...area } of box.keys) {
    if (drawnAs(box.block, mark) === 'line')
      drawMarker(document, markOf(mark), area.x + area.w / 2, area.y + area.h / 2, background);
    else document.rect(area.x, area.y, area.w, area.h).fill(markOf(mark).color);
  }
  if (box.callout?.leader) segment(document, box.callout.leader, box.axisColor);
  const labels = [...box.labels, ...(box.callout?.lines ?? [])];
  for (const { text, x, baseline, width, anchor, fontSize, color, isBold } of labels) {
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    pen.piece({ text, x: left, width, isBold, isItalic: false, link: null }, baseline, {
      fontSize,
      color,
      linkColor: color,
      background,
    });
  }
}

/** An arc between two angles clockwise from the top, forwards or backwards, as curves of at most a quarter. */
function sweep(document: Document, x: number, y: number, radius: number, from: number, to: number): void {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2)));
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
