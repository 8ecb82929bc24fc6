import { bindWords } from '#lib/bind-words.ts';
import { fold } from '#lib/search.ts';
import type { Article, Block } from './blocks.ts';
import { type ArticleId, helpTitles } from './catalogue.ts';
import { plainText } from './inline.ts';

/** A word with its place in a text. */
export interface Word {
  /** Normalised as by `fold`. */
  word: string;
  start: number;
  end: number;
}

/** The part of an article under one heading, or its beginning. */
export interface Part {
  article: ArticleId;
  title: string;
  /** Absent: the beginning of the article. */
  heading?: { id: string; text: string };
  text: string;
  words: readonly Word[];
  /** Words of the article's title and of the heading. */
  titleWords: readonly string[];
}

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => `${row.map(plainText).join(' — ')}.`).join(' ');
    case 'try':
      return block.text;
    default:
      return '';
  }
}

/**
 * The parts of an article for the search.
 *
 * @param blocks the blocks that are shown
 */
export function partsOf(article: ArticleId, blocks: Article): Part[] {
  const title = helpTitles[article];
  const parts: { heading?: Part['heading']; texts: string[] }[] = [{ texts: [] }];
  for (const block of blocks) {
    if (block.kind === 'h2') parts.push({ heading: { id: block.id, text: block.text }, texts: [] });
    else parts.at(-1)?.texts.push(textOf(block));
  }
  return parts.map(({ heading, texts }) => {
    const text = bindWords(texts.filter(Boolean).join(' '));
    return {
      article,
      title,
      ...(heading && { heading }),
      text,
      words: wordsIn(text),
      titleWords: wordsIn(`${title} ${heading?.text ?? ''}`).map(({ word }) => word),
    };
  });
}
