import type { RefObject } from 'react';
import { type Finding, withLabels } from '#lib/personal-data.ts';
import { Button, Inline, Stack, Text } from '#ui/index.ts';

interface WarningProps {
  /** What was found: «СНИЛС, карта». */
  personal: string;
  /** Title of the external service. */
  service: string;
  /** The button that gets the focus; never «Всё равно открыть». */
  first: RefObject<HTMLElement | null>;
  /** Chooses a service inside the company; absent if none takes the request. */
  onInside: (() => void) | undefined;
  text: string;
  /** What can be replaced in the text. */
  inText: readonly Finding[];
  onReplace: (text: string) => void;
  /** Opens the external service after all. */
  onConfirm: () => void;
}

/** Before a request with personal data goes to an external service: says what leaves the company (HOME-13). */
export function Warning(props: WarningProps) {
  const { personal, service, first, onInside, text, inText, onReplace, onConfirm } = props;
  const isReplaceable = inText.length > 0;
  const ref = first as RefObject<HTMLButtonElement | null>;
  return (
    <Stack gap={2}>
      <div role="alert">
        <Text size="sm" tone="negative">
          Похоже на&nbsp;персональные данные: {personal}. «{service}»&nbsp;— внешний сервис, запрос уйдёт
          за&nbsp;пределы компании.
        </Text>
      </div>
      <Inline wrap>
        {onInside && (
          <Button ref={ref} variant="primary" onPress={onInside}>
            Выбрать сервис в контуре
          </Button>
        )}
        {isReplaceable && (
          <Button {...(!onInside && { ref })} onPress={() => onReplace(withLabels(text, inText))}>
            Заменить метками
          </Button>
        )}
        <Button variant="quiet" onPress={onConfirm}>
          Всё равно открыть
        </Button>
      </Inline>
    </Stack>
  );
}
