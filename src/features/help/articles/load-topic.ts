import { notFound } from '@tanstack/react-router';
import type { Article } from '../model/blocks.ts';
import { type ArticleId, isArticle } from '../model/catalogue.ts';
import { loadArticle } from './load-article.ts';

/** What the screen of an article shows. */
export interface Topic {
  id: ArticleId;
  article: Article;
}

/**
 * Loads the article of an address.
 *
 * @throws the router's `notFound` for an address that no article has
 */
export async function loadTopic(id: string): Promise<Topic> {
  if (!isArticle(id)) throw notFound();
  return { id, article: await loadArticle(id) };
}
