import { Eraser, Pencil, Pointer } from 'lucide-react';
import { IconButton } from '#ui/index.ts';
import type { Marks } from './useMarks.ts';

/** The buttons of the pointer and the pen. */
export const MarkTools = ({ marks }: { marks: Marks }) => (
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
      label="Рисовать"
      icon={<Pencil />}
      isPressed={marks.tool === 'pen'}
      onPress={() => marks.choose('pen')}
    />
    {marks.strokes.length > 0 && (
      <IconButton size="sm" label="Стереть нарисованное" icon={<Eraser />} onPress={marks.erase} />
    )}
  </>
);
