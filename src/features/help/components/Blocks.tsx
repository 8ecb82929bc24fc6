import { useRef } from 'react';
import { Shortcuts } from '#features/commands/index.ts';
import { Text, useOverflow } from '#ui/index.ts';
import type { Block, TableBlock } from '../model/blocks.ts';
import { items, note, tableBox } from './Article.css.ts';
import { ArticleHeading } from './ArticleHeading.tsx';
import { Documents } from './Documents.tsx';
import { RichText } from './RichText.tsx';
import { TryRequest } from './TryRequest.tsx';

/** The blocks of an article. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // The blocks of an article never change.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <OneBlock key={index} block={block} />
  ));

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'h2':
      return <ArticleHeading id={block.id} text={block.text} />;
    case 'text':
      return (
        <Text>
          <RichText text={block.text} />
        </Text>
      );
    case 'list': {
      const Element = block.isOrdered ? 'ol' : 'ul';
      return (
        <Element className={items}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an article never change
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </Element>
      );
    }
    case 'table':
      return <ArticleTable {...block} />;
    case 'note':
      return (
        <div className={note}>
          <Text>
            <RichText text={block.text} />
          </Text>
        </div>
      );
    case 'try':
      return <TryRequest {...block} />;
    case 'shortcuts':
      return <Shortcuts />;
    case 'documents':
      return <Documents {...block} />;
  }
}

function ArticleTable({ caption, head, rows }: TableBlock) {
  const box = useRef<HTMLElement>(null);
  const overflows = useOverflow(box);
  return (
    <section ref={box} className={tableBox} aria-label={caption} tabIndex={overflows ? 0 : undefined}>
      <table aria-label={caption}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an article never change
            <tr key={row}>
              {cells.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an article never change
                  <Cell key={column} {...(column === 0 && { scope: 'row' })}>
                    <RichText text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
