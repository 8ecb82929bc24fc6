/** What a person may do to a deck, by chance. */
import fc from 'fast-check';
import { type Deck, type Layout, type Theme, textBlock } from '../deck.ts';
import * as edit from '../edit.ts';
import { LAYOUT_LIST } from '../layouts.ts';
import { changeOutlineItem, moveOutlineItem, removeOutlineItem } from '../outline.ts';
import { beginSection, moveSection, removeSection, renameSection } from '../sections.ts';
import { THEME_LIST } from '../themes.ts';

export type Action = (deck: Deck) => Deck;

const idAt = (deck: Deck, at: number): string => deck.slides[at % Math.max(1, deck.slides.length)]?.id ?? '';
const slot = fc.constantFrom('title', 'body', 'left', 'quote', 'subtitle');
let made = 0;

export const actions: fc.Arbitrary<Action> = fc
  .record({
    kind: fc.constantFrom(
      'add',
      'duplicate',
      'remove',
      'move',
      'shift',
      'text',
      'clear',
      'layout',
      'notes',
      'skip',
      'title',
      'theme',
      'item',
      'itemMove',
      'itemRemove',
      'section',
      'sectionMove',
      'sectionName',
      'sectionRemove',
    ),
    at: fc.nat(9),
    to: fc.nat(5),
    text: fc.string({ maxLength: 12 }),
    name: slot,
    layout: fc.constantFrom<Layout>(...LAYOUT_LIST),
    theme: fc.constantFrom<Theme>(...THEME_LIST),
  })
  .map(({ kind, at, to, text, name, layout, theme }): Action => {
    made += 1;
    const id = `new${made}`;
    return (deck) => {
      const slide = idAt(deck, at);
      const item = deck.outline[at % 2]?.id ?? '';
      const section = deck.sections?.[at % Math.max(1, deck.sections.length)]?.id ?? '';
      switch (kind) {
        case 'add':
          return edit.addSlide(deck, layout, to, id);
        case 'duplicate':
          return edit.duplicateSlides(deck, new Map([[slide, id]]));
        case 'remove':
          return edit.removeSlides(deck, new Set([slide]));
        case 'move':
          return edit.moveSlides(deck, new Set([slide]), to);
        case 'shift':
          return edit.shiftSlides(deck, new Set([slide]), to % 2 ? 1 : -1);
        case 'text':
          return edit.setSlot(deck, slide, name, textBlock(text));
        case 'clear':
          return edit.setSlot(deck, slide, name, null);
        case 'layout':
          return edit.setLayout(deck, slide, layout);
        case 'notes':
          return edit.setNotes(deck, slide, text);
        case 'skip':
          return edit.setSkipped(deck, new Set([slide]), to % 2 === 0);
        case 'title':
          return edit.setTitle(deck, text);
        case 'theme':
          return edit.setTheme(deck, theme);
        case 'item':
          return changeOutlineItem(deck, item, { title: text });
        case 'itemMove':
          return moveOutlineItem(deck, item, to);
        case 'section':
          return beginSection(deck, { id, title: text, slideId: slide });
        case 'sectionMove':
          return moveSection(deck, section, to % 2 ? 1 : -1);
        case 'sectionName':
          return renameSection(deck, section, text);
        case 'sectionRemove':
          return removeSection(deck, section);
        default:
          return removeOutlineItem(deck, item);
      }
    };
  });
