import { EmptyState } from '#ui/index.ts';

/** Stands in place of an empty list. */
export function NoChats({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState level={3} title="Ничего не нашлось" text="Попробуйте другие слова." />
  ) : (
    <EmptyState
      level={3}
      title="Здесь появятся ваши чаты"
      text="Задайте первый вопрос, и он останется в истории."
    />
  );
}
