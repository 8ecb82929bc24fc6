import type { Code, Nodes } from 'mdast';
import { previewKind } from '#markdown/preview/kinds.ts';
import { walk } from '#markdown/walk.ts';
import type { Picture, Pictures } from './pictures.ts';

/** The name of a diagram's picture. */
export const diagramKey = (code: string): string => `mermaid:${code}`;

const isDiagram = ({ lang, value }: Code): boolean => previewKind(lang, value) === 'mermaid';

/** The picture of a block of code that is a diagram; undefined for other code and for what could not be drawn. */
export const diagramOf = (node: Code, pictures: Pictures): Picture | undefined =>
  isDiagram(node) ? pictures.get(diagramKey(node.value)) : undefined;

/** The longest side of a picture, px: twice a page's width, so that its small letters are sharp. */
const MAX_SIDE = 2400;

/**
 * Draws the diagrams of a document in the light colours. One that cannot be drawn is left out: its source stays in the document.
 *
 * @throws what `signal` is aborted with
 */
export async function loadDiagrams(nodes: readonly Nodes[], signal: AbortSignal): Promise<Pictures> {
  const sources = new Set<string>();
  walk(nodes, (node) => {
    if (node.type === 'code' && isDiagram(node)) sources.add(node.value);
  });
  const pictures = new Map<string, Picture>();
  if (sources.size === 0) return pictures;
  const [{ drawDiagram }, { pngOf }, { kindName }, { asJpeg }] = await Promise.all([
    import('#markdown/preview/draw.ts'),
    import('#markdown/preview/png.ts'),
    import('#markdown/preview/words.ts'),
    import('./pictures.ts'),
  ]);
  for (const source of sources) {
    signal.throwIfAborted();
    const drawing = await drawDiagram(source, 'light');
    if ('error' in drawing) {
      // Without the frame each further diagram would be waited for in vain.
      if (drawing.error === 'load') break;
      continue;
    }
    const { svg, width, height, kind } = drawing;
    const picture = await pngOf(svg)
      .then((file) => asJpeg(file, MAX_SIDE))
      .catch(() => undefined);
    if (picture) pictures.set(diagramKey(source), { ...picture, width, height, alt: kindName(kind) });
  }
  return pictures;
}
