import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateRead } from '#api/generated/hooks/template/template.ts';
import { isUuid } from '#lib/uuid.ts';
import { useOpened } from '#objects/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { buttonClass, EmptyState, Failure, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { newTemplate, toValues } from '../model/draft-form.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { copyOf } from './useTemplateForm.ts';

const meta = { inline: [404] };

/** The search parameters of the editor. */
export interface TemplateEditorSearch {
  /** The template to change. */
  id?: string | undefined;
  /** The template that a new one begins with. */
  from?: string | undefined;
}

interface TemplateEditorPageProps extends TemplateEditorSearch {
  /** Changes the address of the editor. */
  onSearch: (search: TemplateEditorSearch) => void;
}

/** The page that makes, duplicates or changes a template (lab.md §4). */
export function TemplateEditorPage({ id, from, onSearch }: TemplateEditorPageProps) {
  const opened = useOpened({ id, from });
  const source = opened.id ?? opened.from;
  const isKnown = source !== undefined && isUuid(source);
  const { data, error, isFetchedAfterMount, refetch } = useTemplateRead(
    { templateId: source ?? '' },
    { query: { enabled: isKnown, staleTime: 0, meta } },
  );
  const copy = useQuery({
    queryKey: ['copy of template', opened.key],
    queryFn: () => (data ? copyOf(toValues(data)) : newTemplate),
    enabled: opened.id === undefined && data !== undefined,
  });
  const isClosed = opened.id !== undefined && data?.right === 'use';
  if ((source !== undefined && !isKnown) || isClosed || (error && inlineText(error, meta) !== null))
    return <Missing />;
  if ((error && !data) || copy.isError)
    return (
      <Failure
        level={1}
        title={'Не\u00a0удалось загрузить шаблон'}
        onRetry={() => (copy.isError ? copy.refetch() : refetch())}
      />
    );
  // A template in the cache may be older than what the gateway has.
  const isLoading = isKnown && (!data || !isFetchedAfterMount);
  if (isLoading || (opened.id === undefined && data && !copy.data))
    return <Skeleton shape="block" height="60vh" />;
  return (
    <TemplateEditor
      key={opened.key}
      id={opened.savedId ?? opened.id}
      saved={opened.id !== undefined ? (data ?? null) : null}
      initial={copy.data ?? newTemplate}
      draftId={opened.from ? `from:${opened.from}` : 'new'}
      onSaved={({ uuid }) => {
        opened.setSaved(uuid);
        if (uuid !== id) onSearch({ id: uuid });
      }}
      onCopied={({ uuid }) => onSearch({ id: uuid })}
    />
  );
}

const Missing = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title={'Шаблон не\u00a0найден или доступ к\u00a0нему закрыт'}
    action={
      <Link to="/lab" search={{ tab: 'templates' }} className={buttonClass({ variant: 'primary' })}>
        В&nbsp;лабораторию
      </Link>
    }
  />
);
