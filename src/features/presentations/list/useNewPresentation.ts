import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  presentationAdd,
  presentationList,
  presentationRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';

/** Title of a presentation that has no other yet. */
export const newTitle = 'Новая презентация';

/** The own presentation that was made and left as it was; undefined without one, or if the list can't be read. */
async function untouched() {
  const { content } = await presentationList({ searchText: newTitle }).catch(() => ({ content: [] }));
  const card = content.find(
    ({ title, version, slideCount, right, hidden }) =>
      title === newTitle && version === 1 && slideCount === 0 && right === 'owner' && !hidden,
  );
  return card && presentationRead({ presentationId: card.uuid }).catch(() => undefined);
}

/**
 * Makes a presentation and opens it: `ai` its brief, `empty` the editor. Whoever looks at the brief and leaves gets the
 * same presentation the next time, so that the list does not fill with empty ones.
 */
export function useNewPresentation() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const { mutate, isPending } = useMutation({
    mutationFn: async (way: 'ai' | 'empty') => {
      const left = way === 'ai' ? await untouched() : undefined;
      return (
        left ??
        keys.send(way, (headers) =>
          presentationAdd({ title: newTitle, language: 'ru', theme: 'brand' }, { headers }),
        )
      );
    },
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
