/** Splits slides until their content fits. */
import { overflowingSlots } from '../../model/check.ts';
import { blockIn, type Deck, isLater, type Slide } from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import { blockProblem } from '../../model/limits.ts';
import { canSplit, splitSlide } from '../../model/split-slide.ts';
import type { ThemeTokens } from '../../model/themes.ts';

/** The most slides that one slide of the file becomes. */
const MOST = 60;

const deckOf = (slide: Slide): Deck => ({
  uuid: '',
  version: 1,
  title: '',
  language: 'ru',
  theme: 'light',
  brand: null,
  brief: null,
  outline: [],
  slides: [slide],
  status: 'draft',
  owner: { id: 0, name: '' },
  right: 'owner',
  access: { visibility: 'private', groups: [], editorIds: [], isOpen: false },
  editors: [],
  hidden: false,
  pinned: false,
  date: '',
});

/** The two halves of a slide whose content does not fit; null for other slides, and where a split does not help. */
function halves(slide: Slide, tokens: ThemeTokens): [Slide, Slide] | null {
  const full = new Set([
    ...overflowingSlots(slide, tokens),
    ...slide.slots.flatMap(({ name, block }) => (blockProblem(name, block) === undefined ? [] : [name])),
  ]);
  if (full.size === 0 || !canSplit(slide)) return null;
  const [first, second] = splitSlide(deckOf(slide), slide.id, newId()).slides;
  if (!first || !second || isLater(first) || isLater(second)) return null;
  const isEased = [...full].some((name) => blockIn(first, name) !== blockIn(slide, name));
  return isEased ? [first, second] : null;
}

/** A slide as one or more slides whose texts fit, as far as it can be split. */
export function splitUntilFit(slide: Slide, tokens: ThemeTokens): Slide[] {
  const done: Slide[] = [];
  const waiting = [slide];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const parts = done.length + waiting.length < MOST ? halves(next, tokens) : null;
    if (parts) waiting.unshift(...parts);
    else done.push(next);
  }
  return done;
}
