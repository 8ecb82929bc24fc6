import { useState } from 'react';
import type { ApiToken } from '#api/generated/model/apiToken.ts';
import type { TokenSecret } from '#api/generated/model/tokenSecret.ts';
import { copyText } from '#platform/copy.ts';
import { type DialogProps, openDialog } from '#platform/dialogs.ts';
import { Button, Dialog, Stack, Text, TextField } from '#ui/index.ts';

interface SecretDialogProps extends DialogProps {
  name: string;
  /** Null when the gateway has said it to an earlier call, whose answer was lost. */
  secret: string | null;
}

/** Shows the secret of a token for the only time (ADM-25); Escape and a press outside do not close it. */
export function SecretDialog({ name, secret, isOpen, onClose }: SecretDialogProps) {
  const [isWarned, setWarned] = useState(false);
  if (secret === null) return <LostSecret name={name} isOpen={isOpen} onClose={onClose} />;
  return (
    <Dialog
      isOpen={isOpen}
      isPersistent
      title={`Токен «${name}»`}
      onClose={() => setWarned(true)}
      footer={
        <>
          <Button slot={null} onPress={() => void copyText(secret)}>
            Копировать
          </Button>
          <Button slot={null} variant="primary" onPress={() => onClose()}>
            Я сохранил токен
          </Button>
        </>
      }
    >
      <Stack>
        <Text>Сохраните токен в хранилище паролей внешней системы. Портал покажет его только сейчас.</Text>
        <TextField label="Токен" isReadOnly autoComplete="off" value={secret} />
        {isWarned && (
          <div role="alert">
            <Text size="sm" tone="negative">
              После закрытия токен не узнать, его можно будет только перевыпустить. Если он сохранён, нажмите
              «Я сохранил токен».
            </Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

function LostSecret({ name, isOpen, onClose }: { name: string } & DialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={`Токен «${name}»`}
      onClose={() => onClose()}
      footer={
        <Button slot={null} variant="primary" onPress={() => onClose()}>
          Понятно
        </Button>
      }
    >
      <Text>
        Токен выпущен, но ответ с ним потерялся по дороге, а второй раз его не показать. Выберите в строке
        токена «Перевыпустить».
      </Text>
    </Dialog>
  );
}

/**
 * Shows the secret and returns the token without it, so that the secret gets into no cache. The dialog stays open when
 * the address changes: the secret cannot be read again.
 */
export function showSecret({ token, secret }: TokenSecret): ApiToken {
  const show = (): void => void openDialog(SecretDialog, { name: token.name, secret });
  // Once the form has closed: the focus then returns to the button that opened it, and from this dialog, too.
  requestAnimationFrame(() => requestAnimationFrame(show));
  return token;
}
