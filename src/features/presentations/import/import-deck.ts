/** A PowerPoint file as slides of the portal. */
import type { DeckSettings, Slide, Theme } from '../model/deck.ts';
import { DECK_LIMITS } from '../model/deck.ts';
import { newId } from '../model/edit.ts';
import { dayText } from '../model/slide-date.ts';
import { isNameOf, THEME_LIST, THEMES, type ThemeTokens, themeTokens } from '../model/themes.ts';
import { nearestTheme } from '../office/colours.ts';
import { extensionOf, pictureTypes } from '../office/pictures.ts';
import { withReason } from '../office/refusals.ts';
import { arrange } from './arrange/arrange.ts';
import { shortened } from './arrange/chart-blocks.ts';
import { slideOf } from './arrange/draft.ts';
import { drawingDraft } from './arrange/drawing.ts';
import { foreignSlide } from './arrange/foreign.ts';
import { withFreeItems } from './arrange/free-place.ts';
import { ownDraft } from './arrange/own.ts';
import { withoutRepeated, withSharedPictures } from './arrange/repeated.ts';
import { splitUntilFit } from './arrange/split-drafts.ts';
import { counted } from './read/context.ts';
import { mostOf, readDeck, type SourceDeck } from './read/deck.ts';
import { SMALL_LOST } from './read/picture-looks.ts';
import { TRANSITION_LOST } from './read/slide.ts';
import { isTiny } from './sizes.ts';
import type { ImportedPicture, ImportedSection, SourceItem, SourceSlide } from './source.ts';

/** A slide of the file and what it became. */
export interface ImportedSlide {
  /** Its number in the file. */
  readonly number: number;
  /** One as a rule; more when its content has no room on one. The pictures are named by their keys. */
  readonly slides: readonly Slide[];
  readonly losses: readonly string[];
}

export interface ImportedDeck {
  /** The title in the properties of the file. */
  readonly title: string;
  readonly language: string;
  readonly theme: Theme;
  readonly settings: DeckSettings;
  readonly sections: readonly ImportedSection[];
  readonly slides: readonly ImportedSlide[];
  readonly pictures: readonly ImportedPicture[];
  /** What is lost of the file as a whole. */
  readonly losses: readonly string[];
}

interface Options {
  /** Colour of the company, for its theme. */
  readonly brandColour: string | undefined;
  readonly onSlide?: (done: number, total: number) => void;
}

const themeOf = ({ ownTheme, colours }: SourceDeck, brandColour: string | undefined): Theme =>
  THEME_LIST.find((theme) => isNameOf(theme, ownTheme)) ?? nearestTheme(colours, brandColour);

/** What holds for all slides: the text and the date at the foot of most of them, and the transition of most. */
function settingsIn({ slides, title }: SourceDeck): DeckSettings {
  const footers = slides.map(({ footer }) => footer).filter((words) => words !== '');
  const footer = mostOf(footers.filter((words) => words.length <= DECK_LIMITS.footer)) ?? '';
  const date = mostOf(slides.map((slide) => slide.date).filter((day) => day !== undefined));
  return {
    footer: footer !== '' && footer === title ? null : footer,
    hasNumbers: slides.some(({ hasNumber }) => hasNumber),
    ...(date !== undefined && { date }),
    transition: mostOf(slides.map(({ transition }) => transition)) ?? 'none',
  };
}

/** The notes within their limit, and whether some of them are lost. */
function notesOf(notes: string): { notes: string; losses: string[] } {
  return notes.length <= DECK_LIMITS.notes
    ? { notes, losses: [] }
    : {
        notes: shortened(notes, DECK_LIMITS.notes),
        losses: [`конец заметок: их ${notes.length} знаков, а\u00a0помещается ${DECK_LIMITS.notes}`],
      };
}

const transitionLosses = ({ transition }: SourceSlide, settings: DeckSettings): string[] =>
  transition === 'none' || transition === settings.transition ? [] : [TRANSITION_LOST];

/** What holds for the whole presentation. */
interface Whole {
  readonly tokens: ThemeTokens;
  readonly settings: DeckSettings;
}

const isTinyPicture = (item: SourceItem): boolean => item.kind === 'picture' && isTiny(item);

/** The slides of a slide that another program wrote or that somebody has changed so. */
function arranged(
  source: SourceSlide,
  { slides: all, ownTheme }: SourceDeck,
  tokens: ThemeTokens,
): Pick<ImportedSlide, 'slides' | 'losses'> {
  const drawing = ownTheme === '' ? drawingDraft(source, tokens) : null;
  if (drawing)
    return { slides: splitUntilFit(slideOf(drawing.draft, newId()), tokens), losses: drawing.losses };
  const [isFirst, isLast] = [source === all[0], source === all.at(-1)];
  const held = new Set<SourceItem>();
  // Each round adds items that must have a place of the layout (`held`), so that it ends.
  for (;;) {
    const { drafts, free, losses } = arrange(source, { isFirst, isLast, held });
    const [first, ...others] = drafts.flatMap((draft) => splitUntilFit(slideOf(draft, newId()), tokens));
    if (!first) return { slides: [], losses };
    const { slide, left } = withFreeItems(first, free, tokens);
    const missed = left.filter((item) => !isTinyPicture(item));
    if (left.length === 0) return { slides: [slide, ...others], losses };
    // Of a row of icons all are kept or none.
    if (missed.length === 0) {
      const kept = free.filter((item) => !isTinyPicture(item));
      return {
        slides: [withFreeItems(first, kept, tokens).slide, ...others],
        losses: [...losses, counted(SMALL_LOST, free.filter(isTinyPicture).length)],
      };
    }
    for (const item of missed) held.add(item);
  }
}

