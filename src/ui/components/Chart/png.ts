/** A chart as a picture: light, twice the size, with its title, sentence and legend. */
import { media } from '#ui/theme/media.ts';
import { chartColors, heatColors, lightColors } from '#ui/theme/palette.ts';
import type { ShownChart } from './Chart.tsx';
import type { ChartType } from './shapes.ts';
import { type Look, lookOf } from './Textures.tsx';

const scale = 2;
const edge = 16;
const lineHeight = 20;

const colorOf = ({ color }: Look): string =>
  color === null ? lightColors.borderStrong : (chartColors.light[color] ?? lightColors.text);

/** Whether the drawings and dashes are shown, as on the page (`Chart.css.ts`). */
const isHatched = (): boolean =>
  document.documentElement.dataset['charts'] === 'hatched' || matchMedia(media.forcedColors).matches;

/** The fill of a series: its colour, or the same drawing as on the page. */
function fillOf(look: Look): string | CanvasPattern {
  if (!isHatched()) return colorOf(look);
  const tile = document.createElement('canvas');
  tile.width = 8 * scale;
  tile.height = 8 * scale;
  const context = tile.getContext('2d');
  if (!look.drawing || !context) return colorOf(look);
  context.scale(scale, scale);
  context.fillStyle = colorOf(look);
  context.globalAlpha = 0.35;
  context.fillRect(0, 0, 8, 8);
  context.globalAlpha = 1;
  context.strokeStyle = colorOf(look);
  context.lineWidth = look.color === null ? 1.5 : 2.5;
  context.stroke(new Path2D(look.drawing));
  const pattern = context.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / scale));
  return pattern ?? colorOf(look);
}

/** The text in lines of this width. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (lines[last] && context.measureText(longer).width > width) lines.push(word);
    else lines[last] = longer;
  }
  return lines.filter(Boolean);
}

/**
 * Draws the chart on a canvas with the path strings of the page.
 *
 * @returns null if the browser makes no picture of it, for example because it is too large
 */
export async function pngOf(title: string, type: ChartType, shown: ShownChart): Promise<Blob | null> {
  const { drawing, series, looks, sentence } = shown;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Not the tokens, which the first load does not have either.
  const { fontFamily } = getComputedStyle(document.body);
  const font = (size: number, weight: 400 | 600) => `${weight} ${size}px ${fontFamily}`;
  context.font = font(13, 400);
  const lines = wrapped(context, sentence, drawing.width);
  const hasLegend = type !== 'heat' && series.length > 1;
  const top = edge + lineHeight * (1 + lines.length + (hasLegend ? series.length : 0)) + 8;
  canvas.width = (drawing.width + 2 * edge) * scale;
  canvas.height = (top + drawing.height + edge) * scale;

  context.scale(scale, scale);
  context.fillStyle = lightColors.surfaceRaised;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = edge + 12;
  const write = (text: string, x: number): void => {
    context.fillText(text, x, y);
    y += lineHeight;
  };
  context.fillStyle = lightColors.text;
  context.font = font(15, 600);
  write(title, edge);
  context.font = font(13, 400);
  context.fillStyle = lightColors.textMuted;
  for (const text of lines) write(text, edge);
  if (hasLegend)
    for (const [order, { name }] of series.entries()) {
      const look = looks[order] ?? lookOf(order);
      drawSwatch(context, look, type, y - 9);
      context.fillStyle = lightColors.text;
      write(name, edge + 36);
    }

  context.translate(edge, top);
  context.lineWidth = 1;
  const [tint, oblique] = [new Path2D(drawing.partial.box), new Path2D(drawing.partial.lines)];
  context.fillStyle = lightColors.surfaceHover;
  if (!isHatched()) context.fill(tint);
  context.strokeStyle = lightColors.border;
  context.stroke(new Path2D(drawing.grid));
  context.strokeStyle = lightColors.borderStrong;
  if (isHatched()) context.stroke(oblique);
  for (const shape of drawing.shapes) {
    const path = new Path2D(shape.d);
    const look = looks[series.findIndex(({ index }) => index === shape.series)] ?? lookOf(shape.series);
    if (shape.look === 'cell') {
      context.fillStyle = heatColors.light[shape.level ?? 0]?.fill ?? lightColors.surface;
      context.fill(path);
      continue;
    }
    context.strokeStyle = colorOf(look);
    context.setLineDash(shape.look === 'open' ? [2, 3] : []);
    if (shape.look === 'line' || shape.look === 'open') {
      drawLine(context, look, path, shape.look === 'line');
      continue;
    }
    context.fillStyle = shape.look === 'point' ? colorOf(look) : fillOf(look);
    context.fill(path);
    context.lineWidth = 1;
    if (isHatched()) context.stroke(path);
  }
  context.font = font(12, 400);
  for (const { x, y: baseline, text, anchor, level } of drawing.labels) {
    context.textAlign = anchor === 'middle' ? 'center' : anchor;
    context.fillStyle =
      level === undefined ? lightColors.textMuted : (heatColors.light[level]?.text ?? lightColors.text);
    context.fillText(text, x, baseline);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawLine(context: CanvasRenderingContext2D, look: Look, path: Path2D, isDashed: boolean): void {
  if (isDashed && isHatched()) context.setLineDash(look.dash.split(' ').filter(Boolean).map(Number));
  context.lineWidth = look.isBefore ? 1.25 : 2;
  context.stroke(path);
  context.setLineDash([]);
}

function drawSwatch(context: CanvasRenderingContext2D, look: Look, type: ChartType, y: number): void {
  if (type === 'line') {
    context.strokeStyle = colorOf(look);
    drawLine(context, look, new Path2D(`M${edge} ${y + 5}h28`), true);
    return;
  }
  context.fillStyle = fillOf(look);
  context.fillRect(edge + 6, y, 16, 11);
}
