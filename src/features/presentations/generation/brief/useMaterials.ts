import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { uploadFile } from '#api/upload.ts';
import type { Form } from '#forms/index.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { chooseFiles } from '#lib/upload-rules.ts';
import { announce } from '#platform/announcer.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { reportError } from '#platform/errors/report.ts';
import { type BriefValues, type Material, materialRule } from './brief-values.ts';

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

/** The materials of a brief, and the uploads of further ones, which end when the form is left. */
export function useMaterials(form: Form<BriefValues>) {
  const { serviceType } = form.values;
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
      const upload = { file, serviceType, presentation: true as const, idempotencyKey: key };
      const uploaded = await uploadFile(upload, { signal, onPercent });
      if (signal.aborted) return;
      end(key);
      const added = { idFile: uploaded.idFile, name: uploaded.name || file.name, size: uploaded.size };
      form.set({ files: [...form.now().files, added] });
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
      const present: (Material | File)[] = [
        ...form.now().files,
        ...running.filter(({ problem }) => problem === null).map(({ file }) => file),
      ];
      const verdict = chooseFiles<Material | File>(present, chosen, materialRule);
      setRefusals(verdict.errors);
      for (const file of verdict.files) if (file instanceof File && !present.includes(file)) void run(file);
    },
    cancel(key: string): void {
      aborts.current.get(key)?.abort();
      end(key);
    },
  };
}
