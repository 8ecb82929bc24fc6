import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useTemplateList } from '#api/generated/hooks/template/template.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import {
  ObjectCard,
  ObjectCards,
  type ObjectCardsTexts,
  type ObjectListProps,
  useCardPage,
} from '#objects/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { Button, buttonClass, lazyPart } from '#ui/index.ts';
import { TemplateActions } from './TemplateActions.tsx';
import { useTemplateChanges } from './useTemplateChanges.ts';

const CreateTemplate = () => (
  <Link to="/lab/template-create-edit" className={buttonClass({ variant: 'primary' })}>
    Создать шаблон
  </Link>
);

const ImportDialog = lazyPart(() => import('../import/ImportDialog.tsx'));

/** The ways to a new template: making one, or reading a file with some (LAB-26). */
export const NewTemplates = () => (
  <>
    <CreateTemplate />
    <Button
      icon={<Upload />}
      isCompact
      onPress={() => void openDialog(ImportDialog, {}, { isOfScreen: true })}
    >
      Импортировать
    </Button>
  </>
);

const texts: ObjectCardsTexts = {
  label: 'Шаблоны',
  loading: 'Шаблоны загружаются',
  failed: 'Не\u00a0удалось загрузить шаблоны',
  none: ['Здесь появятся ваши шаблоны', 'Шаблон собирает запрос из\u00a0текста и\u00a0заполненных полей'],
  empty: {
    shared: 'Коллеги пока не\u00a0открыли вам шаблонов',
    pinned: 'В\u00a0избранном пока пусто',
    archive: 'Архив пуст',
  },
};

/** The templates of the catalogue (LAB-02). */
export function TemplateList(props: ObjectListProps) {
  const { params, setPage } = useCardPage(props);
  const query = useTemplateList(params, { query: { ...loadedByRoute, placeholderData: keepPreviousData } });
  const changes = useTemplateChanges();
  return (
    <ObjectCards
      {...props}
      texts={texts}
      query={query}
      setPage={setPage}
      page={params.page}
      create={<NewTemplates />}
      item={(template, onLeaving) => (
        <ObjectCard
          key={template.uuid}
          card={template}
          badge={
            <ExternalBadge external={serviceOf(template.serviceType)?.external ?? true} explained="press" />
          }
          note={template.command === null ? undefined : `/${template.command}`}
          isPinnedOnly={props.scope === 'pinned'}
          link={(className) => (
            <Link to="/lab/template/$idTemplate" params={{ idTemplate: template.uuid }} className={className}>
              {template.name}
            </Link>
          )}
          onPin={() => changes.pin(template)}
          actions={(nameId, leave) => (
            <TemplateActions template={template} nameId={nameId} changes={changes} onLeaving={leave} />
          )}
          onLeaving={onLeaving}
        />
      )}
    />
  );
}
