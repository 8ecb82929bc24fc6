import { useState } from 'react';
import type { Change } from '#api/generated/model/change.ts';
import { conflictRows, type Field, type Versions } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, RadioGroup, Stack, Text } from '#ui/index.ts';
import { changedByText } from './conflict.ts';

/** The decision about a conflict: discard all own changes, or save them except those of the `given` fields. */
export type ConflictAnswer = 'discard' | { given: ReadonlySet<string> };

interface ConflictDialogProps<Values extends object> extends DialogProps<ConflictAnswer> {
  fields: readonly Field<Values>[];
  versions: Versions<Values>;
  /** The change that was saved first. */
  change: Change;
}

/** Compares the typed values with those that another user has saved meanwhile, field by field (ADM-14). */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { fields, versions, change, isOpen, onClose } = props;
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const rows = conflictRows(fields, versions);
  const choose = (name: string, isNow: boolean): void => {
    const next = new Set(given);
    if (isNow) next.add(name);
    else next.delete(name);
    setGiven(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title="Запись уже изменена"
      onClose={() => onClose()}
      footer={
        <>
          <Button slot={null} onPress={() => onClose('discard')}>
            Отбросить мои изменения
          </Button>
          <Button slot={null} onPress={() => onClose()}>
            Вернуться к форме
          </Button>
          <Button slot={null} variant="primary" onPress={() => onClose({ given })}>
            Сохранить выбранное
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>Пока вы правили форму, запись уже сохранили: {changedByText(change)}.</Text>
        {rows.map(({ name, label, was, now, yours, isTouched }) =>
          isTouched ? (
            <RadioGroup
              key={name}
              label={label}
              description={`Было: ${was}`}
              options={[
                { id: 'now', label: `Сейчас: ${now}` },
                { id: 'yours', label: `У вас: ${yours}` },
              ]}
              value={given.has(name) ? 'now' : 'yours'}
              onChange={(chosen) => choose(name, chosen === 'now')}
            />
          ) : (
            <Stack key={name} gap={1}>
              <Text weight="medium">{label}</Text>
              <Text size="sm">Сейчас: {now}</Text>
              <Text size="sm" tone="muted">
                Было: {was}. Вы это поле не меняли, останется «Сейчас».
              </Text>
            </Stack>
          ),
        )}
      </Stack>
    </Dialog>
  );
}
