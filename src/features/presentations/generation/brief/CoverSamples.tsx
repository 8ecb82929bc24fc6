import { useDeferredValue } from 'react';
import { Stack, Text } from '#ui/index.ts';
import { type Brand, emptySlide, type Slide, type Theme, textBlock } from '../../model/deck.ts';
import { THEME_LIST, themeName } from '../../model/themes.ts';
import { Samples } from '../../slide/Samples.tsx';

interface CoverSamplesProps {
  /** Of the presentation; empty while there is no topic. */
  title: string;
  audience: string;
  brand: Brand | null;
  chosen: Theme;
  onChoose: (theme: Theme) => void;
}

const coverOf = (title: string, audience: string): Slide => ({
  ...emptySlide('title', 'cover'),
  slots: [
    { name: 'title', block: textBlock(title) },
    { name: 'subtitle', block: textBlock(audience) },
  ],
});

/** The themes, each on the cover of this presentation. */
export function CoverSamples({ title, audience, brand, chosen, onChoose }: CoverSamplesProps) {
  // The covers are drawn after the typed letter is shown, so that typing is not slowed down.
  const words = useDeferredValue(title.trim() || 'Название презентации');
  const below = useDeferredValue(audience.trim());
  const slide = coverOf(words, below);
  return (
    <Stack gap={2}>
      <Text size="sm" weight="semibold">
        Оформление
      </Text>
      <Samples
        label="Оформление"
        samples={THEME_LIST.map((id) => ({ id, label: themeName(id, brand), slide, theme: id, brand }))}
        chosen={chosen}
        onChoose={onChoose}
        isRow
      />
    </Stack>
  );
}
