import { createFileRoute } from '@tanstack/react-router';
import { TemplateEditorPage } from '#features/templates/index.ts';
import { lateSearch } from '#lib/late-search.ts';
import { uuidIn } from '#lib/uuid.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';

interface EditorSearch {
  /** The template to change. */
  id?: string;
  /** The template that a new one begins with. */
  from?: string;
}

export const Route = createFileRoute('/_main/lab/template-create-edit')({
  staticData: { allowed: canSeeLabTemplates },
  validateSearch: lateSearch<EditorSearch>,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const [id, from] = [uuidIn(search.id), uuidIn(search.from)];
  return <TemplateEditorPage key={id ?? from} id={id} from={from} />;
}
