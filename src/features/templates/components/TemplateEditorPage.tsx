import { Link } from '@tanstack/react-router';
import { useTemplateRead } from '#api/generated/hooks/template/template.ts';
import { Button, buttonClass, EmptyState, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

const meta = { inline: [404] };

interface TemplateEditorPageProps {
  /** The template to change. */
  id: string | undefined;
  /** The template that a new one begins with. */
  from: string | undefined;
}

/** A new template, or one to change (lab.md §4). */
export function TemplateEditorPage({ id, from }: TemplateEditorPageProps) {
  const templateId = id ?? from;
  const { data, error, refetch } = useTemplateRead(
    { templateId: templateId ?? '' },
    { query: { enabled: templateId !== undefined, staleTime: 0, meta } },
  );
  if (templateId === undefined) return <TemplateEditor />;
  const isClosed = id !== undefined && data?.right === 'use';
  if (isClosed || (error && 'status' in error && error.status === 404)) {
    return (
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title="Шаблон не&nbsp;найден или доступ к&nbsp;нему закрыт"
        action={
          <Link to="/lab" search={{ tab: 'templates' }} className={buttonClass({ variant: 'primary' })}>
            В&nbsp;лабораторию
          </Link>
        }
      />
    );
  }
  if (data) return <TemplateEditor key={data.uuid} {...(id ? { template: data } : { from: data })} />;
  if (error) {
    return (
      <EmptyState
        level={1}
        title="Не удалось загрузить шаблон"
        action={<Button onPress={() => void refetch()}>Повторить</Button>}
      />
    );
  }
  return <Skeleton shape="block" height="60vh" />;
}
