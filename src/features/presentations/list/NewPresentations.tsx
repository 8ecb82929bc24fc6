import { FilePlus, Plus, Sparkles } from 'lucide-react';
import { Button, Inline, Menu, MenuItem } from '#ui/index.ts';
import { useNewPresentation } from './useNewPresentation.ts';

/** The button with both ways to a new presentation. */
export function CreateMenu() {
  const { create, isPending } = useNewPresentation();
  return (
    <Menu
      trigger={
        <Button variant="primary" isPending={isPending} icon={<Plus />}>
          Создать
        </Button>
      }
    >
      <MenuItem icon={<Sparkles />} onAction={() => create('ai')}>
        С&nbsp;помощью ИИ
      </MenuItem>
      <MenuItem icon={<FilePlus />} onAction={() => create('empty')}>
        Пустая
      </MenuItem>
    </Menu>
  );
}

/** Both ways to a new presentation, where there is none yet. */
export function NewPresentations() {
  const { create, isPending } = useNewPresentation();
  return (
    <Inline gap={3} wrap>
      <Button variant="primary" icon={<Sparkles />} isDisabled={isPending} onPress={() => create('ai')}>
        С&nbsp;помощью ИИ
      </Button>
      <Button icon={<FilePlus />} isDisabled={isPending} onPress={() => create('empty')}>
        Пустая
      </Button>
    </Inline>
  );
}
