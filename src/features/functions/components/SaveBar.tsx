import { Button, Text } from '#ui/index.ts';
import { fitsDraft } from '../model/draft.ts';
import { savedMoment } from '../model/moments.ts';
import { footer } from './functions.css.ts';
import type { FunctionForm } from './useFunctionForm.ts';

function stateOf({ form, isChanged, savedAt }: FunctionForm): string {
  if (form.isSending) return 'Сохраняем…';
  if (isChanged)
    return fitsDraft(form.values)
      ? 'Есть несохранённые изменения'
      : 'Черновик слишком велик и\u00a0не\u00a0хранится';
  return savedAt ? `Сохранено ${savedMoment(savedAt)}` : '';
}

/** «Сохранить», and what became of it. */
export function SaveBar({ edited }: { edited: FunctionForm }) {
  const { form, refusal } = edited;
  const errors = [...new Set([...form.otherErrors, refusal].filter((text) => text !== null))];
  return (
    <div className={footer}>
      <Button type="submit" variant="primary" isPending={form.isSending}>
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
