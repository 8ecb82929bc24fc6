import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import { chatShareAdd, getChatShareListQueryKey } from '#api/generated/hooks/share/share.ts';
import type { ChatShare } from '#api/generated/model/chatShare.ts';
import type { NewChatShare } from '#api/generated/model/newChatShare.ts';
import { type Choice, Fields, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { peopleSource } from '#objects/index.ts';
import { copyText } from '#platform/copy.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, Stack, Text } from '#ui/index.ts';

import { shareAddress } from '../share-address.ts';

/** What is shared: a chat of the person, up to a message or to its end. */
export interface Shareable {
  chatUuid: string;
  lastMessageUuid?: string | undefined;
}

interface ShareValues {
  userIds: readonly Choice[];
  withFiles: boolean;
}

const fields = [
  { kind: 'multiLookup', name: 'userIds', label: 'Кому открыть', source: peopleSource, isRequired: true },
  {
    kind: 'switch',
    name: 'withFiles',
    label: 'Вместе с\u00a0файлами',
    description: 'Без отметки коллеги увидят только тексты',
  },
] as const;

/** «Поделиться чатом»: a copy for named colleagues; then its address. */
export default function ShareDialog({ chat, isOpen, onClose }: { chat: Shareable } & DialogProps) {
  const [keys] = useState(() => new IdempotencyKeys());
  const [done, setDone] = useState<ChatShare>();
  const queryClient = useQueryClient();
  const sharing = useMutation({
    mutationFn: (body: NewChatShare) =>
      keys.send(JSON.stringify(body), (headers) => chatShareAdd(body, { headers })),
    meta: { inline: [404, 422] },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getChatShareListQueryKey() }),
  });
  const form = useForm<ShareValues>({
    initial: { userIds: [], withFiles: false },
    autoFocus: 'userIds',
    validate: (values) => requiredErrors(fields, values),
    async send({ userIds, withFiles }) {
      setDone(
        await sharing.mutateAsync({ ...chat, userIds: userIds.map(({ id }) => Number(id)), withFiles }),
      );
    },
    refusal: (error) => refusedFieldErrors(error instanceof ApiError ? error.refusedFields : []),
  });
  const close = (): void => onClose();
  if (done) return <Shared share={done} isOpen={isOpen} onClose={close} />;
  const refusal = [
    ...form.otherErrors,
    sharing.error instanceof ApiError && sharing.error.status === 404 && 'Чат не\u00a0найден',
  ];
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title="Поделиться чатом"
      onClose={close}
      footer={
        <>
          <Button slot={null} onPress={close}>
            Отменить
          </Button>
          <Button slot={null} variant="primary" isPending={form.isSending} onPress={form.submit}>
            Открыть доступ
          </Button>
        </>
      }
    >
      <form {...form.formProps} aria-label="Поделиться чатом">
        <Stack>
          <Text tone="muted">
            Коллеги получат снимок чата{chat.lastMessageUuid && ' до выбранного ответа'}: новые сообщения в
            {'\u00a0'}него не{'\u00a0'}попадут. Перечитайте чат, прежде чем делиться: правила безопасности
            действуют и{'\u00a0'}здесь.
          </Text>
          <Fields form={form} fields={fields} isReadOnly={form.isSending} />
          {refusal.filter(Boolean).map((text) => (
            <Text key={String(text)} size="sm" tone="negative">
              <span role="alert">{text}</span>
            </Text>
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What came of it: who can open the copy, and its address. */
function Shared({ share, isOpen, onClose }: { share: ChatShare; isOpen: boolean; onClose: () => void }) {
  const names = share.recipients.map(({ name, email }) => name || email).join(', ');
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title="Доступ открыт"
      onClose={onClose}
      footer={
        <>
          <Button slot={null} onPress={() => void copyText(shareAddress(share.uuid))}>
            Копировать ссылку
          </Button>
          <Button slot={null} variant="primary" onPress={onClose}>
            Готово
          </Button>
        </>
      }
    >
      <Text>
        Чат видят: {names}. Им придёт уведомление. Ссылка откроется только у{'\u00a0'}них; отозвать доступ
        можно на{'\u00a0'}странице «Профиль → Общий доступ».
      </Text>
    </Dialog>
  );
}
