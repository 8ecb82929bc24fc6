import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  exerciseAttemptSend,
  getExerciseAttemptListQueryKey,
  getExerciseListQueryKey,
} from '#api/generated/hooks/trainer/trainer.ts';
import type { Attempt } from '#api/generated/model/attempt.ts';
import type { AttemptPage } from '#api/generated/model/attemptPage.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { mayAskService } from '#platform/ethics.ts';
import { attemptPage } from '../model/attempt-page.ts';

interface Sent {
  attempt?: Attempt;
  /** Why the text is not judged, for the field. */
  refusal?: string;
}

const refusals: Readonly<Record<number, string>> = {
  404: 'Упражнение больше не\u00a0найдено. Текст остался здесь',
  422: 'Этот текст не\u00a0засчитан. Попробуйте своими словами',
};

/**
 * Sends attempts at an exercise; the ethics code comes first (AUTH-09). A judged attempt is in the list before `send`
 * returns.
 */
export function useSendAttempt(exerciseId: string) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (text: string) =>
      keys.send(text, (headers) => exerciseAttemptSend({ exerciseId, text }, { headers })),
    meta: { inline: [404, 422] },
  });
  const send = async (text: string): Promise<Sent> => {
    if (!(await mayAskService())) return {};
    try {
      const attempt = await mutateAsync(text);
      const queryKey = getExerciseAttemptListQueryKey(attemptPage(exerciseId));
      queryClient.setQueryData<AttemptPage>(
        queryKey,
        (page) =>
          page && {
            ...page,
            content: [attempt, ...page.content.filter(({ uuid }) => uuid !== attempt.uuid)],
          },
      );
      void queryClient.invalidateQueries({ queryKey: getExerciseListQueryKey() });
      return { attempt };
    } catch (error) {
      // The error policy shows all others.
      if (!(error instanceof ApiError)) return {};
      const refusal = error.refusedFields[0]?.message ?? refusals[error.status];
      return refusal === undefined ? {} : { refusal };
    }
  };
  return { send, isSending: isPending };
}
