import { draftSince } from '#lib/draft-moment.ts';
import { Button, Text } from '#ui/index.ts';
import { restored as restoredClass, warning } from './editor.css.ts';

interface FormNoticesProps {
  state: {
    form: { otherErrors: readonly string[] };
    restored: { date: string } | null;
    fitsDraft: boolean;
    refusal: string | null;
    discard: () => void;
  };
  /** «Сохраните агента.» */
  saveHint: string;
}

/** What stands above the fields: a restored draft, one that is not kept, refusals of the whole form. */
export function FormNotices({ state, saveHint }: FormNoticesProps) {
  const { form, restored, fitsDraft, refusal } = state;
  return (
    <>
      {restored && (
        <div className={restoredClass}>
          <Text size="sm" tone="muted">
            Восстановлен черновик{draftSince(restored.date)}
          </Text>
          <Button size="sm" onPress={state.discard}>
            Отменить черновик
          </Button>
        </div>
      )}
      {!fitsDraft && (
        <p className={warning}>
          Изменений слишком много для черновика: он хранит до&nbsp;64&nbsp;КБ. {saveHint}
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
