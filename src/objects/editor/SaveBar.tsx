import { draftMoment } from '#lib/draft-moment.ts';
import { Button, Text } from '#ui/index.ts';
import { footer } from './SaveBar.css.ts';

interface SaveBarProps {
  edited: {
    form: { isSending: boolean; otherErrors: readonly string[] };
    isChanged: boolean;
    /** When it was saved last on this page; null before. */
    savedAt: Date | null;
    /** Why the last save was refused, if not because of a field. */
    refusal: string | null;
    /** Whether the draft is kept on this device. */
    fitsDraft: boolean;
  };
}

function stateOf({ edited: { form, isChanged, savedAt, fitsDraft } }: SaveBarProps): string {
  if (form.isSending) return 'Сохраняем…';
  if (isChanged)
    return fitsDraft ? 'Есть несохранённые изменения' : 'Черновик слишком велик и\u00a0не\u00a0хранится';
  return savedAt ? `Сохранено в\u00a0${draftMoment(savedAt)}` : '';
}

/** «Сохранить» below a form, and what became of it. */
export function SaveBar(props: SaveBarProps) {
  const { form, refusal } = props.edited;
  const errors = [...new Set([...form.otherErrors, refusal].filter((text) => text !== null))];
  return (
    <div className={footer}>
      <Button type="submit" variant="primary" isPending={form.isSending} aria-keyshortcuts="Control+S">
        Сохранить
      </Button>
      <Text size="sm" tone="muted" as="div">
        <span role="status" aria-label="Состояние">
          {stateOf(props)}
        </span>
      </Text>
      {errors.map((text) => (
        <Text key={text} size="sm" tone="negative" as="div">
          <span role="alert">{text}</span>
        </Text>
      ))}
    </div>
  );
}
