import type { Block } from './blocks.ts';
import type { ArticleId } from './catalogue.ts';

export type Article = readonly Block[];

/** Each article is a file of its own, which is loaded when it is opened, or with the search. */
const files: Partial<Record<ArticleId, () => Promise<{ default: Article }>>> = {
  manual: () => import('../articles/manual.ts'),
  securityHelp: () => import('../articles/securityHelp.ts'),
  chatGptHelp: () => import('../articles/chatGptHelp.ts'),
  yaChatHelp: () => import('../articles/yaChatHelp.ts'),
};

/** Loads the text of an article. */
export const loadArticle = async (id: ArticleId): Promise<Article> => (await files[id]?.())?.default ?? [];

/** Whether an article is written. */
export const isWritten = (id: ArticleId): boolean => id in files;
