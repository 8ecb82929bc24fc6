import { useState } from 'react';
import type { Versions } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, RadioGroup, Stack, Text } from '#ui/index.ts';
import type { BotValues } from '../model/bot-values.ts';
import { fieldLabels, wordsOf } from '../model/conflict.ts';
import { compared, pair } from './bots.css.ts';

type Name = keyof BotValues;

interface ConflictDialogProps extends DialogProps<{ given: ReadonlySet<Name> }> {
  versions: Versions<BotValues>;
  /** The fields that were changed here and are saved otherwise. */
  toChoose: readonly Name[];
}

const choices = [
  { id: 'mine', label: 'Моё' },
  { id: 'saved', label: 'Сохранённое' },
] as const;

/** Compares what is typed with what was saved meanwhile, field by field; nothing is lost by closing it (LAB-09). */
export function ConflictDialog({ versions, toChoose, isOpen, onClose }: ConflictDialogProps) {
  const [given, setGiven] = useState<ReadonlySet<Name>>(new Set());
  const choose = (name: Name, isMine: boolean): void =>
    setGiven(new Set(isMine ? [...given].filter((other) => other !== name) : [...given, name]));
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      isPersistent
      title={'Чат\u2011бот изменили после вас'}
      onClose={() => onClose()}
      footer={
        <Button slot={null} variant="primary" onPress={() => onClose({ given })}>
          Сохранить выбранное
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>
          Выберите, что оставить в&nbsp;каждом поле. Остальные изменения, ваши и&nbsp;сохранённые,
          не&nbsp;спорят.
        </Text>
        {toChoose.map((name) => (
          <Stack key={name} gap={2}>
            <RadioGroup
              label={fieldLabels[name]}
              look="segmented"
              options={choices}
              value={given.has(name) ? 'saved' : 'mine'}
              onChange={(chosen) => choose(name, chosen === 'mine')}
            />
            <div className={pair}>
              <Version title="Моё" text={wordsOf(versions.yours, name)} />
              <Version title="Сохранённое" text={wordsOf(versions.now, name)} />
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
    <p className={compared}>{text}</p>
  </Stack>
);
