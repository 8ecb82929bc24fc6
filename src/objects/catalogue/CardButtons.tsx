import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/index.ts';
import { buttons, pinned } from './Cards.css.ts';

export interface CardButtonsProps {
  onPin: () => void;
  /** Whether the card leaves the list when it is not pinned any more. */
  isPinnedOnly: boolean;
  /** The menu «Действия»; `leave` is called before the card goes. */
  actions: (nameId: string, leave: () => void) => ReactNode;
  /** Called with the card before it goes. */
  onLeaving: (card: Element) => void;
}

/** The star and the menu of a card. `nameId` is the id of the element with the card's name, inside its `li`. */
export function CardButtons({
  nameId,
  isPinned,
  onPin,
  isPinnedOnly,
  actions,
  onLeaving,
}: CardButtonsProps & { nameId: string; isPinned: boolean }) {
  // By its id: `actions` is called while rendering, where no ref may be handed over.
  const leave = (): void => {
    const item = document.getElementById(nameId)?.closest('li');
    if (item) onLeaving(item);
  };
  return (
    <span className={buttons}>
      <IconButton
        size="sm"
        label={isPinned ? 'Убрать из избранного' : 'В избранное'}
        icon={<Star className={isPinned ? pinned : undefined} />}
        isPressed={isPinned}
        aria-describedby={nameId}
        onPress={() => {
          if (isPinnedOnly) leave();
          onPin();
        }}
      />
      {actions(nameId, leave)}
    </span>
  );
}
