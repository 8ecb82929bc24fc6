/** Replaces a text in a whole presentation (PRES-48). */
import {
  type AnySlide,
  type Block,
  DECK_LIMITS,
  type Deck,
  isLater,
  type Paragraph,
  paragraphText,
  type Slide,
} from './deck.ts';
import { type Found, placesIn } from './find.ts';
import { blockProblem, lengthProblem } from './limits.ts';

export interface Replaced {
  readonly deck: Deck;
  /** Number of replaced matches. */
  readonly count: number;
  /** Number of matches that were kept, because their field would exceed its limit. */
  readonly kept: number;
}

/** Replaces one text by another, and counts the replaced matches. */
class Replacer {
  readonly #query: string;
  readonly #replacement: string;
  count = 0;

  constructor(query: string, replacement: string) {
    this.#query = query.trim();
    this.#replacement = replacement;
  }

  /**
   * The replacement for a match. It is used as typed if the match has the same case as the query. Otherwise it takes over the case of the
   * match: all capitals, or a first capital.
   */
  #written(text: string, { from, to }: Found): string {
    this.count += 1;
    const isUpper = (part: string): boolean =>
      part !== part.toLocaleLowerCase('ru') && part === part.toLocaleUpperCase('ru');
    const [head = '', ...rest] = this.#replacement;
    const found = text.slice(from, to);
    if (found === this.#query) return this.#replacement;
    if (to - from > 1 && isUpper(found)) return this.#replacement.toLocaleUpperCase('ru');
    return isUpper(text.charAt(from)) ? head.toLocaleUpperCase('ru') + rest.join('') : this.#replacement;
  }

  text(text: string): string {
    return placesIn(text, this.#query).reduceRight(
      (written, place) => written.slice(0, place.from) + this.#written(text, place) + written.slice(place.to),
      text,
    );
  }

  /** If a match spans several runs, the replacement has the formatting of the first one. */
  #paragraph(paragraph: Paragraph): Paragraph {
    const whole = paragraphText(paragraph);
    const places = placesIn(whole, this.#query);
    if (places.length === 0) return paragraph;
    const written = new Map(places.map((place) => [place.from, this.#written(whole, place)]));
    let at = 0;
    const runs = paragraph.runs.map((run) => {
      let text = '';
      for (const letter of run.text.split('')) {
        text += written.get(at) ?? '';
        if (!places.some(({ from, to }) => at >= from && at < to)) text += letter;
        at += 1;
      }
      return { ...run, text };
    });
    return { ...paragraph, runs: runs.filter(({ text }) => text !== '') };
  }

  block(block: Block): Block {
    switch (block.kind) {
      case 'text':
        return { ...block, paragraphs: block.paragraphs.map((one) => this.#paragraph(one)) };
      case 'picture':
        return { ...block, alt: this.text(block.alt) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map((cell) => this.text(cell))) };
      case 'chart': {
        const { highlight } = block;
        return {
          ...block,
          unit: this.text(block.unit),
          categories: block.categories.map((name) => this.text(name)),
          series: block.series.map((one) => ({ ...one, name: this.text(one.name) })),
          ...(highlight && { highlight: { ...highlight, callout: this.text(highlight.callout) } }),
        };
      }
      case 'timeline':
        return {
          ...block,
          steps: block.steps.map(({ when, what }) => ({ when: this.text(when), what: this.text(what) })),
        };
    }
  }
}

/**
 * Replaces a text in the whole deck: titles of sections, all texts of slides and objects, tables, labels of charts, descriptions of
 * pictures and notes. Numbers of charts are not changed, and neither are slides of a newer version.
 *
 * @param query as it is searched (`placesIn`)
 */
export function replaceInDeck(deck: Deck, query: string, replacement: string): Replaced {
  let [count, kept] = [0, 0];
  /** The value with its replacements; unchanged if there is no match or the result is too long. */
  const within = <T>(value: T, write: (replacer: Replacer) => T, isTooLong: (made: T) => boolean): T => {
    const replacer = new Replacer(query, replacement);
    const made = write(replacer);
    if (replacer.count === 0) return value;
    if (isTooLong(made)) {
      kept += replacer.count;
      return value;
    }
    count += replacer.count;
    return made;
  };
  const replaced = (slide: Slide): Slide => {
    const before = count;
    const slots = slide.slots.map((slot) => {
      const block = within(
        slot.block,
        (replacer) => replacer.block(slot.block),
        (made) => blockProblem(slot.name, made) !== undefined,
      );
      return block === slot.block ? slot : { ...slot, block };
    });
    const objects = slide.objects?.map((object) => {
      const { block: own } = object;
      if (!own) return object;
      const block = within(
        own,
        (replacer) => replacer.block(own),
        (made) => blockProblem('body', made) !== undefined,
      );
      return block === own ? object : { ...object, block };
    });
    const notes = within(
      slide.notes,
      (replacer) => replacer.text(slide.notes),
      (made) => lengthProblem(made, DECK_LIMITS.notes) !== undefined,
    );
    return count === before ? slide : { ...slide, slots, notes, ...(objects && { objects }), isEdited: true };
  };
  const slides = deck.slides.map((slide): AnySlide => (isLater(slide) ? slide : replaced(slide)));
  const sections = deck.sections?.map((section) => {
    const title = within(
      section.title,
      (replacer) => replacer.text(section.title),
      (made) => made.trim() === '' || lengthProblem(made, DECK_LIMITS.sectionTitle) !== undefined,
    );
    return title === section.title ? section : { ...section, title };
  });
  return { deck: count === 0 ? deck : { ...deck, slides, ...(sections && { sections }) }, count, kept };
}
