import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from '#markdown/document.ts';
import { formulaModule } from '#markdown/formula-text.ts';
import { Markdown } from '#markdown/Markdown.tsx';
import { toRichText } from '#markdown/rich-text.ts';
import { selectedNodes } from '#markdown/selected-nodes.ts';
import { spokenNotes, spokenText } from '#markdown/spoken.ts';
import { toHtml } from '#markdown/to-html.ts';
import { walk } from '#markdown/walk.ts';
import { documentOf, unzip } from '../document/testing/docx-parts.ts';
import { chatDocument } from './chat-document.ts';
import { everyKind as answer, kinds, samples, type Writer, writers } from './testing/every-kind.ts';
import { message } from './testing/sample-chat.ts';
import { chatToDocx } from './to-docx.ts';
import { chatToMarkdown } from './to-markdown.ts';

const chat = () =>
  chatDocument({ title: 'Чат', serviceTitle: 'ChatGPT' }, [message('m1', 'assistant', answer)]);
/** The answer by each writer, as text in which the samples are looked for. */
async function written(): Promise<Record<Exclude<Writer, 'PDF'>, string>> {
  await formulaModule.load();
  const { container } = render(<Markdown text={answer} />);
  const range = document.createRange();
  range.selectNodeContents(container);
  const nodes = parseDocument(answer);
  const links = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
  );
  const notes = nodes.flatMap((node) => (node.type === 'footnoteDefinition' ? [node] : []));
  const spoken = { links, notes: notes.map(({ identifier }) => identifier) };
  const rich = await toRichText(answer, 'https://portal.example');
  const word = await chatToDocx(chat(), new Map());
  const { documentElement } = await documentOf(word);
  return {
    screen: container.innerHTML,
    selection: toHtml(selectedNodes(range).nodes, 'https://portal.example'),
    'copied HTML': rich.html,
    'copied text': rich.text,
    Word: [documentElement.textContent, ...(await unzip(word)).values()].join('\n'),
    'Markdown file': chatToMarkdown(chat()),
    spoken: `${spokenText(nodes, spoken)}\n${spokenNotes(
      notes.map((definition) => ({ definition })),
      spoken,
    )}`,
  };
}

let output: Awaited<ReturnType<typeof written>>;
beforeAll(async () => {
  output = await written();
}, 30_000);

test('[CHAT-10] the sample has every kind of node', () => {
  const found = new Set<string>();
  walk(parseDocument(answer), (node) => found.add(node.type === 'mark' ? `mark ${node.tag}` : node.type));
  expect([...found].sort()).toEqual([...kinds].sort());
});

/** Files of PDF are not read with a DOM: `to-pdf.test.ts`. */
const here = writers.filter((writer) => writer !== 'PDF');

describe.each(here)('[CHAT-10][CHAT-33][CHAT-15] %s', (writer) => {
  test.each(kinds)('says %s', (kind) => {
    const { says, instead } = samples[kind];
    for (const part of instead?.[writer] ?? says) expect(output[writer]).toContain(part);
  });
});

test('docs/architecture.md says of each writer what it cannot say', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const rows = [...text.matchAll(/^\| ([\w ]+) \| `[^|]*` \| [^|]{3,} \|$/gm)].map(([, name]) => name);
  for (const writer of [...writers, 'paper', 'slides']) expect(rows).toContain(writer);
});
