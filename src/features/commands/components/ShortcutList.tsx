import { Dialog } from '#ui/index.ts';
import { Shortcuts } from './Shortcuts.tsx';

/** The dialog with all shortcuts (APP-20). */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title="Сочетания клавиш" onClose={onClose}>
      <Shortcuts />
    </Dialog>
  );
}
