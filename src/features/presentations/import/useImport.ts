import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getPresentationListQueryKey } from '#api/generated/hooks/presentation/presentation.ts';
import { reportError } from '#platform/errors/report.ts';
import { DECK_LIMITS } from '../model/deck.ts';
import { ImportRefused } from '../office/refusals.ts';
import { chosenFrom, countOf, type ImportReport, reportOf, titleFor } from './chosen.ts';
import type { ImportedDeck } from './import-deck.ts';
import { readFile } from './read-file.ts';
import { ImportSaver, PictureNotStored } from './save-import.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The state of an import. */
export type ImportPhase =
  | ({ readonly kind: 'reading' } & Progress)
  | { readonly kind: 'choosing'; readonly deck: ImportedDeck }
  | ({ readonly kind: 'saving' } & Progress)
  | { readonly kind: 'refused'; readonly reason: string }
  /** A call failed, and the error policy has shown it. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly uuid: string; readonly report: ImportReport };

/** Reads a file at once, and stores its slides. */
export function useImport(first: File) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState(first);
  const [phase, setPhase] = useState<ImportPhase>({ kind: 'reading', done: 0, total: 0 });
  const running = useRef<AbortController>(null);
  const read = useRef<{ deck: ImportedDeck; from: number; saver: ImportSaver }>(null);

  /** Runs a part of the work; an abort leaves everything as it is. */
  const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof ImportRefused) {
        setPhase({ kind: 'refused', reason: error.message });
        return;
      }
      if (!(error instanceof PictureNotStored)) reportError(error);
      setPhase({ kind: 'failed' });
    }
  };

  const save = async (signal: AbortSignal): Promise<void> => {
    if (!read.current) return;
    const { deck, from, saver } = read.current;
    const chosen = chosenFrom(deck.slides, from);
    const onProgress = (done: number, total: number): void => setPhase({ kind: 'saving', done, total });
    const { uuid, lost } = await saver.save(deck, chosen, titleFor(deck, file.name), { signal, onProgress });
    void queryClient.invalidateQueries({ queryKey: getPresentationListQueryKey() });
    if (!signal.aborted) setPhase({ kind: 'done', uuid, report: reportOf(deck, chosen, lost) });
  };

  const readAndSave = async (signal: AbortSignal): Promise<void> => {
    const onProgress = (done: number, total: number): void => setPhase({ kind: 'reading', done, total });
    setPhase({ kind: 'reading', done: 0, total: 0 });
    const deck = await readFile(file, { signal, onProgress });
    read.current = { deck, from: deck.slides[0]?.number ?? 1, saver: new ImportSaver() };
    if (countOf(deck.slides) > DECK_LIMITS.slides) setPhase({ kind: 'choosing', deck });
    else await save(signal);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once
  useEffect(() => {
    void run(readAndSave);
    return () => running.current?.abort();
  }, [file]);

  return {
    file,
    phase,
    /** Takes another file after a refusal. */
    choose: setFile,
    /** Takes the slides from a number of the file on. */
    start: (from: number): void => {
      if (!read.current) return;
      read.current.from = from;
      void run(save);
    },
    /** Repeats what failed. */
    repeat: (): void => void run(read.current ? save : readAndSave),
    cancel: (): void => running.current?.abort(),
  };
}
