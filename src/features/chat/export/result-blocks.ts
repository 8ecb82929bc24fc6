import type { RootContent } from 'mdast';
import { type Block, lines, paragraph, strong, tableOf, text, translationTable } from '../document/blocks.ts';
import type { ChatResult } from '../model/chat.ts';
import { shownCell } from '../results/table/table-model.ts';

/** `75` → `1:15`, `3675` → `1:01:15`; seconds. Empty for no length. */
function clock(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

type Of<K extends ChatResult['kind']> = Extract<ChatResult, { kind: K }>;

const transcript = ({ segments, speakers, duration }: Of<'transcript'>): RootContent[] => [
  paragraph(text(`Запись, ${clock(duration)}`)),
  ...segments.map(({ start, speaker, text: said }) => {
    const name = speakers.find((one) => one.speaker === speaker)?.name;
    return paragraph(text(`${clock(start)} `), ...(name ? [strong(`${name}: `)] : []), ...lines(said));
  }),
];

const sources = ({ items }: Of<'sources'>): RootContent[] => [
  paragraph(strong('Источники')),
  ...items.map(({ number, title, url, page, quote }) =>
    paragraph(
      text(`[${number}] `),
      url ? { type: 'link', url, children: [text(title)] } : text(title),
      ...(page ? [text(`, с. ${page}`)] : []),
      ...(quote ? [text(` — «${quote}»`)] : []),
    ),
  ),
];

/** A result of an answer as blocks of Markdown. Sound and video are their name and length. */
export function resultBlocks(result: ChatResult): Block[] {
  switch (result.kind) {
    case 'images':
      return result.items.map(({ idFile }, index) => ({
        type: 'picture',
        idFile,
        alt: `Картинка ${index + 1} из ${result.items.length}`,
      }));
    case 'audio':
      return [paragraph(text(`${result.name ?? 'Звук'}, ${clock(result.duration)}`))];
    case 'media':
      return [paragraph(text([result.name, clock(result.duration)].filter(Boolean).join(', ')))];
    case 'file':
      return [paragraph(text(`Файл: ${result.name}`))];
    case 'transcript':
      return transcript(result);
    case 'sources':
      return sources(result);
    case 'table':
      return [
        ...(result.title ? [paragraph(strong(result.title))] : []),
        tableOf([
          result.columns.map(({ title }) => title),
          ...result.rows.map((cells) =>
            cells.map((cell, index) => shownCell(cell, result.columns[index] ?? { title: '', type: 'text' })),
          ),
        ]),
      ];
    case 'translation':
      return [translationTable(result.pairs)];
    case 'recognition':
      return result.pages.flatMap(({ blocks }) => blocks.map((block) => paragraph(...lines(block.text))));
    default:
      return [];
  }
}
