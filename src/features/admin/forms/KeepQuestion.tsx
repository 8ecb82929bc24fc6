import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CompanyKeep } from '#api/generated/model/companyKeep.ts';
import type { KeepErasure } from '#api/generated/model/keepErasure.ts';
import { formatMinute } from '#lib/format-minute.ts';
import { plural } from '#lib/text.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Loaded, Stack, Text } from '#ui/index.ts';

interface KeepQuestionProps extends DialogProps<'save'> {
  keep: CompanyKeep;
  /** Asks the gateway what would be erased. */
  count: (signal: AbortSignal) => Promise<{ erases?: KeepErasure; keepBegins?: string | null }>;
}

const list = new Intl.ListFormat('ru-RU', { type: 'conjunction' });

const older = (days: number | null): string =>
  days === null ? '' : ` старше ${plural(days, 'дня', 'дней', 'дней')}`;

/** «1 240 чатов старше 90 дней и 312 файлов»; empty when nothing is erased. */
function erasedText({ chats, files, letters, audit, signIns }: KeepErasure, keep: CompanyKeep): string {
  const parts: readonly [number, string][] = [
    [chats, `${plural(chats, 'чат', 'чата', 'чатов')}${older(keep.chatDays)}`],
    [files, `${plural(files, 'файл', 'файла', 'файлов')}${older(keep.fileDays)}`],
    [letters, `${plural(letters, 'письмо', 'письма', 'писем')}${older(keep.letterDays)}`],
    [audit, `${plural(audit, 'запись', 'записи', 'записей')} журнала действий${older(keep.auditDays)}`],
    [signIns, `${plural(signIns, 'запись', 'записи', 'записей')} журнала входов${older(keep.signInDays)}`],
  ];
  return list.format(parts.flatMap(([number, text]) => (number > 0 ? text : [])));
}

/** Says what shorter terms of a company erase and when, before they are saved (COMP-08). */
export function KeepQuestion({ keep, count, isOpen, onClose }: KeepQuestionProps) {
  const id = useId();
  const counted = useQuery({
    queryKey: ['kept things', id],
    queryFn: ({ signal }) => count(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The question says it. A dialog would cover the question.
    meta: { inline: [400, 404, 409, 422] },
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title="Сократить срок хранения?"
      primaryLabel="Сократить"
      isDanger
      isUntouched
      isPrimaryDisabled={!counted.data}
      onPrimary={() => onClose('save')}
      onClose={() => onClose()}
    >
      <Loaded query={counted} failure="Не удалось посчитать, что удалится">
        {({ erases, keepBegins }) => {
          const erased = erases ? erasedText(erases, keep) : '';
          const begins = parseTimestamp(keepBegins ?? '');
          return (
            <Stack>
              <Text>
                {erased
                  ? `Будет удалено: ${erased}.`
                  : 'Сейчас удалять нечего: ничего старше этих сроков нет.'}
              </Text>
              <Text>
                Удаление начнётся через сутки{begins && `, ${formatMinute(begins)}`}. До&nbsp;этого срок можно
                вернуть, потом удалённое не&nbsp;восстановить.
              </Text>
            </Stack>
          );
        }}
      </Loaded>
    </ActionDialog>
  );
}
