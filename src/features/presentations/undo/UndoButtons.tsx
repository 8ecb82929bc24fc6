import { Redo2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#ui/index.ts';

interface UndoButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** «Отменить» and «Вернуть». A button that runs out hands the focus to the other one, which then has a step to make. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const buttons = useRef<HTMLSpanElement>(null);
  const walk = (step: () => void): void => {
    step();
    requestAnimationFrame(() => {
      const all = [...(buttons.current?.querySelectorAll('button') ?? [])];
      const { activeElement } = document;
      const isLost =
        activeElement === document.body || all.some((one) => one === activeElement && one.disabled);
      if (isLost) all.find((one) => !one.disabled)?.focus();
    });
  };
  return (
    <span ref={buttons} style={{ display: 'contents' }}>
      <IconButton
        size="sm"
        label="Отменить"
        icon={<Undo2 />}
        aria-keyshortcuts="Control+Z"
        isDisabled={!canUndo}
        onPress={() => walk(onUndo)}
      />
      <IconButton
        size="sm"
        label="Вернуть"
        icon={<Redo2 />}
        aria-keyshortcuts="Control+Shift+Z"
        isDisabled={!canRedo}
        onPress={() => walk(onRedo)}
      />
    </span>
  );
}
