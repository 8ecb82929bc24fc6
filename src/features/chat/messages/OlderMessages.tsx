import { Button, Inline, Text } from '#ui/index.ts';
import { printOnly, screenOnly } from './MessageList.css.ts';

interface OlderMessagesProps {
  hasFailed: boolean;
  onLoad: () => void;
}

/** Above the first message: older ones load by themselves, and by the button, also after a failure. */
const OlderMessages = ({ hasFailed, onLoad }: OlderMessagesProps) => (
  <Inline gap={0} align="stretch" justify="center" role={hasFailed ? 'alert' : undefined}>
    {hasFailed ? (
      <Inline>
        <Text size="sm" tone="muted">
          Не удалось загрузить предыдущие сообщения
        </Text>
        <Button size="sm" variant="quiet" onPress={onLoad}>
          Повторить
        </Button>
      </Inline>
    ) : (
      <>
        <span className={screenOnly}>
          <Button size="sm" variant="quiet" onPress={onLoad}>
            Показать предыдущие
          </Button>
        </span>
        <span className={printOnly}>
          Здесь не все сообщения. Чтобы напечатать чат целиком, скачайте его: «Скачать чат».
        </span>
      </>
    )}
  </Inline>
);

export default OlderMessages;
