import { Pencil } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import { Button, Icon, Inline, Text } from '#ui/index.ts';
import type { Draft } from './draft.ts';

/** Says that the field changes an earlier request (CHAT-10). */
export function EditingBar({ draft, onCancel }: { draft: Draft; onCancel: () => void }) {
  const isEditing = useStore(draft.state, ({ editing }) => editing !== null);
  // The region exists before its text, so that screen readers announce it.
  return (
    <div role="status">
      {isEditing && (
        <Inline gap={2} align="center">
          <Icon size="sm">
            <Pencil />
          </Icon>
          <Text size="sm">Вы&nbsp;изменяете запрос</Text>
          <Button size="sm" variant="quiet" onPress={onCancel}>
            Отменить
          </Button>
        </Inline>
      )}
    </div>
  );
}
