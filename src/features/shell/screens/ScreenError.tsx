import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button, EmptyState } from '#ui/index.ts';

/** A screen that crashed; the shell around it stands (ERR-12). */
export function ScreenError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      level={1}
      title="Не удалось показать страницу"
      text="Попробуйте ещё раз. Если не поможет, перезагрузите страницу: набранный текст сохранится."
      action={
        <Button variant="primary" onPress={again}>
          Попробовать ещё раз
        </Button>
      }
    />
  );
}
