import mermaid, { type MermaidConfig } from 'mermaid';
import type { DrawAnswer, DrawRequest, Theme } from '#markdown/preview/messages.ts';
import { fitLabels } from './labels.ts';
import { lookOf } from './look.ts';
import { withQuotes } from './repair.ts';

/** Settings that a text may not change: a theme of its own would be unreadable in the other theme of the portal. */
const settled = [
  'startOnLoad',
  'securityLevel',
  'suppressErrorRendering',
  'htmlLabels',
  'maxTextSize',
  'maxEdges',
];

function configOf(theme: Theme): MermaidConfig {
  const look = lookOf(theme);
  return {
    ...look,
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Text of SVG instead of HTML: Word and Inkscape show it, and a canvas with it can be saved.
    htmlLabels: false,
    gantt: { useWidth: 900, fontSize: 13, sectionFontSize: 13, leftPadding: 160 },
    secure: ['secure', ...settled, ...Object.keys(look)],
  };
}

/** The line that a parser's message names. */
function lineOf(error: unknown): number | undefined {
  const line = /\bline:? (\d+)/i.exec(error instanceof Error ? error.message : String(error))?.[1];
  return line === undefined ? undefined : Number(line);
}

let drawn = 0;

/** The text as it is, or with quotes at its labels if it cannot be read without. */
async function render(source: string): Promise<{ svg: string; diagramType: string }> {
  drawn += 1;
  try {
    return await mermaid.render(`diagram-${drawn}`, source);
  } catch (error) {
    const repaired = withQuotes(source);
    if (repaired === source) throw error;
    // The message about the text as it was written is the one that helps.
    return mermaid.render(`diagram-${drawn}-quoted`, repaired).catch(() => Promise.reject(error));
  }
}

/** Draws one diagram in the colours of the theme. */
export async function draw({ source, theme }: DrawRequest): Promise<DrawAnswer> {
  mermaid.initialize(configOf(theme));
  try {
    const { svg, diagramType } = await render(source);
    document.body.innerHTML = svg;
    const root = document.querySelector('svg');
    const box = root?.viewBox.baseVal;
    if (!root || !box?.width || !box.height) return { error: 'size', line: undefined };
    fitLabels(root, theme);
    const width = Math.ceil(box.width);
    const height = Math.ceil(box.height);
    root.setAttribute('width', String(width));
    root.setAttribute('height', String(height));
    root.style.removeProperty('max-width');
    return { svg: new XMLSerializer().serializeToString(root), width, height, kind: diagramType, theme };
  } catch (error) {
    return { error: 'syntax', line: lineOf(error) };
  } finally {
    document.body.replaceChildren();
  }
}
