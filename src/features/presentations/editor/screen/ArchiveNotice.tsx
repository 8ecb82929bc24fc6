import {
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  usePresentationHide,
} from '#api/generated/hooks/presentation/presentation.ts';
import { useCardMutation } from '#objects/index.ts';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/index.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { notice } from '../slide/Stage.css.ts';

/** Says that the presentation is in the archive, where nobody changes it. Its owner can take it back. */
export function ArchiveNotice({ onRestored }: { onRestored: () => void }) {
  const { session } = useOpenEditor();
  const { uuid, title, hidden, right } = session.store.deck;
  const mutation = useCardMutation('presentationChanges', [
    getPresentationListQueryKey(),
    getPresentationReadQueryKey(),
  ]);
  const restoring = usePresentationHide({ mutation });
  if (!hidden) return null;
  const restore = (): void =>
    restoring.mutate(
      { data: { uuid, hidden: false } },
      {
        onSuccess: () => {
          announce(`Презентация «${title}» вернулась из\u00a0архива`);
          onRestored();
        },
      },
    );
  return (
    <div className={notice}>
      <span>Презентация в&nbsp;архиве</span>
      {session.hasWaiting && (
        <span>
          Несохранённые изменения ждут на&nbsp;этом устройстве: они появятся, когда её вернут из&nbsp;архива
        </span>
      )}
      {right === 'owner' && (
        <Button size="sm" isPending={restoring.isPending} onPress={restore}>
          Вернуть
        </Button>
      )}
    </div>
  );
}
