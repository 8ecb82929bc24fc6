import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { type UploadedFile, uploadFile } from '#api/upload.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { announce } from '#platform/announcer.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { reportError } from '#platform/errors/report.ts';

interface Running {
  key: string;
  file: File;
  percent: number;
  /** Why it failed; null while it runs. */
  problem: string | null;
}

/** Refusals that stand at the file; the error policy shows the others. */
const meta = { inline: [400, 404, 408, 409, 413, 415, 422, 429] };

const problemOf = (error: unknown): string => {
  reportError(error, meta);
  const isTooLarge = error instanceof ApiError && error.status === 413;
  return isTooLarge ? 'Файл слишком большой' : (inlineText(error, meta) ?? 'Файл не\u00a0загружен');
};

/**
 * The uploads of an agent's files. They end when the form is left.
 *
 * @param serviceType the service of the agent
 * @param onUploaded called with each file that the gateway has got
 */
export function useUploads(serviceType: string, onUploaded: (file: UploadedFile) => void) {
  const [running, setRunning] = useState<readonly Running[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = aborts.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Running>): void =>
    setRunning((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const end = (key: string): void => {
    aborts.current.delete(key);
    setRunning((before) => before.filter((one) => one.key !== key));
  };
  const run = async (file: File): Promise<void> => {
    const key = crypto.randomUUID();
    const abort = new AbortController();
    aborts.current.set(key, abort);
    setRunning((before) => [...before, { key, file, percent: 0, problem: null }]);
    const { signal } = abort;
    const onPercent = (percent: number): void => change(key, { percent });
    try {
      const upload = { file, serviceType, agent: true as const, idempotencyKey: key };
      const uploaded = await uploadFile(upload, { signal, onPercent });
      if (signal.aborted) return;
      end(key);
      onUploaded({ ...uploaded, name: uploaded.name || file.name });
      announce(`Загружен файл ${cleanFileName(file.name)}`);
    } catch (error) {
      if (!signal.aborted) change(key, { problem: problemOf(error) });
    }
  };
  return {
    running,
    isRunning: running.some(({ problem }) => problem === null),
    start(files: readonly File[]): void {
      for (const file of files) void run(file);
    },
    cancel(key: string): void {
      aborts.current.get(key)?.abort();
      end(key);
    },
  };
}
