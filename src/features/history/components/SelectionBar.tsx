import { Download, Trash2 } from 'lucide-react';
import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { Button, Menu, MenuItem } from '#ui/index.ts';
import { exportFormats } from '../model/export-formats.ts';
import { startDownload } from '../model/start-download.ts';
import { selectionBar, selectionCount } from './HistoryPanel.css.ts';

interface SelectionBarProps {
  chats: readonly HistoryChat[];
  onHide: () => void;
  onEnd: () => void;
}

/** What can be done with the selected chats. */
export default function SelectionBar({ chats, onHide, onEnd }: SelectionBarProps) {
  const count = chats.length;
  return (
    <div role="toolbar" aria-label="Выбранные чаты" className={selectionBar}>
      <span role="status" className={selectionCount}>
        Выбрано: {count}
      </span>
      <Button size="sm" icon={<Trash2 />} isDisabled={count === 0} onPress={onHide}>
        {count === 0 ? 'Удалить' : `Удалить ${count}`}
      </Button>
      <Menu
        trigger={
          <Button size="sm" icon={<Download />} isDisabled={count === 0}>
            Скачать
          </Button>
        }
      >
        {exportFormats.map(({ format, title }) => (
          <MenuItem key={format} onAction={() => void startDownload(chats, format)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
      <Button size="sm" variant="quiet" onPress={onEnd}>
        Готово
      </Button>
    </div>
  );
}
