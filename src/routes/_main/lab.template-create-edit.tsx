import { createFileRoute } from '@tanstack/react-router';
import { TemplateEditorPage } from '#features/templates/index.ts';
import { isUuid } from '#lib/uuid.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';

interface EditorSearch {
  /** The template to change. */
  id?: string;
  /** The template that a new one begins with. */
  from?: string;
}

export const Route = createFileRoute('/_main/lab/template-create-edit')({
  staticData: { allowed: canSeeLabTemplates },
  validateSearch: ({ id, from }: Record<string, unknown>): EditorSearch => ({
    ...(typeof id === 'string' && isUuid(id) && { id }),
    ...(typeof from === 'string' && isUuid(from) && { from }),
  }),
  component: Page,
});

function Page() {
  const { id, from } = Route.useSearch();
  return <TemplateEditorPage key={id ?? from} id={id} from={from} />;
}
