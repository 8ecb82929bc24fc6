import type { Label, Sector } from './boxes.ts';
import { type Drawing, label, noDrawing, type Plot, wrapTexts } from './chart-parts.ts';
import { writeNumber } from './chart-scale.ts';

const share = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** A circle with a sector for each positive value, and beside it their names, shares and values. */
export function pieDrawing({ block, area, tokens, divisor, unit }: Plot): Drawing {
  const values = block.categories.map((_, at) => Math.max(0, block.series[0]?.values[at] ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const radius = Math.min(area.h - 16, area.w * 0.5) / 2;
  const [x, y] = [area.x + radius + 8, area.y + area.h / 2];
  let angle = 0;
  const sectors = values.flatMap((value, category): Sector[] => {
    if (value === 0) return [];
    const from = angle;
    angle += (value / sum) * 2 * Math.PI;
    return [{ category, from, to: angle }];
  });
  const left = x + radius + 44;
  const names = wrapTexts(block.categories, area.x + area.w - left - 30, 3, tokens);
  const gap = 10;
  const heights = names.texts.map((lines) => (lines.length + 1) * names.lineHeight + gap);
  const height = heights.reduce((total, one) => total + one, 0) - gap;
  const labels: Label[] = [];
  const keys: Drawing['keys'][number][] = [];
  let top = y - height / 2;
  for (const [category, lines] of names.texts.entries()) {
    const { fontSize, lineHeight } = names;
    const value = block.series[0]?.values[category];
    keys.push({ x: left, y: top + (lineHeight - 10) / 2, w: 20, h: 10, mark: category });
    const numbers = [
      `${share.format(((values[category] ?? 0) / sum) * 100)}\u00a0%`,
      ...(value === null || value === undefined
        ? []
        : [[writeNumber(value / divisor), unit].filter(Boolean).join('\u00a0')]),
    ].join(' · ');
    const rows = [
      ...lines.map(({ text }) => ({ text, color: tokens.text })),
      { text: numbers, color: tokens.muted },
    ];
    for (const [at, { text, color }] of rows.entries())
      labels.push(
        label(text, left + 30, top + at * lineHeight + fontSize, 'start', { tokens, color, fontSize }),
      );
    top += heights[category] ?? 0;
  }
  return { ...noDrawing, pie: { x, y, radius, sectors }, labels, keys, doesOverflow: height > area.h };
}
