import { afterEach, expect, test, vi } from 'vitest';
import { parseDocument } from '#markdown/document.ts';
import { drawDiagram } from '#markdown/preview/draw.ts';
import { diagramKey, loadDiagrams } from './diagrams.ts';

vi.mock('#markdown/preview/draw.ts', () => ({ drawDiagram: vi.fn() }));
vi.mock('#markdown/preview/png.ts', () => ({ pngOf: async (svg: string) => new Blob([svg]) }));
vi.mock('./pictures.ts', () => ({
  asJpeg: async () => ({ bytes: new Uint8Array(), width: 600, height: 400 }),
}));
afterEach(() => vi.clearAllMocks());

const drawing = { svg: '<svg/>', width: 300, height: 200, kind: 'pie', theme: 'light' } as const;
const draw = vi.mocked(drawDiagram);
const nodes = parseDocument(
  ['pie', 'wrong', 'pie', 'graph TD'].map((code) => `\`\`\`mermaid\n${code}\n\`\`\``).join('\n\n'),
);
const load = () => loadDiagrams(nodes, new AbortController().signal);

test('[CHAT-10][CHAT-33] each diagram is drawn once, in light colours; one with a mistake is left out', async () => {
  draw.mockImplementation(async (code) => (code === 'wrong' ? { error: 'syntax', line: 1 } : drawing));
  const pictures = await load();
  expect(draw.mock.calls.map(([code, theme]) => `${code} ${theme}`)).toEqual([
    'pie light',
    'wrong light',
    'graph TD light',
  ]);
  expect([...pictures.keys()]).toEqual([diagramKey('pie'), diagramKey('graph TD')]);
  expect(pictures.get(diagramKey('pie'))).toMatchObject({
    width: 300,
    height: 200,
    alt: 'Круговая диаграмма',
  });
});

test('[CHAT-10][CHAT-33] a frame that does not come is waited for once', async () => {
  draw.mockResolvedValue({ error: 'load' });
  expect(await load()).toEqual(new Map());
  expect(draw).toHaveBeenCalledTimes(1);
});
