import { useId, useState } from 'react';
import type { Versions } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, Stack, Text } from '#ui/index.ts';
import { conflictFields } from './conflict-fields.ts';
import { compared, comparedChoice, comparedText, group, legend } from './editor.css.ts';

/** What to do about a newer version: save as a new object, or over it except for the `given` fields. */
export type ConflictAnswer = 'copy' | { given: ReadonlySet<string> };

interface ConflictDialogProps<Values> extends DialogProps<ConflictAnswer> {
  title: string;
  /** Who saved the newer version, and when. */
  change: string;
  versions: Versions<Values>;
  /** The fields with their names, in the order of the form. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** The value of a field in words. */
  wordsOf: (name: keyof Values & string, values: Values) => string;
  /** Whether the form can be saved as another object. @default true */
  hasCopy?: boolean;
}

/** Compares the form with what was saved meanwhile, field by field, so that no text is lost (LAB-09). */
export function ConflictDialog<Values extends object>({
  title,
  change,
  versions,
  labels,
  wordsOf,
  hasCopy = true,
  isOpen,
  onClose,
}: ConflictDialogProps<Values>) {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  // The keys of a record of all fields.
  const names = Object.keys(labels) as (keyof Values & string)[];
  const { toChoose, toTake } = conflictFields(names, versions);
  const choose = (name: string, isSaved: boolean): void => {
    const next = new Set(given);
    if (isSaved) next.add(name);
    else next.delete(name);
    setGiven(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title={title}
      onClose={() => onClose()}
      footer={
        <>
          {hasCopy && (
            <Button slot={null} onPress={() => onClose('copy')}>
              Сохранить как копию
            </Button>
          )}
          <Button slot={null} variant="primary" onPress={() => onClose({ given })}>
            Сохранить выбранное
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>{change}. Выберите, что оставить в&nbsp;каждом поле.</Text>
        {toChoose.map((name) => (
          <Pair
            key={name}
            label={labels[name]}
            mine={wordsOf(name, versions.yours)}
            saved={wordsOf(name, versions.now)}
            isSaved={given.has(name)}
            onChoose={(isSaved) => choose(name, isSaved)}
          />
        ))}
        {toTake.length > 0 && (
          <Text size="sm" tone="muted">
            Вы не&nbsp;меняли, останется сохранённое: {toTake.map((name) => labels[name]).join(', ')}.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

interface PairProps {
  label: string;
  mine: string;
  saved: string;
  isSaved: boolean;
  onChoose: (isSaved: boolean) => void;
}

/** The two values of a field, one of which is chosen. */
function Pair({ label, mine, saved, isSaved, onChoose }: PairProps) {
  const id = useId();
  const option = (title: string, text: string, value: boolean) => (
    <label className={comparedChoice}>
      <span>
        <input
          type="radio"
          name={id}
          aria-label={title}
          aria-describedby={`${id}-${value}`}
          checked={isSaved === value}
          onChange={() => onChoose(value)}
        />{' '}
        {title}
      </span>
      <span id={`${id}-${value}`} className={comparedText}>
        {text || 'пусто'}
      </span>
    </label>
  );
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={group}>
      <span id={`${id}-label`} className={legend}>
        {label}
      </span>
      <div className={compared}>
        {option('Моё', mine, false)}
        {option('Сохранённое', saved, true)}
      </div>
    </div>
  );
}
