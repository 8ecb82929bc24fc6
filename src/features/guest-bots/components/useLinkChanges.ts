import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGuestLinkListQueryKey,
  guestLinkRemove,
  guestLinkSend,
} from '#api/generated/hooks/guest-bot/guest-bot.ts';
import type { GuestLink } from '#api/generated/model/guestLink.ts';
import { announce } from '#platform/announcer.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { toast } from '#ui/index.ts';

const removing = { inline: [404] };

/** What is done with the personal links of a chat-bot. */
export function useLinkChanges(botId: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: getGuestLinkListQueryKey({ botId }) });
  const sending = useMutation({
    mutationFn: (emails: string[]) => guestLinkSend({ uuid: botId, emails }),
    meta: { inline: [404, 422] },
    onSettled: reload,
  });
  const revoking = useMutation({
    mutationFn: ({ uuid }: GuestLink) => guestLinkRemove({ linkId: uuid }),
    meta: removing,
    onError(error) {
      const text = inlineText(error, removing);
      if (text !== null) toast.show({ tone: 'negative', title: text });
    },
    onSettled: reload,
  });
  return {
    /** Mails links to at most 20 addresses. Rejects with the refusal. */
    send: (emails: string[]): Promise<unknown> => sending.mutateAsync(emails),
    /** Mails a new link, which replaces the one before. A refusal has been told. */
    async sendAgain({ email }: GuestLink): Promise<void> {
      const problem = await sending.mutateAsync([email]).then(
        () => null,
        (error: unknown) => error,
      );
      if (problem === null) {
        toast.show({ tone: 'positive', title: 'Новая ссылка отправлена', text: email });
        return;
      }
      const text = inlineText(problem, { inline: [404, 422] });
      if (text !== null) toast.show({ tone: 'negative', title: text });
    },
    isSendingTo: ({ email }: GuestLink): boolean =>
      sending.isPending && sending.variables.length === 1 && sending.variables[0] === email,
    /** Resolves when the answer has come; a refusal has been told. */
    revoke: (link: GuestLink): Promise<void> =>
      revoking.mutateAsync(link).then(
        () => announce(`Ссылка для\u00a0${link.email} отозвана`),
        () => undefined,
      ),
    isRevoking: revoking.isPending,
  };
}

export type LinkChanges = ReturnType<typeof useLinkChanges>;
