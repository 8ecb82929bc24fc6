import { useId } from 'react';
import { Grid } from '#ui/index.ts';
import type { AnySlide, Brand, Theme } from '../model/deck.ts';
import { choice, choiceInput, row, sample } from './Samples.css.ts';
import { SlideView } from './SlideView.tsx';

export interface Sample<Id extends string> {
  id: Id;
  label: string;
  slide: AnySlide | null;
  theme: Theme;
  /** What the theme `brand` looks like. */
  brand: Brand | null;
}

interface SamplesProps<Id extends string> {
  label: string;
  samples: readonly Sample<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** In one row that scrolls, instead of a grid. */
  isRow?: boolean;
  isDisabled?: boolean;
}

/** A choice among small pictures of a slide: arrow keys go through them, and each is applied at once. */
export function Samples<Id extends string>({
  label,
  samples,
  chosen,
  onChoose,
  isRow = false,
  isDisabled = false,
}: SamplesProps<Id>) {
  const name = useId();
  const choices = samples.map(({ id, label: text, slide, theme, brand }) => (
    <label key={id} className={choice}>
      <input
        type="radio"
        name={name}
        aria-label={text}
        className={choiceInput}
        disabled={isDisabled}
        checked={chosen === id}
        onChange={() => onChoose(id)}
      />
      <div className={sample} aria-hidden="true">
        {slide && <SlideView slide={slide} theme={theme} brand={brand} />}
      </div>
      <span>{text}</span>
    </label>
  ));
  return isRow ? (
    <div role="radiogroup" aria-label={label} className={row}>
      {choices}
    </div>
  ) : (
    <Grid role="radiogroup" aria-label={label} columns="repeat(auto-fill, minmax(7rem, 1fr))" gap={3}>
      {choices}
    </Grid>
  );
}
