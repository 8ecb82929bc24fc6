import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { sendMessage } from '#api/message.ts';
import { reportError } from '#platform/errors/report.ts';
import { mayAskService } from '#platform/ethics.ts';
import { drawnPicture } from './drawn-picture.ts';

/** What is asked of an image service. */
export interface Drawing {
  serviceType: string;
  tileUuid: string;
  text: string;
}

const failed = 'Не\u00a0удалось нарисовать картинку';
const noConnection = 'Нет связи. Повторите, когда она появится';

/** The editor works without a connection, so the form says that itself instead of the portal's page about it. */
const isAway = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** Refusals that the form shows beside its button. */
const meta = { inline: [400, 422, 424, 429] };

/** Asks an image service for a picture (presentations.md §5). */
export function useDrawing() {
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(null);
  /** The key of a request whose answer has not come yet: the same request joins its answer and is not paid twice. */
  const asked = useRef<{ of: string; key: string }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (
    { serviceType, tileUuid, text }: Drawing,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const of = JSON.stringify([serviceType, text]);
    if (asked.current?.of !== of) asked.current = { of, key: crypto.randomUUID() };
    const request = { text, tileUuid, purpose: 'presentation' } as const;
    const sent = { serviceType, request, idempotencyKey: asked.current.key };
    const { answer } = await sendMessage(sent, signal);
    asked.current = null;
    const idFile = answer.status === 'complete' ? drawnPicture(answer) : null;
    if (idFile === null) setProblem(answer.error?.message ?? failed);
    return idFile;
  };
  return {
    isDrawing,
    /** Why the last attempt has failed, '' if it has not. */
    problem,
    /** @returns the file; null when there is none: stopped, refused or failed */
    async draw(drawing: Drawing): Promise<string | null> {
      setProblem('');
      if (!(await mayAskService())) return null;
      const controller = new AbortController();
      running.current = controller;
      setDrawing(true);
      let idFile: string | null = null;
      try {
        idFile = await ask(drawing, controller.signal);
      } catch (error) {
        if (isAway(error)) setProblem(noConnection);
        else if (!controller.signal.aborted) {
          const verdict = error instanceof ApiError ? reportError(error, meta) : reportError(error);
          setProblem(verdict.action === 'inline' ? verdict.text : failed);
        }
      }
      setDrawing(false);
      return controller.signal.aborted ? null : idFile;
    },
    /** Ends the attempt at once; nothing changes. */
    stop: (): void => running.current?.abort(),
  };
}