function importSlide(source: SourceSlide, deck: SourceDeck, { tokens, settings }: Whole): ImportedSlide {
  const own = deck.ownTheme === '' ? null : ownDraft(source);
  const { slides, losses } = own
    ? { slides: splitUntilFit(slideOf(own, newId()), tokens), losses: [] }
    : arranged(source, deck, tokens);
  const { notes, losses: notesLosses } = notesOf(source.notes);
  return {
    number: source.number,
    slides: slides.map((slide, at) => ({
      ...slide,
      isSkipped: source.isHidden,
      notes: at === 0 ? notes : '',
    })),
    losses: [...source.losses, ...losses, ...notesLosses, ...transitionLosses(source, settings)],
  };
}

function picturesOf({ all, file }: SourceDeck): ImportedPicture[] {
  const parts = [...all.pictures.values()].map(({ part }) => part);
  const files = withReason(() => file.files(parts, DECK_LIMITS.pictureBytes));
  return [...all.pictures].flatMap(([key, { part, crop }]): ImportedPicture[] => {
    const bytes = files.get(part);
    const type = pictureTypes[extensionOf(part)];
    const name = part.split('/').at(-1) ?? 'picture';
    return bytes && type ? [{ key, name, type, bytes: new Uint8Array(bytes), crop }] : [];
  });
}

/** What of the whole file is lost, in words. */
function deckLosses(deck: SourceDeck, theme: Theme, { footer, date }: DeckSettings): string[] {
  const { title, ownTheme, fonts, sections, unreadable } = deck;
  const others = deck.slides.map((slide) => slide.footer).filter((words) => words !== (footer ?? title));
  const footers = [...new Set(others)].filter((words) => words !== '');
  const days = new Set(
    deck.slides.flatMap((slide) => (slide.date && slide.date !== date ? [slide.date] : [])),
  );
  const names = fonts.length === 0 ? '' : ` (${fonts.slice(0, 8).join(', ')})`;
  return [
    ...(ownTheme === ''
      ? [`оформление, цвета и\u00a0шрифты${names}: вместо них тема «${THEMES[theme]}»`]
      : []),
    ...(footers.length > 0 ? [`колонтитулы: ${footers.slice(0, 5).join('; ')}`] : []),
    ...(days.size > 0
      ? [
          `даты: ${[...days]
            .slice(0, 5)
            .map((day) => dayText(day, deck.language))
            .join('; ')}`,
        ]
      : []),
    ...sections
      .filter(({ title: name }) => name.length > DECK_LIMITS.sectionTitle)
      .map(({ title: name }) => `конец названия раздела «${shortened(name, DECK_LIMITS.sectionTitle)}»`),
    ...(sections.length > DECK_LIMITS.sections
      ? [`разделы после ${DECK_LIMITS.sections}-го: ${sections.length - DECK_LIMITS.sections}`]
      : []),
    ...(unreadable.length > 1 ? [`слайды ${unreadable.join(', ')}: они повреждены`] : []),
    ...(unreadable.length === 1 ? [`слайд ${unreadable.join()}: он повреждён`] : []),
  ];
}

/**
 * Reads a file and arranges its slides.
 *
 * @throws ImportRefused with the reason
 */
export function importDeck(bytes: Uint8Array, { brandColour, onSlide }: Options): ImportedDeck {
  const read = readDeck(bytes, onSlide);
  const pictures = picturesOf(read);
  const content =
    read.ownTheme === ''
      ? withoutRepeated(withSharedPictures(read.slides.map(foreignSlide), pictures))
      : { slides: read.slides, losses: [] };
  const deck = { ...read, slides: content.slides };
  const theme = themeOf(deck, brandColour);
  const tokens = themeTokens(theme, null, brandColour);
  const settings = settingsIn(deck);
  return {
    title: deck.title,
    language: deck.language,
    theme,
    settings,
    sections: deck.sections
      .slice(0, DECK_LIMITS.sections)
      .map(({ title, numbers }) => ({ title: shortened(title, DECK_LIMITS.sectionTitle), numbers })),
    slides: deck.slides.map((slide) => importSlide(slide, deck, { tokens, settings })),
    pictures,
    losses: [...deckLosses(deck, theme, settings), ...content.losses],
  };
}
