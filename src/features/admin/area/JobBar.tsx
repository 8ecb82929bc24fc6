import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useJobList } from '#api/generated/hooks/admin/admin.ts';
import type { Job } from '#api/generated/model/job.ts';
import { announce } from '#platform/announcer.ts';
import { Button, IconButton, Stack, Text } from '#ui/index.ts';
import { endTitle, isRunning, isSmooth, progressOf, resultText } from '../edit/batch.ts';
import { settle, showJob, unwatch, useWatchedJobs, watch } from '../edit/jobs.ts';
import { jobRow, jobText } from './AdminArea.css.ts';

/** Interval between two looks at jobs that run, ms. */
const interval = 2000;
/** Number of jobs that are looked at: the newest. */
const size = 20;

const textOf = (job: Job): string =>
  isRunning(job)
    ? `${job.title}: выполнено ${progressOf(job).valueText}`
    : `${job.title}: ${endTitle(job).toLowerCase()}. ${resultText(job)}`;

/** The long jobs that run, or have ended while their window was closed, with the way back to it (ADM-12). */
export function JobBar() {
  const queryClient = useQueryClient();
  const watched = useWatchedJobs();
  const { data, isFetched, refetch } = useJobList(
    { size },
    {
      query: {
        // A failure is shown once.
        refetchInterval: ({ state: { data: page, status } }) =>
          page?.content.some(isRunning) && status !== 'error' ? interval : false,
      },
    },
  );
  const shown = (data?.content ?? []).filter((job) => isRunning(job) || watched.includes(job.uuid));
  const told = useRef(new Set<string>());
  const end = useEffectEvent((uuid: string) => {
    const job = shown.find((one) => one.uuid === uuid);
    if (!job || told.current.has(uuid)) return;
    told.current.add(uuid);
    const isTold = settle(job);
    if (isTold && isSmooth(job)) unwatch(uuid);
    if (!isTold) announce(textOf(job));
    for (const list of ['admin list', 'admin row', 'imports', 'import rows'])
      void queryClient.invalidateQueries({ queryKey: [list] });
  });
  const running = keysOf(shown.filter(isRunning));
  const ended = keysOf(shown.filter((job) => !isRunning(job)));
  useEffect(() => {
    for (const uuid of running.split(' ').filter(Boolean)) watch(uuid);
  }, [running]);
  useEffect(() => {
    for (const uuid of ended.split(' ').filter(Boolean)) end(uuid);
  }, [ended]);
  // Jobs that have just begun.
  const missing = watched.filter((uuid) => isFetched && !data?.content.some((job) => job.uuid === uuid));
  const begun = missing.join(' ');
  useEffect(() => {
    if (begun) void refetch();
  }, [begun, refetch]);
  return (
    shown.length > 0 && (
      <Stack as="ul" gap={2} screenOnly aria-label="Задания">
        {shown.map((job) => (
          <JobRow key={job.uuid} job={job} />
        ))}
      </Stack>
    )
  );
}

/** For effects: the same text while the jobs are the same. */
const keysOf = (jobs: readonly Job[]): string => jobs.map(({ uuid }) => uuid).join(' ');

function JobRow({ job }: { job: Job }) {
  const { uuid, title } = job;
  const label = isRunning(job) ? 'Показать ход' : 'Показать результат';
  return (
    <li className={jobRow}>
      <span className={jobText}>
        <Text size="sm">{textOf(job)}</Text>
      </span>
      <Button size="sm" aria-label={`${label}: ${title}`} onPress={() => void showJob(title, job)}>
        {label}
      </Button>
      {!isRunning(job) && (
        <IconButton size="sm" label={`Скрыть: ${title}`} icon={<X />} onPress={() => unwatch(uuid)} />
      )}
    </li>
  );
}
