import type { Block } from './blocks.ts';
import type { ArticleId } from './catalogue.ts';

export type Article = readonly Block[];

/** Each article is a file of its own, which is loaded when it is opened, or with the search. */
const files: Record<ArticleId, () => Promise<{ default: Article }>> = {
  manual: () => import('../articles/manual.ts'),
  securityHelp: () => import('../articles/securityHelp.ts'),
  plugin: () => import('../articles/plugin.ts'),
  sharingHelp: () => import('../articles/sharingHelp.ts'),
  chatGptHelp: () => import('../articles/chatGptHelp.ts'),
  yaChatHelp: () => import('../articles/yaChatHelp.ts'),
  presentationHelp: () => import('../articles/presentationHelp.ts'),
  imgHelp: () => import('../articles/imgHelp.ts'),
  midjourneyHelp: () => import('../articles/midjourneyHelp.ts'),
  sdChatHelp: () => import('../articles/sdChatHelp.ts'),
  audioGptHelp: () => import('../articles/audioGptHelp.ts'),
};

/** Loads the text of an article. */
export const loadArticle = async (id: ArticleId): Promise<Article> => (await files[id]()).default;
