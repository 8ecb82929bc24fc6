import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import type { Versions } from '#forms/index.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { type ConflictAnswer, ConflictDialog } from '#objects/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { fieldLabels, wordsOf } from '../model/conflict.ts';
import { savedMoment } from '../model/moments.ts';
import type { FunctionValues } from '../model/values.ts';

interface FunctionConflictProps extends DialogProps<ConflictAnswer> {
  versions: Versions<FunctionValues>;
  /** The function as it is saved. */
  now: AgentFunction;
}

/** Compares the form of a function with what was saved meanwhile (LAB-09). */
export function FunctionConflict({ now, ...props }: FunctionConflictProps) {
  return (
    <ConflictDialog
      {...props}
      title="Функцию изменили после вас"
      change={savedBy(now)}
      labels={fieldLabels}
      wordsOf={(name, values) => wordsOf(values, name)}
    />
  );
}

/** Who saved it last, and when. */
function savedBy({ author, date }: AgentFunction): string {
  const moment = parseTimestamp(date);
  const who = withVisibleMarks(author?.name || 'Другой человек');
  return `${who}: сохранено ${moment ? savedMoment(moment) : 'недавно'}`;
}
