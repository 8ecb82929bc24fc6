import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton, Text } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { switcherId } from './useVariants.ts';
import { group } from './VariantSwitcher.css.ts';

export interface VariantSwitcherProps {
  message: Message;
  /** Which variant the message is, from 0. */
  index: number;
  count: number;
  onVariant: (message: Message, step: 1 | -1) => void;
}

/** Switches between the variants of a request or an answer. */
export default function VariantSwitcher({ message, index, count, onVariant }: VariantSwitcherProps) {
  return (
    <fieldset id={switcherId(message.id)} aria-label="Варианты" className={group}>
      <IconButton
        size="sm"
        label="Предыдущий вариант"
        icon={<ChevronLeft />}
        isDisabled={index === 0}
        onPress={() => onVariant(message, -1)}
      />
      <Text size="sm" as="span">
        {index + 1} из {count}
      </Text>
      <IconButton
        size="sm"
        label="Следующий вариант"
        icon={<ChevronRight />}
        isDisabled={index === count - 1}
        onPress={() => onVariant(message, 1)}
      />
    </fieldset>
  );
}
