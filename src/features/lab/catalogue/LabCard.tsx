import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ServiceType } from '#api/generated/model/serviceType.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { cardClass, cardLinkClass, IconButton } from '#ui/index.ts';
import * as css from './Cards.css.ts';

/** What every card of the catalogue shows. */
interface LabCardFacts {
  uuid: string;
  description: string;
  serviceType: ServiceType;
  owner: { name: string };
  pinned: boolean;
}

interface LabCardProps {
  card: LabCardFacts;
  mark?: ReactNode;
  /** The link with the name, which covers the card. */
  link: (className: string) => ReactNode;
  /** Stands under the name. */
  note?: string;
  onPin: () => void;
  /** Whether it leaves the list when it is not pinned any more. */
  isPinnedOnly: boolean;
  /** The menu «Действия»; `leave` is called before the card goes. */
  actions: (nameId: string, leave: () => void) => ReactNode;
  /** Called with the card before it goes. */
  onLeaving: (card: Element) => void;
}

/** A card of the catalogue: mark, name, what it does, whose it is, and whether its service is outside. */
export function LabCard({ card, mark, link, note, onPin, isPinnedOnly, actions, onLeaving }: LabCardProps) {
  const { uuid, description, serviceType, owner, pinned } = card;
  const nameId = useId();
  // By its id: `actions` is called while rendering, where no ref may be handed over.
  const leave = (): void => {
    const item = document.getElementById(nameId)?.closest('li');
    if (item) onLeaving(item);
  };
  return (
    <li data-card={uuid} className={cardClass({ interactive: true })}>
      <div className={mark ? css.card : `${css.card} ${css.unmarked}`}>
        {mark}
        <div className={css.name}>
          <span id={nameId}>{link(cardLinkClass)}</span>
          {note && <span className={css.note}>{note}</span>}
        </div>
        <span className={css.buttons}>
          <IconButton
            size="sm"
            label={pinned ? 'Убрать из избранного' : 'В избранное'}
            icon={<Star className={pinned ? css.pinned : undefined} />}
            isPressed={pinned}
            aria-describedby={nameId}
            onPress={() => {
              if (isPinnedOnly) leave();
              onPin();
            }}
          />
          {actions(nameId, leave)}
        </span>
        <p className={css.description}>{description}</p>
        <span className={css.foot}>
          <span>{owner.name}</span>
          <ExternalBadge external={serviceOf(serviceType)?.external ?? true} />
        </span>
      </div>
    </li>
  );
}
