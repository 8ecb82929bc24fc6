import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#api/error.ts';
import {
  presentationCommentAdd,
  presentationCommentChange,
  presentationCommentRemove,
  presentationThreadChange,
} from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationCommentDraft } from '#api/generated/model/presentationCommentDraft.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { announce } from '#platform/announcer.ts';
import { useCall } from '#platform/useCall.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { type Thread, threadsOf } from './threads.ts';

const meta = { inline: [404, 409, 422] };

/** Why a comment was not sent, for the line below its field; undefined without a failure. */
export function refusalOf(error: ApiError | null): string | undefined {
  if (!error) return undefined;
  if (error.status === 409) return 'В\u00a0презентации уже 500 комментариев: удалите лишние';
  if (error.status === 404) return 'Комментарий удалили, или доступ к\u00a0презентации закрыт';
  return error.refusedFields[0]?.message || 'Не\u00a0отправлено. Текст сохранён, попробуйте ещё раз';
}

/** What a person does with comments; the list shows it at once. */
export function useThreadChanges() {
  const { session } = useOpenEditor();
  const { uuid } = session.store.deck;
  const queryClient = useQueryClient();
  const { queryKey } = threadsOf(uuid);
  const [keys] = useState(() => new IdempotencyKeys());
  const show = async (change: (threads: readonly Thread[]) => Thread[]): Promise<void> => {
    // A list that was asked for before the change would bring the old state back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Thread[]>(queryKey, (threads = []) => change(threads));
    void queryClient.invalidateQueries({ queryKey });
  };
  const put = (thread: Thread): Promise<void> =>
    show((threads) =>
      threads.some((one) => one.uuid === thread.uuid)
        ? threads.map((one) => (one.uuid === thread.uuid ? thread : one))
        : [...threads, thread],
    );
  const add = useCall(async (draft: PresentationCommentDraft) => {
    // The gateway has to know the slide.
    if (session.canEdit) await session.autosave.flush();
    const thread = await keys.send(JSON.stringify(draft), (headers) =>
      presentationCommentAdd(draft, { headers }),
    );
    await put(thread);
    announce('Комментарий отправлен');
  }, meta);
  const change = useCall(async (text: Parameters<typeof presentationCommentChange>[0]) => {
    await put(await presentationCommentChange(text));
    announce('Комментарий изменён');
  }, meta);
  const remove = useCall(async (commentId: string) => {
    await presentationCommentRemove({ commentId });
    await show((threads) =>
      threads
        .map((one) => ({ ...one, comments: one.comments.filter((comment) => comment.uuid !== commentId) }))
        .filter(({ comments }) => comments.length > 0),
    );
    announce('Комментарий удалён');
  });
  const resolve = useCall(async ({ uuid: thread, isResolved }: Pick<Thread, 'uuid' | 'isResolved'>) => {
    await put(await presentationThreadChange({ uuid: thread, isResolved }));
    announce(isResolved ? 'Отмечено решённым' : 'Открыто снова');
  });
  return { add, change, remove, resolve };
}
