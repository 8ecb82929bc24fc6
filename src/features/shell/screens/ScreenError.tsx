import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOffline, unavailable } from '#platform/availability.ts';
import { openReport } from '#platform/feedback.ts';
import { Button, EmptyState, Inline } from '#ui/index.ts';
import { HomeLink } from '../components/HomeLink.tsx';

const title = 'Не удалось показать страницу';

/** Shown instead of a screen that crashed; the shell stays (ERR-12). */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // Without a network its code cannot load: the maintenance page says so and shows the screen afterwards (APP-06).
  useEffect(() => {
    if (isOffline()) unavailable.set(true);
  }, []);
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  const report = (): void => {
    const { pathname } = router.state.location;
    const message = error instanceof Error ? error.message : String(error);
    openReport({ title, message, path: pathname, at: Date.now() });
  };
  return (
    <EmptyState
      level={1}
      title={title}
      text="Попробуйте ещё раз. Если не поможет, сообщите нам: набранный текст сохранится."
      action={
        <Inline wrap justify="center">
          <Button variant="primary" onPress={again}>
            Повторить
          </Button>
          <Button onPress={report}>Отправить отчёт</Button>
          <HomeLink variant="quiet" onPress={reset} />
        </Inline>
      }
    />
  );
}
