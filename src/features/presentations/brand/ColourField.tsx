import { Button, Grid, Inline, Stack, Text, TextField } from '#ui/index.ts';
import type { Advice } from '../model/brand-advice.ts';
import { picker, swatch } from './brand.css.ts';
import { colourOf } from './values.ts';

interface ColourFieldProps {
  label: string;
  description: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  validationBehavior: 'aria';
  /** Why slides do not take the colour as it is. */
  advice: Advice | undefined;
  isDisabled: boolean;
}

/** A colour, typed or picked, with the nearest one that has contrast. */
export function ColourField({ advice, isDisabled, ...field }: ColourFieldProps) {
  const { label, value, onChange } = field;
  return (
    <Stack gap={2}>
      <Grid columns="auto minmax(0, 1fr)" gap={2} align="start">
        <input
          type="color"
          aria-label={`Выбрать: ${label}`}
          className={picker}
          disabled={isDisabled}
          value={colourOf(value) ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
        <TextField {...field} isReadOnly={isDisabled} maxLength={9} spellCheck="false" autoComplete="off" />
      </Grid>
      <div role="status">
        {advice && (
          <Stack gap={2}>
            <Text size="sm">{advice.text}</Text>
            <Inline gap={2} wrap>
              <span className={swatch} style={{ background: advice.colour }} aria-hidden="true" />
              <Text size="sm">{`На\u00a0слайдах он станет ${advice.colour}`}</Text>
              {!isDisabled && (
                <Button size="sm" onPress={() => onChange(advice.colour)}>
                  {`Взять ${advice.colour}`}
                </Button>
              )}
            </Inline>
          </Stack>
        )}
      </div>
    </Stack>
  );
}
