import { Button, Text } from '#ui/index.ts';
import type { useViews } from './useViews.ts';

/** The name of the open view; after a change of the list also the buttons to save it or to go back. */
export function OpenView({ views }: { views: ReturnType<typeof useViews> }) {
  const { current, isChanged, open, save, saveAs } = views;
  if (!current) return null;
  return (
    <>
      <Text size="sm" tone="muted">
        Представление «{current.name}»{isChanged && ' изменено'}
      </Text>
      {isChanged && (
        <>
          {current.isOwn && (
            <Button size="sm" variant="quiet" onPress={() => void save(current)}>
              Сохранить
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={() => void saveAs()}>
            Сохранить как
          </Button>
          <Button size="sm" variant="quiet" onPress={() => open(current)}>
            Вернуть
          </Button>
        </>
      )}
    </>
  );
}
