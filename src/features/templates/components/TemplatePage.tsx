import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTemplateRead } from '#api/generated/hooks/template/template.ts';
import { isUuid } from '#lib/uuid.ts';
import { requestsRefused } from '#platform/chat-activity.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { useSession } from '#platform/session/useSession.ts';
import { buttonClass, EmptyState, Failure, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { missingInline as meta } from '../load-template.ts';
import { TemplateRun } from './TemplateRun.tsx';

const missing = 'Шаблон не\u00a0найден или доступ к\u00a0нему закрыт';

/** Why an archived template takes nothing. */
const archivedText = (chatUuid: string | undefined): string =>
  chatUuid === undefined
    ? 'Шаблон в\u00a0архиве, новые запуски недоступны'
    : 'Шаблон в\u00a0архиве, новые сообщения недоступны';

interface TemplatePageProps {
  idTemplate: string;
  /** Absent for a new run. */
  chatUuid: string | undefined;
}

/** A template of the lab: its form or one of its runs (lab.md §4). */
export function TemplatePage({ idTemplate, chatUuid }: TemplatePageProps) {
  const { profile } = useSession();
  const {
    data: template,
    error,
    refetch,
  } = useTemplateRead(
    { templateId: idTemplate },
    { query: { ...loadedByRoute, enabled: isUuid(idTemplate), meta } },
  );
  // Another tab or person may have archived or closed it while its run was open.
  useEffect(() => requestsRefused.subscribe(() => void refetch()), [refetch]);
  const isMissing = !isUuid(idTemplate) || (error !== null && inlineText(error, meta) !== null);
  if (profile && isUuid(idTemplate) && chatUuid !== undefined && isMissing) {
    // Its runs stay readable (LAB-13).
    const gone = { uuid: idTemplate, name: 'Шаблон', description: '', serviceType: '', variables: [] };
    return (
      <TemplateRun
        key={idTemplate}
        template={{ ...gone, agentId: null, model: null, text: '' }}
        chatUuid={chatUuid}
        userId={profile.id}
        closed={missing}
      />
    );
  }
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title={missing}
        action={
          <Link to="/lab" search={{ tab: 'templates' }} className={buttonClass({ variant: 'primary' })}>
            В&nbsp;лабораторию
          </Link>
        }
      />
    );
  }
  if (template && profile) {
    return (
      <TemplateRun
        key={template.uuid}
        template={template}
        chatUuid={chatUuid}
        userId={profile.id}
        closed={template.hidden ? archivedText(chatUuid) : undefined}
      />
    );
  }
  if (error) {
    return <Failure level={1} title="Не удалось загрузить шаблон" onRetry={refetch} />;
  }
  return <Skeleton shape="block" height="60vh" />;
}
