import { useState } from 'react';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, RadioGroup, Stack, Text } from '#ui/index.ts';
import { differingFields, fieldLabels, wordsOf } from '../model/conflict.ts';
import { savedMoment } from '../model/moments.ts';
import { type FunctionValues, toValues } from '../model/values.ts';
import { pair } from './functions.css.ts';
import { PlainText } from './PlainText.tsx';

/** The decision: what is typed becomes another function, or is saved in the fields `mine`. */
export type ConflictAnswer = 'copy' | { mine: ReadonlySet<keyof FunctionValues> };

interface ConflictDialogProps extends DialogProps<ConflictAnswer> {
  /** The function as it is saved. */
  now: AgentFunction;
  /** What is typed. */
  yours: FunctionValues;
}

const choices = [
  { id: 'mine', label: 'Моё' },
  { id: 'saved', label: 'Сохранённое' },
] as const;

/** Compares what is typed with what was saved meanwhile, field by field; nothing is lost by closing it (LAB-09). */
export function ConflictDialog({ now, yours, isOpen, onClose }: ConflictDialogProps) {
  const saved = toValues(now);
  const fields = differingFields(saved, yours);
  const [mine, setMine] = useState<ReadonlySet<keyof FunctionValues>>(new Set(fields));
  const choose = (field: keyof FunctionValues, isMine: boolean): void =>
    setMine(new Set(isMine ? [...mine, field] : [...mine].filter((other) => other !== field)));
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      isPersistent
      title="Функцию изменили после вас"
      onClose={() => onClose()}
      footer={
        <>
          <Button slot={null} onPress={() => onClose('copy')}>
            Сохранить как копию
          </Button>
          <Button slot={null} variant="primary" onPress={() => onClose({ mine })}>
            Сохранить выбранное
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>
          {savedBy(now)} Выберите, что оставить в{'\u00a0'}каждом поле.
        </Text>
        {fields.map((field) => (
          <Stack key={field} gap={2}>
            <RadioGroup
              label={fieldLabels[field]}
              look="segmented"
              options={choices}
              value={mine.has(field) ? 'mine' : 'saved'}
              onChange={(chosen) => choose(field, chosen === 'mine')}
            />
            <div className={pair}>
              <Version title="Моё" text={wordsOf(yours, field)} />
              <Version title="Сохранённое" text={wordsOf(saved, field)} />
            </div>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

const Version = ({ title, text }: { title: string; text: string }) => (
  <Stack gap={1}>
    <Text size="sm" tone="muted">
      {title}
    </Text>
    <PlainText text={text} />
  </Stack>
);

/** Who saved it last, and when. */
function savedBy({ author, date }: AgentFunction): string {
  const moment = parseTimestamp(date);
  const words = [author?.name, moment && savedMoment(moment)].filter(Boolean).join(' ');
  return words === '' ? '' : `Последнее сохранение: ${withVisibleMarks(words)}.`;
}
