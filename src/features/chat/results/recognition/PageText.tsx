import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Badge, Button, TextArea } from '#ui/index.ts';
import { isDoubtful, type RecognitionPage, textOfPage } from './page-text.ts';
import { blockActive, block as blockClass, blocks as list } from './Recognition.css.ts';

interface PageTextProps {
  page: RecognitionPage;
  /** Index of the marked piece. */
  active: number | null;
  onActive: (index: number | null) => void;
  /** The text of the page, with what the reader has corrected. */
  text: string;
  onEdit: (text: string) => void;
}

/** The text of a page: pieces that mark their places, or a field to correct it. ↑ and ↓ go from piece to piece. */
export function PageText({ page, active, onActive, text, onEdit }: PageTextProps) {
  const isChanged = text !== textOfPage(page);
  const [isEditing, setEditing] = useState(isChanged);
  const { blocks } = page;

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const last = blocks.length - 1;
    const at = active ?? 0;
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last };
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = event.currentTarget.children[Math.max(0, Math.min(last, target))];
    if (row instanceof HTMLElement) row.focus();
  };

  return (
    <>
      {isEditing ? (
        <TextArea label="Текст страницы" rows={16} value={text} onChange={onEdit} />
      ) : (
        <ul className={list} aria-label="Распознанный текст" onKeyDown={onKeyDown}>
          {blocks.map((block, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a page never change
              key={index}
              data-block
              className={index === active ? `${blockClass} ${blockActive}` : blockClass}
              tabIndex={index === (active ?? 0) ? 0 : -1}
              aria-current={index === active ? true : undefined}
              onFocus={() => onActive(index)}
              onPointerEnter={() => onActive(index)}
            >
              {block.text} {isDoubtful(block) && <Badge tone="warning">проверьте</Badge>}
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" variant="quiet" icon={<Pencil />} onPress={() => setEditing(!isEditing)}>
        {isEditing ? 'Показать по местам' : 'Править текст'}
      </Button>
    </>
  );
}
