import { type ReactNode, useState } from 'react';
import { isReported, openReport } from '#platform/feedback.ts';
import { Button } from '#ui/index.ts';

/** «Отправить отчёт» beside a sentence about a failure, once in a tab (APP-13). */
export function ReportButton({ title, message }: { title: string; message: string }): ReactNode {
  const [isDone, setDone] = useState(() => isReported(title));
  if (isDone) return null;
  const report = (): void => {
    setDone(true);
    openReport({ title, message, path: location.pathname, at: Date.now() });
  };
  return (
    <Button size="sm" onPress={report}>
      Отправить отчёт
    </Button>
  );
}
