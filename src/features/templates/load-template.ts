import type { QueryClient } from '@tanstack/react-query';
import { getTemplateReadQueryOptions } from '#api/generated/hooks/template/template.ts';
import { isUuid } from '#lib/uuid.ts';

/** The page tells itself that a template is missing. */
export const missingInline = { inline: [404] };

/** Asks for the template of `TemplatePage`. */
export async function loadTemplate(queries: QueryClient, templateId: string): Promise<void> {
  const query = { staleTime: 0, meta: missingInline };
  if (isUuid(templateId)) await queries.prefetchQuery(getTemplateReadQueryOptions({ templateId }, { query }));
}
