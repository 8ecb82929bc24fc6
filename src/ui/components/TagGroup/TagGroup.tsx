import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { TagGroup as AriaTagGroup, Tag, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon/Icon.tsx';
import { label as labelClass } from '../TextField/Field.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { list, none, remove, root, tag, words } from './TagGroup.css.ts';

export interface TagItem {
  id: string;
  label: string;
}

export interface TagGroupProps {
  /** What the chips are: «Фильтры». */
  label: string;
  isLabelHidden?: boolean;
  tags: readonly TagItem[];
  /** Makes them removable, by their button and by Delete. */
  onRemove?: (id: string) => void;
  /** Instead of chips when there are none. */
  empty?: string;
}

/** Chips: chosen filters, people, files. One stop of Tab, arrows walk among them. */
export function TagGroup({
  label,
  isLabelHidden,
  tags,
  onRemove,
  empty = 'Ничего не выбрано',
}: TagGroupProps) {
  const take = (keys: Iterable<string | number>) => {
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <AriaTagGroup className={root} onRemove={onRemove && take}>
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <TagList
        items={tags}
        dependencies={[onRemove !== undefined]}
        className={list}
        renderEmptyState={() => <span className={none}>{empty}</span>}
      >
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={tag}>
            <span className={words}>{item.label}</span>
            {onRemove && (
              <Button slot="remove" className={remove}>
                <Icon size="sm">
                  <X />
                </Icon>
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
