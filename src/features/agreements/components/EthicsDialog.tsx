import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Icon, Inline, Stack, Text } from '#ui/index.ts';
import { mark } from './EthicsDialog.css.ts';
import { ethicsCode } from './ethics-code.ts';

/** The code of ethics. After the acceptance the waiting request is sent; otherwise it stays in its field. */
export default function EthicsDialog({ isOpen, onClose }: DialogProps<boolean>) {
  return (
    <ActionDialog
      isOpen={isOpen}
      size="lg"
      title="Кодекс этики"
      primaryLabel="Принимаю"
      secondaryLabel="Не сейчас"
      onPrimary={() => onClose(true)}
      onClose={() => onClose(false)}
    >
      <Stack gap={5}>
        <Text>Прочитайте правила перед первым запросом. Когда вы их примете, запрос отправится сам.</Text>
        <Stack as="ul">
          {ethicsCode.map(({ icon: Picture, title, text }) => (
            <Inline key={title} as="li" gap={3} align="stretch">
              <span className={mark}>
                <Icon>
                  <Picture />
                </Icon>
              </span>
              <div>
                <Text as="strong">{title}</Text>
                <Text tone="muted">{text}</Text>
              </div>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </ActionDialog>
  );
}
