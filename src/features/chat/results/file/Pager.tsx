import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton, Inline, Text } from '#ui/index.ts';

interface PagerProps {
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** Buttons to the previous and next page, and where one is. */
export function Pager({ page, count, onChange }: PagerProps) {
  if (count < 2) return null;
  return (
    <Inline gap={1} as="nav">
      <IconButton
        size="sm"
        label="Предыдущая страница"
        icon={<ChevronLeft />}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <span role="status">
        <Text size="sm">
          Страница {page} из {count}
        </Text>
      </span>
      <IconButton
        size="sm"
        label="Следующая страница"
        icon={<ChevronRight />}
        isDisabled={page >= count}
        onPress={() => onChange(page + 1)}
      />
    </Inline>
  );
}
