import type { Versions } from '#forms/index.ts';
import { type ConflictAnswer, ConflictDialog } from '#objects/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import type { BotValues } from '../model/bot-values.ts';
import { fieldLabels, wordsOf } from '../model/conflict.ts';

/** Compares the form of a chat-bot with what was saved meanwhile (LAB-09). */
export function BotConflict(props: DialogProps<ConflictAnswer> & { versions: Versions<BotValues> }) {
  return (
    <ConflictDialog
      {...props}
      hasCopy={false}
      title={'Чат\u2011бот изменили после вас'}
      change={'Чат\u2011бот сохранил другой человек'}
      labels={fieldLabels}
      wordsOf={(name, values) => wordsOf(values, name)}
    />
  );
}
