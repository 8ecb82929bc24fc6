import { ApiError } from '#api/error.ts';
import { type Form, useForm } from '#forms/index.ts';
import { isEmail } from '#lib/email.ts';
import { isRecord } from '#lib/guards.ts';
import { plural } from '#lib/text.ts';
import { formDraft } from '#platform/form-draft.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, Stack, TextArea, toast } from '#ui/index.ts';
import { addressesIn } from '../model/addresses.ts';

/** The form that mails personal links. */
interface LinksValues {
  /** Addresses as they were typed. */
  emails: string;
}

/** The draft of a chat-bot's guest addresses, stored in this browser by person and chat-bot. */
const linksDraft = (userId: number, botUuid: string) =>
  formDraft<LinksValues>(userId, `guestLinks:${botUuid}`, {
    parse: (stored) =>
      isRecord(stored) && typeof stored['emails'] === 'string' ? { emails: stored['emails'] } : {},
    keep: (values) => (values.emails.trim() === '' ? null : values),
  });

/** Addresses of one call (guestLinkSend); more go in several. */
const batchSize = 20;
const maxAddresses = 200;

function emailsProblem(text: string): string | undefined {
  const found = addressesIn(text);
  if (found.length === 0) return 'Укажите хотя\u00a0бы один адрес';
  const wrong = found.find((address) => !isEmail(address) || address.length > 254);
  if (wrong !== undefined) return `«${wrong}» не\u00a0похоже на\u00a0адрес`;
  return found.length > maxAddresses
    ? `За\u00a0один раз не\u00a0больше ${maxAddresses}\u00a0адресов`
    : undefined;
}

interface SendLinksProps {
  /** Id of the chat-bot, which keeps the field of one apart from that of another. */
  uuid: string;
  send: (emails: string[]) => Promise<unknown>;
}

/** Mails personal links to the addresses that are typed or pasted. Those that got one leave the field. */
export function SendLinks({ uuid, send }: SendLinksProps) {
  const { profile } = useSession();
  const form: Form<LinksValues> = useForm<LinksValues>({
    initial: { emails: '' },
    draft: linksDraft(profile?.id ?? 0, uuid),
    validate: ({ emails }) => ({ emails: emailsProblem(emails) }),
    async send({ emails }) {
      const all = addressesIn(emails);
      for (let start = 0; start < all.length; start += batchSize) {
        await send(all.slice(start, start + batchSize)).catch((error: unknown) => {
          // Those before have their letters.
          if (start > 0) form.set({ emails: all.slice(start).join('\n') });
          throw error;
        });
      }
      toast.show({
        tone: 'positive',
        title: 'Ссылки отправлены',
        text: plural(all.length, 'письмо', 'письма', 'писем'),
      });
    },
    onSent: (_sent, typedSince) => form.reset({ emails: '', ...typedSince }),
    refusal(error) {
      const [first] = error instanceof ApiError ? error.refusedFields : [];
      const gone = error instanceof ApiError && error.status === 404 ? 'Чат\u2011бота больше нет' : undefined;
      return { emails: first?.message ?? gone };
    },
  });
  const count = addressesIn(form.values.emails).length;
  return (
    <form key={uuid} {...form.formProps} aria-label="Отправка личных ссылок">
      <Stack gap={3}>
        <TextArea
          label="Адреса гостей"
          rows={2}
          spellCheck="false"
          description={
            count > 1
              ? `Адресов: ${count}`
              : 'Можно вставить список: через запятую, точку с\u00a0запятой или с\u00a0новой строки'
          }
          {...form.field('emails')}
        />
        <div>
          <Button type="submit" isPending={form.isSending}>
            Отправить ссылки
          </Button>
        </div>
      </Stack>
    </form>
  );
}
