import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { TemplateEditorPage, type TemplateEditorSearch } from '#features/templates/index.ts';
import { lateSearch } from '#lib/late-search.ts';
import { uuidIn } from '#lib/uuid.ts';
import { canSeeLabTemplates } from '#platform/session/permissions.ts';

export const Route = createFileRoute('/_main/lab/template-create-edit')({
  staticData: { allowed: canSeeLabTemplates },
  validateSearch: lateSearch<TemplateEditorSearch>,
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/lab/template-create-edit' });
  const [id, from] = [uuidIn(search.id), uuidIn(search.from)];
  return (
    <TemplateEditorPage
      id={id}
      from={from}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
