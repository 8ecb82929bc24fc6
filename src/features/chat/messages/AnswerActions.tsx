import { Copy, Download, EyeOff, RotateCcw } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLazyModule } from '#markdown/lazy.ts';
import { Button, IconButton, Inline, toast } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { endingOf } from '../model/ending.ts';
import './AnswerActions.css.ts';
import { AnswerMenu } from './AnswerMenu.tsx';
import { mayHaveTable, type OnlyTable, tableOf, tableReader } from './answer-table.ts';
import { copyAnswer } from './copy-answer.ts';
import Rating from './Rating.tsx';

interface AnswerActionsProps {
  message: Message;
  /** Repeats the exchange; absent if it cannot be repeated now. */
  onRepeat: ((message: Message) => void) | undefined;
  /** `row` is the element of the message, which is about to be removed. */
  onHide: (message: Message, row: Element | null) => void;
  /** The switcher of its variants. */
  children: ReactNode;
}

/** Saves the only table of an answer as XLSX. The code for tables is loaded for that. */
async function saveOnlyTable(table: OnlyTable): Promise<void> {
  try {
    const { saveAnswerTable } = await import('./save-answer-table.ts');
    await saveAnswerTable(table);
  } catch {
    toast.show({ tone: 'negative', title: 'Не\u00a0удалось сохранить таблицу' });
  }
}

/**
 * The buttons under a complete answer (CHAT-10): frequent actions with words, ratings and «Скрыть» as icons, others in a menu.
 * On phones only «Копировать» has its word. The code is loaded with the first answer.
 */
export default function AnswerActions({ message, onRepeat, onHide, children }: AnswerActionsProps) {
  const hasText = message.content !== '';
  const hasSources = message.results?.some(({ result }) => result.kind === 'sources');
  const { content, results } = message;
  const tablesIn = useLazyModule(tableReader, mayHaveTable(content))?.tablesIn;
  const table = useMemo(() => tableOf({ content, results }, tablesIn), [content, results, tablesIn]);
  return (
    <Inline wrap gap={0}>
      {children}
      {(hasText || hasSources) && (
        <Button size="sm" variant="quiet" icon={<Copy />} onPress={() => void copyAnswer(message)}>
          Копировать
        </Button>
      )}
      {onRepeat && !endingOf(message)?.steps.includes('repeat') && (
        <Button size="sm" variant="quiet" isCompact icon={<RotateCcw />} onPress={() => onRepeat(message)}>
          Повторить
        </Button>
      )}
      {table && (
        <Button
          size="sm"
          variant="quiet"
          isCompact
          icon={<Download />}
          onPress={() => void saveOnlyTable(table)}
        >
          Скачать XLSX
        </Button>
      )}
      <Rating message={message} />
      <IconButton
        size="sm"
        label="Скрыть"
        icon={<EyeOff />}
        onPress={({ target }) => onHide(message, target.closest('article'))}
      />
      <AnswerMenu message={message} />
    </Inline>
  );
}
