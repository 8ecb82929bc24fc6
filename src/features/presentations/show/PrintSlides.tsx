import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createStore, useStore } from '#lib/store.ts';
import { type Deck, isLater } from '../model/deck.ts';
import { shownSlides } from '../model/edit.ts';
import { footOf } from '../model/settings.ts';
import { SlideView } from '../slide/SlideView.tsx';
import { alone, notes as notesClass, paper, printing, sheet } from './Print.css.ts';

/** Whether the notes are printed below the slides. */
export const printsNotes = createStore(false);

/** Slides lie across the paper, and fill it when there are no notes. */
function pageRule(hasNotes: boolean): CSSStyleSheet {
  const rule = new CSSStyleSheet();
  rule.replaceSync(
    hasNotes ? '@page { size: portrait; margin: 10mm }' : '@page { size: landscape; margin: 0 }',
  );
  return rule;
}

/** The slides for the printer, one a page; they exist only while the browser prints. */
export function PrintSlides({ deck }: { deck: () => Deck }) {
  const [printed, setPrinted] = useState<Deck | null>(null);
  const hasNotes = useStore(printsNotes);
  useEffect(() => {
    // Rendered synchronously: the browser prints right after the `beforeprint` listeners.
    const start = (): void => {
      document.documentElement.classList.add(printing);
      flushSync(() => setPrinted(deck()));
    };
    const end = (): void => {
      document.documentElement.classList.remove(printing);
      setPrinted(null);
    };
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      document.documentElement.classList.remove(printing);
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, [deck]);
  useEffect(() => {
    const rule = pageRule(hasNotes);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule);
    };
  }, [hasNotes]);
  if (!printed) return null;
  // Beside the screen, which is not printed.
  return createPortal(
    <div className={paper}>
      {shownSlides(printed).map(({ slide, number }) => (
        <div key={slide.id} className={hasNotes ? sheet : `${sheet} ${alone}`}>
          <SlideView slide={slide} theme={printed.theme} brand={printed.brand} {...footOf(printed, number)} />
          {hasNotes && !isLater(slide) && slide.notes && <div className={notesClass}>{slide.notes}</div>}
        </div>
      ))}
    </div>,
    document.body,
  );
}
