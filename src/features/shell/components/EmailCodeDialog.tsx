import { emailCodeConfirm } from '#api/generated/hooks/account/account.ts';
import { useForm } from '#forms/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { openEmailConfirmation } from '#platform/email-confirmation.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Dialog, Stack, Text, TextField, toast } from '#ui/index.ts';

/** The field shows a refused code. */
const meta = { inline: [400] };

/** People copy codes with spaces. */
const digitsOf = (code: string): string => code.replace(/\s/g, '');

/** Takes the code that was sent to an unconfirmed address, the step after `EmailConfirmationModal` (AUTH-08). */
export function EmailCodeDialog({ email, isOpen, onClose }: { email: string } & DialogProps) {
  const confirm = useCall(emailCodeConfirm, meta);
  const form = useForm({
    initial: { code: '' },
    autoFocus: 'code',
    validate: ({ code }) => ({
      code: /^\d{6}$/.test(digitsOf(code)) ? undefined : 'Введите шесть цифр из\u00a0письма',
    }),
    async send({ code }) {
      await confirm.send({ email, code: digitsOf(code) });
      toast.show({ tone: 'positive', title: 'Почта подтверждена' });
      onClose();
    },
    refusal: (error) => ({ code: inlineText(error, meta) ?? undefined }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      size="md"
      title="Подтверждение кодом"
      onClose={onClose}
      isPersistent={form.isSending}
      footer={
        <>
          <Button
            slot={null}
            isDisabled={form.isSending}
            onPress={() => {
              onClose();
              openEmailConfirmation(email);
            }}
          >
            Отправить ещё раз
          </Button>
          <Button slot={null} variant="primary" isPending={form.isSending} onPress={form.submit}>
            Подтвердить
          </Button>
        </>
      }
    >
      <form {...form.formProps} aria-label="Подтверждение кодом">
        <Stack>
          <Text>
            Введите код из&nbsp;письма, которое пришло на&nbsp;{email}. Он&nbsp;действует 15&nbsp;минут.
            Письма нет? Загляните в&nbsp;«Спам».
          </Text>
          <TextField
            {...form.field('code')}
            label="Код из письма"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
