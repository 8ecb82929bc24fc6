/**
 * Computes the WCAG 2.2 contrast ratio of two opaque colours.
 *
 * @param foreground `#rrggbb`
 * @param background `#rrggbb`
 * @returns a number from 1 to 21
 * @throws if a colour is not written as `#rrggbb`
 */
export function contrastRatio(foreground: string, background: string): number {
  const [lighter, darker] = [luminance(foreground), luminance(background)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new Error(`Not a #rrggbb colour: ${color}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => {
    const channel = Number.parseInt(hex, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
