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
  /** The accessible name: «Фильтры». */
  label: string;
  isLabelHidden?: boolean;
  tags: readonly TagItem[];
  /** Called when a tag is removed by its button or Delete; without it tags cannot be removed. */
  onRemove?: (id: string) => void;
  /** Shown if there are no tags. */
  empty?: string;
}

/** Tags (chips) such as selected filters, people or files. One tab stop; arrow keys move between them. */
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
