import { Button, TagGroup } from '#ui/index.ts';

interface FilterChipsProps {
  tags: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onReset: () => void;
}

/** The filters in use as chips, and the button that removes all of them. */
export function FilterChips({ tags, onRemove, onReset }: FilterChipsProps) {
  return (
    tags.length > 0 && (
      <>
        <TagGroup label="Фильтры" isLabelHidden tags={tags} onRemove={onRemove} />
        <Button size="sm" variant="quiet" onPress={onReset}>
          Сбросить
        </Button>
      </>
    )
  );
}
