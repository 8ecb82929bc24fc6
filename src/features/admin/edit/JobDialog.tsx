import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  getJobReadQueryKey,
  useJobRead,
  useJobRowList,
  useJobStop,
} from '#api/generated/hooks/admin/admin.ts';
import type { Job } from '#api/generated/model/job.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { downloadRefusedRows } from '#platform/downloads.ts';
import { Button, Dialog, ProgressBar, Stack, Text } from '#ui/index.ts';
import { endTitle, isRunning, progressOf, resultText } from './batch.ts';
import { refusals } from './JobDialog.css.ts';

/** Interval between two status requests of a running job, ms. */
const pollInterval = 1000;
/** Number of refused rows in the list; the file has all of them. */
const listed = 20;

interface JobDialogProps extends DialogProps<Job> {
  /** Name of the action. */
  title: string;
  /** The job as it was accepted. */
  started: Job;
}

/**
 * Progress and result of a change of many rows (ADM-12). Closing it does not stop the job; the dialog resolves to the
 * last known state of the job.
 */
export function JobDialog({ title, started, isOpen, onClose }: JobDialogProps) {
  const { uuid } = started;
  const queryClient = useQueryClient();
  const { data: job = started } = useJobRead(
    { uuid },
    {
      query: {
        initialData: started,
        // A failure is shown once.
        refetchInterval: ({ state: { data, status } }) =>
          data && isRunning(data) && status !== 'error' ? pollInterval : false,
      },
    },
  );
  const stop = useJobStop({
    mutation: { onSuccess: (stopped) => queryClient.setQueryData(getJobReadQueryKey({ uuid }), stopped) },
  });
  const { refused } = job;
  const goesOn = isRunning(job);
  const rows = useJobRowList(
    { uuid, result: 'refused', size: listed },
    { query: { enabled: !goesOn && refused > 0 } },
  );
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={() => onClose(job)}
      footer={
        <>
          {goesOn && (
            <Button slot={null} isPending={stop.isPending} onPress={() => stop.mutate({ data: { uuid } })}>
              Остановить
            </Button>
          )}
          {!goesOn && refused > 0 && (
            <Button slot={null} icon={<Download />} onPress={() => void downloadRefusedRows(uuid)}>
              Скачать отказы
            </Button>
          )}
          <Button slot={null} variant={goesOn ? 'secondary' : 'primary'} onPress={() => onClose(job)}>
            Закрыть
          </Button>
        </>
      }
    >
      {goesOn ? (
        <Stack gap={3}>
          <ProgressBar label="Выполнено" {...progressOf(job)} />
          <Text size="sm" tone="muted">
            Окно можно закрыть: работа продолжится, ход будет виден над страницей.
          </Text>
        </Stack>
      ) : (
        <Stack gap={3}>
          <div role="status">
            <Text weight="medium">
              {endTitle(job)}. {resultText(job)}
            </Text>
          </div>
          {rows.data && (
            <ul className={refusals} aria-label="Отказы">
              {rows.data.content.map(({ line, label, message }) => (
                <li key={line}>
                  <Text size="sm">
                    {label}: {message ?? 'причина не указана'}
                  </Text>
                </li>
              ))}
            </ul>
          )}
          {refused > listed && (
            <Text size="sm" tone="muted">
              Показаны первые {listed}, остальные — в файле.
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
