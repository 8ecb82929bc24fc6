/** Slides of another size than 1280 × 720 px. */

/** Attributes that are lengths, EMU, or sizes of text, by their element. */
const lengths: readonly (readonly [elements: string, attributes: string])[] = [
  ['a:off|a:chOff', 'x|y'],
  ['a:ext|a:chExt', 'cx|cy'],
  ['a:bodyPr', 'lIns|tIns|rIns|bIns'],
  ['a:pPr|a:lvl\\dpPr', 'marL|indent'],
  ['a:rPr|a:defRPr|a:endParaRPr', 'sz'],
  ['a:spcPts', 'val'],
  ['a:ln|a:ln[LRTB]|a:gridCol', 'w'],
  ['a:tr', 'h'],
  ['a:tcPr', 'marL|marR|marT|marB'],
];
const patterns = lengths.map(([elements, attributes]) => ({
  element: new RegExp(`<(?:${elements})\\b[^>]*>`, 'g'),
  attribute: new RegExp(` (${attributes})="(-?\\d+)"`, 'g'),
}));

/**
 * A part that the export has written, with all lengths and sizes of text multiplied. Lines of the geometry of icons count in
 * units of their own and stay.
 *
 * @param scale 0.75 for slides that are 10 inches wide
 */
export function scaled(xml: string, scale: number): string {
  if (scale === 1) return xml;
  return patterns.reduce(
    (text, { element, attribute }) =>
      text.replaceAll(element, (tag) =>
        tag.replaceAll(
          attribute,
          (_, name: string, value: string) => ` ${name}="${Math.round(Number(value) * scale)}"`,
        ),
      ),
    xml,
  );
}
