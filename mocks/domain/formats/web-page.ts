/** The text of a web page as Markdown, for a material (PRES-97). */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import sniffEncoding from 'html-encoding-sniffer';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString as plainText } from 'mdast-util-to-string';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { isolated } from './isolated.ts';

export interface PageText {
  /** Empty for a page without one. */
  readonly title: string;
  /** Empty for a page without text. */
  readonly text: string;
}

/** What is around the text of a page, and what is no text. */
const aside = new Set(
  'aside audio button canvas dialog embed footer form head iframe img input link menu meta nav noscript object picture script select style svg template textarea video'.split(
    ' ',
  ),
);

type Parent = Root | Element;

/** All elements of this name that are not inside of another one of it. */
const named = ({ children }: Parent, name: string): Element[] =>
  children.flatMap((node) => {
    if (node.type !== 'element') return [];
    return node.tagName === name ? [node] : named(node, name);
  });

const isHidden = ({ properties }: Element): boolean =>
  properties['hidden'] !== undefined || String(properties['ariaHidden']) === 'true';

/** The contents without what is around the text; of a link only its text is left. */
function withoutAside(children: readonly RootContent[]): ElementContent[] {
  return children.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (aside.has(node.tagName) || isHidden(node)) return [];
    const inside = withoutAside(node.children);
    return node.tagName === 'a' ? inside : [{ ...node, children: inside }];
  });
}

/** The part with the text: the only article, else the main part, else everything. */
function mainPart(root: Root): Parent {
  const [body = root] = named(root, 'html').flatMap((html) => named(html, 'body'));
  const articles = named(body, 'article');
  const [main] = named(body, 'main');
  return (articles.length === 1 ? articles[0] : main) ?? body;
}

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const textOf = (nodes: readonly Element[]): string => lineOf(plainText(nodes[0]));

const markdown = gfmToMarkdown({ tablePipeAlign: false });

function textOfTree(root: Root): PageText {
  const part = mainPart(root);
  const children = withoutAside(part.children);
  const tree = toMdast({ type: 'root', children }, { newlines: false });
  const title = textOf(named(root, 'title')) || textOf(named(part, 'h1'));
  const isEmpty = lineOf(plainText(tree)) === '';
  return { title, text: isEmpty ? '' : toMarkdown(tree, { bullet: '-', extensions: [markdown] }).trim() };
}

/**
 * Title and text of a page. Pictures, forms, menus and what is hidden are not in it.
 *
 * @param charset of the `Content-Type`; without it the page and its first bytes decide
 * @throws ModelFailure `file-unreadable` for elements that are nested too deep
 */
export function pageText(bytes: Uint8Array, charset: string | undefined): PageText {
  const encoding = sniffEncoding(bytes, {
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    defaultEncoding: 'utf-8',
  });
  try {
    return textOfTree(fromHtml(new TextDecoder(encoding).decode(bytes)));
  } catch (error) {
    // The libraries call themselves for each level.
    if (error instanceof RangeError) throw new ModelFailure('file-unreadable');
    throw error;
  }
}

/** Runs `pageText` in another process, because even a small page with thousands of tags can take seconds. */
export const readPageText = isolated(import.meta.url, pageText, { time: 8_000, memory: 512 });
