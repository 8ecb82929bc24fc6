import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  getDataExportListQueryKey,
  useDataExportAdd,
  useDataExportList,
} from '#api/generated/hooks/user/user.ts';
import type { DataExport as Export } from '#api/generated/model/dataExport.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { downloadFile } from '#platform/downloads.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { Button, Heading, Inline, Loaded, ProgressBar, Stack, Text } from '#ui/index.ts';

/** The refusal of a second export in a day is shown at the button. */
const meta = { inline: [429] };
const POLL_MS = 1000;

/** A moment to come, which people need with its time: `24 ноября в 11:42`. */
const untilFormat = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

const stages: Partial<Record<Export['status'], string>> = {
  profile: 'Собираем профиль',
  chats: 'Собираем чаты',
  files: 'Собираем файлы',
  packing: 'Упаковываем архив',
};
const isRunning = ({ status }: Export): boolean => stages[status] !== undefined;

/** A zip with the profile, the chats and the files of the user (PROF-07). */
export function DataExport() {
  const queryClient = useQueryClient();
  const exports = useDataExportList({
    query: {
      ...loadedByRoute,
      refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
    },
  });
  const add = useDataExportAdd({
    mutation: {
      meta,
      onSettled: () => queryClient.invalidateQueries({ queryKey: getDataExportListQueryKey() }),
    },
  });
  const refusal = inlineText(add.error, meta);
  return (
    <Stack as="section">
      <Heading level={2} size="lg">
        Выгрузка данных
      </Heading>
      <Text tone="muted">
        Архив с&nbsp;вашим профилем, чатами (Markdown и&nbsp;JSON) и&nbsp;файлами. Собрать его можно раз
        в&nbsp;сутки, ссылка действует 24&nbsp;часа.
      </Text>
      <Loaded query={exports} failure="Не удалось загрузить выгрузки">
        {(list) => (
          <>
            {list.map((one) => (
              <ExportState key={one.uuid} export={one} />
            ))}
            {!list.some(isRunning) && (
              <Stack gap={2} align="start">
                <Button isPending={add.isPending} onPress={() => add.mutate()}>
                  Собрать архив
                </Button>
                <div role="status">{refusal && <Text tone="negative">{refusal}</Text>}</div>
              </Stack>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function ExportState({ export: { status, percent, idFile, size, expires } }: { export: Export }) {
  const stage = stages[status];
  if (stage) return <ProgressBar label={stage} value={percent} />;
  if (status === 'failed' || !idFile)
    return <Text tone="negative">Архив собрать не&nbsp;удалось. Попробуйте ещё раз.</Text>;
  const until = expires === undefined ? null : parseTimestamp(expires);
  return (
    <Inline gap={3} wrap>
      <Button
        variant="primary"
        icon={<Download />}
        onPress={() => void downloadFile({ idFile }, 'Мои данные.zip')}
      >
        Скачать архив
      </Button>
      <Text tone="muted">
        {size !== undefined && `${formatFileSize(size)}, `}
        {until && `ссылка действует до\u00a0${untilFormat.format(until)}`}
      </Text>
    </Inline>
  );
}
