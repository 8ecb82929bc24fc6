import { draftMoment } from '#lib/draft-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, Text } from '#ui/index.ts';
import { restored as restoredClass, warning } from './editor.css.ts';
import type { useAgentForm } from './useAgentForm.ts';

/** What stands above the fields: a restored draft, one that is not kept, refusals of the whole form. */
export function FormNotices({ state }: { state: ReturnType<typeof useAgentForm> }) {
  const { form, restored, fitsDraft, refusal } = state;
  const moment = restored && parseTimestamp(restored.date);
  return (
    <>
      {restored && (
        <div className={restoredClass}>
          <Text size="sm" tone="muted">
            Восстановлен черновик{moment && ` от\u00a0${draftMoment(moment)}`}
          </Text>
          <Button size="sm" onPress={state.discard}>
            Отменить черновик
          </Button>
        </div>
      )}
      {!fitsDraft && (
        <p className={warning}>
          Изменений слишком много для черновика: он хранит до&nbsp;64&nbsp;КБ. Сохраните агента.
        </p>
      )}
      {[...new Set([...form.otherErrors, ...(refusal ? [refusal] : [])])].map((text) => (
        <div key={text} role="alert">
          <Text size="sm" tone="negative">
            {text}
          </Text>
        </div>
      ))}
    </>
  );
}
