import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { uploadFile } from '#api/upload.ts';
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

/** A file that the gateway has, as a form shows it. */
export interface FormFile {
  idFile: string;
  name: string;
  size: number;
}

interface UploadOptions {
  /** What the files are for. */
  purpose: { serviceType: string; agent: true } | { serviceType: string; presentation: true };
  /** The form's files at this moment. */
  present: () => readonly FormFile[];
  onChange: (files: readonly FormFile[]) => void;
  /** The chosen files that the form can get beside its present ones, and the texts for the others (APP-18). */
  choose: (
    present: readonly (FormFile | File)[],
    chosen: readonly File[],
  ) => { added: readonly File[]; refusals: readonly string[] };
}

/** Uploads of files into a form. They end when the form is left. */
export function useUploads({ purpose, present, onChange, choose }: UploadOptions) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
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
      const upload = { file, ...purpose, idempotencyKey: key };
      const uploaded = await uploadFile(upload, { signal, onPercent });
      if (signal.aborted) return;
      end(key);
      const added = { idFile: uploaded.idFile, name: uploaded.name || file.name, size: uploaded.size };
      onChange([...present(), added]);
      announce(`Загружен файл ${cleanFileName(file.name)}`);
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemOf(error);
      change(key, { problem });
      announce(`${cleanFileName(file.name)}: ${problem}`);
    }
  };
  return {
    running,
    isRunning: running.some(({ problem }) => problem === null),
    /** Why files of the last choice were not taken. */
    refusals,
    /** Uploads chosen, dropped or pasted files. */
    take(chosen: readonly File[]): void {
      const uploading = running.filter(({ problem }) => problem === null).map(({ file }) => file);
      const verdict = choose([...present(), ...uploading], chosen);
      setRefusals(verdict.refusals);
      for (const file of verdict.added) void run(file);
    },
    cancel(key: string): void {
      aborts.current.get(key)?.abort();
      end(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
