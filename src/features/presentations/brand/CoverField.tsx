import { Stack, Text } from '#ui/index.ts';
import type { Brand, BrandLook } from '../model/deck.ts';
import { Samples } from '../slide/Samples.tsx';
import { sampleSlides } from './sample-slides.ts';

const names = {
  edge: 'Круг у\u00a0края',
  side: 'Круги справа',
  top: 'Круги снизу',
  band: 'Полоса',
  stairs: 'Ступени',
  under: 'Рамка',
} as const satisfies Record<BrandLook['cover'], string>;
const covers = Object.keys(names) as readonly BrandLook['cover'][];

interface CoverFieldProps {
  brand: Brand;
  onChange: (cover: BrandLook['cover']) => void;
  isDisabled: boolean;
}

/** The kinds of covers, each as a small picture in the colours of the brand. */
export function CoverField({ brand, onChange, isDisabled }: CoverFieldProps) {
  const [cover] = sampleSlides(brand.name);
  return (
    <Stack gap={2}>
      <Text weight="medium">Обложка</Text>
      <Samples
        label="Обложка"
        samples={covers.map((id) => ({
          id,
          label: names[id],
          slide: cover?.slide ?? null,
          theme: 'brand',
          brand: { ...brand, cover: id },
        }))}
        chosen={brand.cover}
        onChoose={onChange}
        isDisabled={isDisabled}
      />
    </Stack>
  );
}
