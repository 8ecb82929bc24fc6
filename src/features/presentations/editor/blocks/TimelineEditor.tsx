import { Plus, Trash2 } from 'lucide-react';
import { Button, Grid, IconButton, Stack, Text, TextField } from '#ui/index.ts';
import { DECK_LIMITS, type TimelineStep } from '../../model/deck.ts';
import { LIMIT_TEXTS } from '../../model/limits.ts';
import type { BlockEditorProps } from './block-editor-props.ts';
import { row, when } from './TimelineEditor.css.ts';

const empty: TimelineStep = { when: '', what: '' };

/** The events of a timeline as fields. */
export function TimelineEditor({ block, onChange }: BlockEditorProps) {
  const steps = block?.kind === 'timeline' && block.steps.length > 0 ? block.steps : [empty, empty, empty];
  const put = (next: TimelineStep[], key?: string): void => onChange({ kind: 'timeline', steps: next }, key);
  const set = (at: number, part: Partial<TimelineStep>): void =>
    put(steps.with(at, { ...empty, ...steps[at], ...part }), `${at}:${Object.keys(part).join()}`);
  const isFull = steps.length >= DECK_LIMITS.steps;
  return (
    <Stack gap={3}>
      <Grid as="ol" gap={3}>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no names
          <li key={at} className={row}>
            <div className={when}>
              <TextField
                label={`Когда, событие ${at + 1}`}
                maxLength={DECK_LIMITS.when}
                value={step.when}
                onChange={(text) => set(at, { when: text })}
              />
            </div>
            <TextField
              label="Что"
              maxLength={DECK_LIMITS.what}
              value={step.what}
              onChange={(text) => set(at, { what: text })}
            />
            <IconButton
              label={`Удалить событие ${at + 1}`}
              icon={<Trash2 />}
              isDisabled={steps.length <= 1}
              onPress={() => put(steps.toSpliced(at, 1))}
            />
          </li>
        ))}
      </Grid>
      <div>
        <Button size="sm" icon={<Plus />} isDisabled={isFull} onPress={() => put([...steps, empty])}>
          Добавить событие
        </Button>
      </div>
      {isFull && (
        <Text size="sm" tone="muted">
          {LIMIT_TEXTS.steps}
        </Text>
      )}
    </Stack>
  );
}
