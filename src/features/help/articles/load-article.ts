import type { Article } from '../model/blocks.ts';
import type { ArticleId } from '../model/catalogue.ts';

/** Each article is a file of its own, which is loaded when it is opened, or with the search. */
const files: Record<ArticleId, () => Promise<{ default: Article }>> = {
  manual: () => import('./manual.ts'),
  securityHelp: () => import('./securityHelp.ts'),
  plugin: () => import('./plugin.ts'),
  sharingHelp: () => import('./sharingHelp.ts'),
  accountHelp: () => import('./accountHelp.ts'),
  chatGptHelp: () => import('./chatGptHelp.ts'),
  yaChatHelp: () => import('./yaChatHelp.ts'),
  presentationHelp: () => import('./presentationHelp.ts'),
  imgHelp: () => import('./imgHelp.ts'),
  midjourneyHelp: () => import('./midjourneyHelp.ts'),
  sdChatHelp: () => import('./sdChatHelp.ts'),
  audioGptHelp: () => import('./audioGptHelp.ts'),
};

/** Loads the text of an article. */
export const loadArticle = async (id: ArticleId): Promise<Article> => (await files[id]()).default;
