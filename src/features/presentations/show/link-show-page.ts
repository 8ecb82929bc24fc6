import { lazyPart } from '#ui/index.ts';

/** The page of a link to a show. It loads by itself, so that the start of the portal lists none of its files. */
export const LinkShowPage = lazyPart(() => import('./LinkShowPage.tsx'));
