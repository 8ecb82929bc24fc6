import { draftMoment } from '#lib/draft-moment.ts';
import { Button, Text } from '#ui/index.ts';
import { footer } from './bots.css.ts';
import type { BotForm } from './useBotForm.ts';

function stateOf({ form, isChanged, savedAt }: BotForm): string {
  if (form.isSending) return 'Сохраняем…';
  if (isChanged) return 'Есть несохранённые изменения';
  return savedAt ? `Сохранено в\u00a0${draftMoment(savedAt)}` : '';
}

/** «Сохранить», and what became of it. */
export function SaveBar({ edited }: { edited: BotForm }) {
  const { form, refusal } = edited;
  const errors = [...new Set([...form.otherErrors, refusal].filter((text) => text !== null))];
  return (
    <div className={footer}>
      <Button type="submit" variant="primary" isPending={form.isSending} aria-keyshortcuts="Control+S">
        Сохранить
      </Button>
      <Text size="sm" tone="muted" as="div">
        <span role="status" aria-label="Состояние">
          {stateOf(edited)}
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
