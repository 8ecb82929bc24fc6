import { formatMinute } from '#lib/format-minute.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Text } from '#ui/index.ts';

interface KeepBeginsProps {
  row: { keepBegins?: string | null } | null;
}

/** Says when shortened terms of a company begin to erase, while they can be taken back (COMP-08). */
export function KeepBegins({ row }: KeepBeginsProps) {
  const begins = parseTimestamp(row?.keepBegins ?? '');
  return (
    begins && (
      <Text tone="muted">
        Сокращённые сроки хранения начнут действовать {formatMinute(begins)}. До&nbsp;этого прежние сроки
        можно вернуть.
      </Text>
    )
  );
}
