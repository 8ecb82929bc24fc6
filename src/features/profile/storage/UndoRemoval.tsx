import { useEffect, useState } from 'react';
import type { HistoryRemoved } from '#api/generated/model/historyRemoved.ts';
import { countDown } from '#lib/countdown.ts';
import { plural } from '#lib/text.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, Card, Inline, Text } from '#ui/index.ts';
import { chatsAndFiles } from './kinds.ts';

interface UndoRemovalProps {
  removal: HistoryRemoved;
  isPending: boolean;
  onUndo: () => void;
}

/** A removal of the history that can be undone, until its time is over. */
export function UndoRemoval({ removal, isPending, onUndo }: UndoRemovalProps) {
  const until = parseTimestamp(removal.undoUntil ?? '')?.getTime() ?? 0;
  const [minutes, setMinutes] = useState(0);
  useEffect(() => countDown(until, { onTick: (seconds) => setMinutes(Math.ceil(seconds / 60)) }), [until]);
  if (minutes === 0) return null;
  return (
    <Card>
      <Inline justify="between" gap={3} wrap>
        <Text>
          Удалено: {chatsAndFiles(removal)}. Отменить можно ещё {plural(minutes, 'минуту', 'минуты', 'минут')}
          .
        </Text>
        <Button isPending={isPending} onPress={onUndo}>
          Отменить удаление
        </Button>
      </Inline>
    </Card>
  );
}
