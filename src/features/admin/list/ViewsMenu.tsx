import { Bookmark } from 'lucide-react';
import type { TableView } from '#api/generated/model/tableView.ts';
import { Button, Menu, MenuItem, MenuSeparator } from '#ui/index.ts';
import type { useViews } from './useViews.ts';

interface ViewsMenuProps {
  views: ReturnType<typeof useViews>;
  /** Called when the menu opens: the views are requested then. */
  onWant: () => void;
}

/** The button «Представления»: the views of the table, and the actions on the open one. */
export function ViewsMenu({
  views: { views, isError, current, open, saveAs, rename, remove },
  onWant,
}: ViewsMenuProps) {
  const hintOf = ({ uuid, isOwn }: TableView): string =>
    [uuid === current?.uuid && 'открыто', !isOwn && 'общее'].filter(Boolean).join(', ');
  return (
    <Menu
      placement="bottom start"
      onOpenChange={(isOpen) => isOpen && onWant()}
      trigger={
        <Button size="sm" icon={<Bookmark />}>
          Представления
        </Button>
      }
    >
      {!views && (
        <MenuItem isDisabled>{isError ? 'Не удалось загрузить представления' : 'Загрузка…'}</MenuItem>
      )}
      {views?.map((view) => (
        <MenuItem key={view.uuid} hint={hintOf(view)} onAction={() => open(view)}>
          {view.name}
        </MenuItem>
      ))}
      {views?.length !== 0 && <MenuSeparator />}
      <MenuItem onAction={() => void saveAs()}>Сохранить как…</MenuItem>
      {current?.isOwn && (
        <>
          <MenuItem onAction={() => void rename(current)}>Переименовать…</MenuItem>
          <MenuItem isDanger onAction={() => void remove(current)}>
            Удалить
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
