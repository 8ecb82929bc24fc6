import { Eraser, Pencil, Pointer } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#ui/index.ts';
import type { Marks } from './useMarks.ts';

/** The buttons of the pointer and the pen. */
export function MarkTools({ marks }: { marks: Marks }) {
  const pen = useRef<HTMLButtonElement>(null);
  const erase = (): void => {
    marks.erase();
    // This button is removed when there are no lines, so the focus moves to the pen.
    pen.current?.focus();
  };
  return (
    <>
      <IconButton
        size="sm"
        label="Указка"
        icon={<Pointer />}
        isPressed={marks.tool === 'pointer'}
        onPress={() => marks.choose('pointer')}
      />
      <IconButton
        size="sm"
        ref={pen}
        label="Рисовать"
        icon={<Pencil />}
        isPressed={marks.tool === 'pen'}
        onPress={() => marks.choose('pen')}
      />
      {marks.strokes.length > 0 && (
        <IconButton size="sm" label="Стереть нарисованное" icon={<Eraser />} onPress={erase} />
      )}
    </>
  );
}
