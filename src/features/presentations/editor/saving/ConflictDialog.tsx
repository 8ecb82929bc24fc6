import { useId, useState } from 'react';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, Grid, Stack, Text } from '#ui/index.ts';
import { type AnySlide, type Deck, isLater, slideTitle } from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import type { Choice, SlideConflict } from '../../model/merge.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { choice as choiceClass, choices } from './ConflictDialog.css.ts';
import type { Decisions } from './merging.ts';

interface ConflictDialogProps extends DialogProps<Decisions> {
  conflicts: readonly SlideConflict[];
  theirs: Deck;
}

/** Asks, for each slide that this person and another one changed, which version to keep (PRES-17). */
export function ConflictDialog({ conflicts, theirs, isOpen, onClose }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const save = (): void =>
    onClose(new Map(conflicts.map(({ id }) => [id, { choice: chosen[id] ?? 'mine', id: newId() }])));
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title="Слайды изменил кто-то ещё"
      onClose={() => onClose()}
      footer={
        <Button slot={null} variant="primary" onPress={save}>
          Сохранить выбранное
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>
          Пока вы&nbsp;правили эти слайды, их&nbsp;сохранил другой человек или другая ваша вкладка. Выберите,
          что оставить.
        </Text>
        {conflicts.map((conflict) => (
          <Pair
            key={conflict.id}
            conflict={conflict}
            theirs={theirs}
            choice={chosen[conflict.id] ?? 'mine'}
            onChoose={(choice) => setChosen({ ...chosen, [conflict.id]: choice })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface PairProps {
  conflict: SlideConflict;
  theirs: Deck;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const notesOf = (slide: AnySlide): string => (isLater(slide) ? '' : slide.notes);

/** The two versions of a slide; one or both are kept. */
function Pair({ conflict: { mine, theirs: saved }, theirs, choice, onChoose }: PairProps) {
  const name = useId();
  const { theme, brand } = theirs;
  const options: { id: Choice; label: string; slide: AnySlide | null | undefined }[] = [
    { id: 'mine', label: 'Моя', slide: mine },
    { id: 'theirs', label: 'Сохранённая', slide: saved },
    // One side removed the slide, so there are not two versions to keep.
    ...(mine && saved ? [{ id: 'both', label: 'Обе', slide: undefined } as const] : []),
  ];
  // Slides that differ in their notes only look alike.
  const differsInNotes = mine && saved && notesOf(mine) !== notesOf(saved);
  const title = slideTitle(mine ?? saved ?? { id: '' }) || 'Слайд без заголовка';
  return (
    <Grid role="radiogroup" aria-label={title} gap={2}>
      <Text>{title}</Text>
      <div className={choices}>
        {options.map(({ id, label, slide }) => (
          <label key={id} className={choiceClass}>
            <span>
              <input
                type="radio"
                name={name}
                aria-label={label}
                aria-describedby={differsInNotes && slide ? `${name}-${id}` : undefined}
                checked={choice === id}
                onChange={() => onChoose(id)}
              />{' '}
              {label}
            </span>
            {slide && (
              <div aria-hidden="true">
                <SlideView slide={slide} theme={theme} brand={brand} />
              </div>
            )}
            {differsInNotes && slide && (
              <Text as="span" size="sm" id={`${name}-${id}`}>
                {notesOf(slide) === '' ? 'Без заметок' : `Заметки: ${notesOf(slide)}`}
              </Text>
            )}
            {slide === null && (
              <Text as="span" size="sm" tone="muted">
                Слайд удалён
              </Text>
            )}
          </label>
        ))}
      </div>
    </Grid>
  );
}
