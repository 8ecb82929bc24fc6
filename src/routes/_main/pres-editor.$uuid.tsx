import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { EditorPage, type EditorSearch, parseEditorSearch } from '#features/presentations/index.ts';
import { lateSearch } from '#lib/late-search.ts';

export const Route = createFileRoute('/_main/pres-editor/$uuid')({
  staticData: { panel: 'rail' },
  validateSearch: lateSearch<EditorSearch>,
  component: Page,
});

function Page() {
  const { uuid } = Route.useParams();
  const search = parseEditorSearch({ ...Route.useSearch() });
  const navigate = useNavigate({ from: '/pres-editor/$uuid' });
  return (
    <EditorPage
      key={uuid}
      uuid={uuid}
      {...search}
      onSearch={(change) => void navigate({ search: (old) => ({ ...old, ...change }), replace: true })}
    />
  );
}
