import type { Line, TextBox } from '../model/boxes.ts';
import type { Block, Paragraph } from '../model/deck.ts';
import { Lines } from './Lines.tsx';
import { face, plain } from './SlideView.css.ts';

/** Level of the title among the headings of the page; it depends on what is around the slide. */
export type HeadingLevel = 1 | 2 | 3 | 4;

interface TextViewProps {
  box: TextBox;
  /** What the text is of; undefined for what repeats on each slide. */
  block: Block | undefined;
  hasLinks: boolean;
  headingLevel: HeadingLevel;
}

interface Group {
  readonly list: Paragraph['list'];
  readonly paragraphs: Line[][];
}

/** Paragraphs of a block with their lines; neighbours of one list together. */
function groupsOf(lines: readonly Line[], paragraphs: readonly Paragraph[]): Group[] {
  const groups: Group[] = [];
  for (const [index, { list }] of paragraphs.entries()) {
    const own = lines.filter((line) => line.paragraph === index);
    const last = groups.at(-1);
    if (last && last.list === list && list !== 'none') last.paragraphs.push(own);
    else groups.push({ list, paragraphs: [own] });
  }
  return groups;
}

/** Text of a place: a heading, lists with items, paragraphs. Footer and number repeat and are not read aloud. */
export function TextView({ box, block, hasLinks, headingLevel }: TextViewProps) {
  const looks = { ...box, hasLinks };
  const { lines, fontSize, color, markColor, linkColor } = looks;
  const show = (own: readonly Line[]) => (
    <Lines
      lines={own}
      fontSize={fontSize}
      color={color}
      markColor={markColor}
      linkColor={linkColor}
      hasLinks={hasLinks}
    />
  );
  if (box.role === 'title') {
    const Heading = `h${headingLevel}` as const;
    return <Heading className={`${plain} ${face[box.font]}`}>{show(lines)}</Heading>;
  }
  if (box.role === 'contacts') return <p className={plain}>{show(lines)}</p>;
  if (block?.kind !== 'text') return <div aria-hidden="true">{show(lines)}</div>;
  const groups = groupsOf(lines, block.paragraphs).map(({ list, paragraphs }, index) => {
    const items = paragraphs.map((own, place) =>
      list === 'none' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have an order and nothing else
        <p key={place} className={plain}>
          {show(own)}
        </p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have an order and nothing else
        <li key={place} className={plain}>
          {show(own)}
        </li>
      ),
    );
    if (list === 'none') return items;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have an order and nothing else
      <ul key={index} className={plain}>
        {items}
      </ul>
    );
  });
  return box.role === 'quote' ? <blockquote className={plain}>{groups}</blockquote> : groups;
}
