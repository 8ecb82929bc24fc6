import { expect, test } from 'vitest';
import { deckToPptx } from '../export/pptx/deck-to-pptx.ts';
import { fullDeck, testPictures } from '../export/testing/full-deck.ts';
import { type AnySlide, type Deck, isLater, textOf } from '../model/deck.ts';
import { safeLink } from '../model/links.ts';
import { themeTokens } from '../model/themes.ts';
import { importDeck } from './import-deck.ts';

const pptxOf = (deck: Deck): Uint8Array<ArrayBuffer> =>
  deckToPptx({
    deck,
    tokens: themeTokens(deck.theme),
    pictures: testPictures(),
    withNotes: true,
    withoutSkipped: false,
  });

/** What a reader sees of a slide: its words, and its tables and charts as they are. */
const contentOf = (slide: AnySlide) =>
  isLater(slide)
    ? null
    : {
        layout: slide.layout,
        notes: slide.notes,
        isSkipped: slide.isSkipped,
        isPictureRight: slide.isPictureRight,
        slots: slide.slots.map(({ name, block }) => {
          if (block.kind === 'table' || block.kind === 'chart' || block.kind === 'timeline')
            return { name, block };
          if (block.kind === 'picture') return { name, alt: block.isDecorative ? '' : block.alt };
          return {
            name,
            text: textOf(block),
            lists: block.paragraphs.map(({ list, level }) => [list, level]),
            links: block.paragraphs.flatMap(({ runs }) => runs.flatMap(({ link }) => safeLink(link) ?? [])),
          };
        }),
      };

test('[PRES-36] a presentation that the portal exported comes back with its layouts, texts, tables, charts, pictures and notes', () => {
  const deck = fullDeck({ theme: 'forest' });
  const found = importDeck(pptxOf(deck), { brandColour: undefined });
  expect({ title: found.title, language: found.language, theme: found.theme, losses: found.losses }).toEqual({
    title: deck.title,
    language: 'ru',
    theme: 'forest',
    losses: [],
  });
  expect(found.slides.map(({ slides }) => slides.length)).toEqual(deck.slides.map(() => 1));
  for (const [at, one] of found.slides.entries())
    expect(contentOf(one.slides[0] as AnySlide)).toEqual(contentOf(deck.slides[at] as AnySlide));
  expect(found.slides.flatMap(({ losses }) => losses)).toEqual([]);
  expect(found.pictures.map(({ type }) => type)).toContain('image/png');
});
