import { useEffect, useMemo, useState } from 'react';
import { announce } from '#platform/announcer.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type Variants, variantsOf } from '../model/branches.ts';
import type { ChatState, Message } from '../model/chat.ts';

/** Id of the switcher of a message. */
export const switcherId = (id: string): string => `variants-${id}`;

/** Focuses the button of a switcher that was pressed, or the other one at the end. */
function focusSwitcher(id: string, step: 1 | -1): void {
  const buttons = [...(document.getElementById(switcherId(id))?.querySelectorAll('button') ?? [])];
  const pressed = buttons.at(step === 1 ? 1 : 0);
  (pressed?.disabled ? buttons.find(({ disabled }) => !disabled) : pressed)?.focus();
}

/**
 * The variants of the shown messages.
 *
 * @returns them by the message's id, and a function that shows the next or the previous one of a message, says which it is,
 *   and keeps the focus at the switcher
 */
export function useVariants(
  conversation: Conversation,
  chat: ChatState,
): { variants: ReadonlyMap<string, Variants>; showVariant: (message: Message, step: 1 | -1) => void } {
  const variants = useMemo(() => variantsOf(chat), [chat]);
  const [chosen, setChosen] = useState<{ id: string; step: 1 | -1 }>();
  useEffect(() => {
    if (chosen) focusSwitcher(chosen.id, chosen.step);
  }, [chosen]);
  const showVariant = async (message: Message, step: 1 | -1): Promise<void> => {
    const next = await conversation.showVariant(message, step);
    if (!next) return;
    setChosen({ id: next.id, step });
    announce(`Вариант ${next.variants.index + 1} из ${next.variants.ids.length}`);
  };
  return { variants, showVariant: (message, step) => void showVariant(message, step) };
}
