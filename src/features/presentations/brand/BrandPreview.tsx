import { useDeferredValue } from 'react';
import type { Brand } from '../model/deck.ts';
import { SlideView } from '../slide/SlideView.tsx';
import { caption, preview, sample, samples, slide as slideClass } from './brand.css.ts';
import { sampleSlides } from './sample-slides.ts';

/** A cover, a list, a chart and the last slide in the brand of the form. */
export function BrandPreview({ brand }: { brand: Brand }) {
  // A typed letter appears before the slides are drawn anew.
  const shown = useDeferredValue(brand);
  return (
    <section aria-label="Просмотр" className={preview}>
      <div className={samples}>
        {sampleSlides(shown.name).map(({ name, slide }, at) => (
          <figure key={name} className={sample}>
            <div className={slideClass} aria-hidden="true">
              <SlideView slide={slide} theme="brand" brand={shown} number={at + 1} footer="Итоги квартала" />
            </div>
            <figcaption className={caption}>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
