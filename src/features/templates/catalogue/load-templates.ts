import type { QueryClient } from '@tanstack/react-query';
import { getTemplateListQueryOptions } from '#api/generated/hooks/template/template.ts';
import { cardParams } from '#objects/index.ts';
import { askedByRoute } from '#platform/loaded-by-route.ts';

/** Asks for the first page of `TemplateList`. */
export const loadTemplates = (queries: QueryClient, shown: Parameters<typeof cardParams>[0]): Promise<void> =>
  queries.prefetchQuery(getTemplateListQueryOptions(cardParams(shown), askedByRoute));
