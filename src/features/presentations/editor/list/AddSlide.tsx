import { Plus } from 'lucide-react';
import { Button, IconButton, Menu, MenuItem } from '#ui/index.ts';
import { LAYOUT_LIST, LAYOUTS } from '../../model/layouts.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { addAfterCurrent } from '../store/commands.ts';

/** Adds an empty slide of a chosen layout after the current one. */
export function AddSlide({ isIcon = false }: { isIcon?: boolean }) {
  const { store } = useOpenEditor().session;
  return (
    <Menu
      placement="bottom start"
      trigger={
        isIcon ? (
          <IconButton variant="secondary" label="Добавить слайд" icon={<Plus />} />
        ) : (
          <Button size="sm" icon={<Plus />}>
            Добавить слайд
          </Button>
        )
      }
    >
      {LAYOUT_LIST.map((layout) => (
        <MenuItem key={layout} id={layout} onAction={() => addAfterCurrent(store, layout)}>
          {LAYOUTS[layout].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
