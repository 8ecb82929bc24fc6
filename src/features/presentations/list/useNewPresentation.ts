import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  presentationAdd,
} from '#api/generated/hooks/presentation/presentation.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';

/** Title of a presentation that has no other yet. */
export const newTitle = 'Новая презентация';

/** Makes a presentation and opens it: `ai` its brief, `empty` the editor. */
export function useNewPresentation() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const { mutate, isPending } = useMutation({
    mutationFn: (way: 'ai' | 'empty') =>
      keys.send(way, (headers) =>
        presentationAdd({ title: newTitle, language: 'ru', theme: 'brand' }, { headers }),
      ),
    onSuccess(deck, way) {
      const params = { uuid: deck.uuid };
      queryClient.setQueryData(getPresentationReadQueryKey({ presentationId: deck.uuid }), deck);
      void queryClient.invalidateQueries({ queryKey: getPresentationListQueryKey() });
      void navigate(
        way === 'ai'
          ? { to: '/pres-generate/$uuid', params, search: { step: 'brief' } }
          : { to: '/pres-editor/$uuid', params },
      );
    },
  });
  return { create: mutate, isPending };
}
