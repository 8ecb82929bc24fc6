import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  presentationAdd,
  presentationRead,
  usePresentationHide,
  usePresentationPin,
  usePresentationRemove,
} from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationCard } from '#api/generated/model/presentationCard.ts';
import { copyName } from '#lib/copy-name.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { cardChanges, useCardMutation } from '#objects/index.ts';
import { announce } from '#platform/announcer.ts';
import { toast } from '#ui/index.ts';
import { DECK_LIMITS } from '../model/deck.ts';

/** What is done with a presentation in the list: pinning, copying, the archive, removal. */
export function usePresentationChanges() {
  const mutation = useCardMutation('presentationChanges', [
    getPresentationListQueryKey(),
    getPresentationReadQueryKey(),
  ]);
  const pinning = usePresentationPin({ mutation });
  const hiding = usePresentationHide({ mutation });
  const removing = usePresentationRemove({ mutation });
  const [keys] = useState(() => new IdempotencyKeys());
  const copying = useMutation({
    ...mutation,
    mutationFn: async ({ card, taken }: { card: PresentationCard; taken: readonly string[] }) => {
      const { title, language, theme } = await presentationRead({ presentationId: card.uuid });
      const name = copyName(title, taken, DECK_LIMITS.deckTitle);
      return keys.send(`${card.uuid} ${name}`, (headers) =>
        presentationAdd({ title: name, language, theme, copyOf: card.uuid }, { headers }),
      );
    },
    onSuccess: ({ title }) => toast.show({ tone: 'positive', title: 'Сделана копия', text: title }),
  });
  const { archive, restore, pin } = cardChanges({
    pinning,
    hiding,
    archived: 'Презентация в\u00a0архиве',
    restored: (name) => `Презентация «${name}» вернулась из\u00a0архива`,
  });
  return {
    archive,
    restore,
    pin,
    /** @param taken titles that the copy may not have */
    copy: (card: PresentationCard, taken: readonly string[]): void => copying.mutate({ card, taken }),
    remove: ({ uuid, title }: PresentationCard): void =>
      removing.mutate(
        { params: { presentationId: uuid } },
        { onSuccess: () => announce(`Презентация «${title}» удалена`) },
      ),
  };
}
