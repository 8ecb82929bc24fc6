/** Long jobs whose result the user has not seen yet: their window was closed, or the page was left (ADM-12). */
import type { Job } from '#api/generated/model/job.ts';
import { createStore, useStore } from '#lib/store.ts';
import { isUuid } from '#lib/uuid.ts';
import { openDialog } from '#platform/dialogs.ts';
import { readTab, writeTab } from '#platform/storage.ts';
import { isRunning } from './batch.ts';
import { JobDialog } from './JobDialog.tsx';

/** In sessionStorage: keys of the jobs, newest first; a sign-out removes it. */
const key = 'adminJobs';
const most = 20;

const changes = createStore(0);
const stored = { get: () => readTab(key), subscribe: changes.subscribe };

const keysIn = (text: string | null): readonly string[] =>
  (text ?? '').split(' ').filter(isUuid).slice(0, most);
const watchedJobs = (): readonly string[] => keysIn(readTab(key));

function write(keys: readonly string[]): void {
  writeTab(key, keys.join(' ') || null);
  changes.set(changes.get() + 1);
}

export const watch = (uuid: string): void => {
  if (!watchedJobs().includes(uuid)) write([uuid, ...watchedJobs()].slice(0, most));
};

export const unwatch = (uuid: string): void => {
  if (watchedJobs().includes(uuid)) write(watchedJobs().filter((one) => one !== uuid));
};

/** The keys of the jobs whose result was not seen yet. */
export const useWatchedJobs = (): readonly string[] => keysIn(useStore(stored));

/** Those who wait for the end of a job whose window was closed. */
const waiting = new Map<string, (job: Job) => void>();

/** Tells those who wait for a job that it has ended. Returns true if there is somebody. */
export function settle(job: Job): boolean {
  const resolve = waiting.get(job.uuid);
  waiting.delete(job.uuid);
  resolve?.(job);
  return resolve !== undefined;
}

/** Shows a job in its window until the window is closed. Returns the last known state of the job. */
export async function showJob(title: string, started: Job): Promise<Job> {
  if (isRunning(started)) watch(started.uuid);
  const job = (await openDialog(JobDialog, { title, started }, { isOfScreen: true })) ?? started;
  if (isRunning(job)) return job;
  unwatch(job.uuid);
  settle(job);
  return job;
}

/** The job when it has ended; `JobBar` sees the end while the user is in the administration. */
export const endOf = (job: Job): Promise<Job> =>
  isRunning(job) ? new Promise((resolve) => waiting.set(job.uuid, resolve)) : Promise.resolve(job);
