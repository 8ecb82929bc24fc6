import type { Theme } from '#markdown/preview/messages.ts';
import { darkColors, lightColors } from '#ui/theme/palette.ts';

/** Relative luminance (WCAG) of a computed colour; undefined if it is transparent or not a colour. */
function luminanceOf(color: string): number | undefined {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color)?.slice(1).map(Number);
  if (!parts || parts[3] === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Models give boxes light colours (`style A fill:#f9f`) and no colour of the text, which is light in the dark theme.
 * Labels that cannot be read on their box become dark or light.
 */
export function fitLabels(root: SVGSVGElement, theme: Theme): void {
  for (const node of root.querySelectorAll<SVGGElement>('g.node, g.cluster, g.statediagram-state')) {
    const shape = node.querySelector<SVGElement>(
      ':scope > :is(rect, circle, ellipse, polygon, path), :scope > g:first-child > :is(rect, circle, ellipse, polygon, path)',
    );
    const ground = shape ? luminanceOf(getComputedStyle(shape).fill) : undefined;
    if (ground === undefined) continue;
    for (const text of node.querySelectorAll<SVGElement>('text, tspan')) {
      const ink = luminanceOf(getComputedStyle(text).fill);
      if (ink === undefined || contrast(ink, ground) >= 3) continue;
      const isLight = ground > 0.3;
      text.style.setProperty('fill', (isLight ? lightColors : darkColors).text, 'important');
    }
  }
  root.style.backgroundColor = 'transparent';
  root.dataset['theme'] = theme;
}
