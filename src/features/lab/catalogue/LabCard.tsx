import { type ReactNode, useId } from 'react';
import type { ServiceType } from '#api/generated/model/serviceType.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { cardClass, cardLinkClass } from '#ui/index.ts';
import { CardButtons, type CardButtonsProps } from './CardButtons.tsx';
import * as css from './Cards.css.ts';

/** What every card of the catalogue shows. */
interface LabCardFacts {
  uuid: string;
  description: string;
  serviceType: ServiceType;
  owner: { name: string };
  pinned: boolean;
}

interface LabCardProps extends CardButtonsProps {
  card: LabCardFacts;
  mark?: ReactNode;
  /** The link with the name, which covers the card. */
  link: (className: string) => ReactNode;
  /** Stands under the name. */
  note?: string;
}

/** A card of the catalogue: mark, name, what it does, whose it is, and whether its service is outside. */
export function LabCard({ card, mark, link, note, ...buttons }: LabCardProps) {
  const { uuid, description, serviceType, owner, pinned } = card;
  const nameId = useId();
  return (
    <li data-card={uuid} className={cardClass({ interactive: true })}>
      <div className={mark ? css.card : `${css.card} ${css.unmarked}`}>
        {mark}
        <div className={css.name}>
          <span id={nameId}>{link(cardLinkClass)}</span>
          {note && <span className={css.note}>{note}</span>}
        </div>
        <CardButtons nameId={nameId} isPinned={pinned} {...buttons} />
        <p className={css.description}>{description}</p>
        <span className={css.foot}>
          <span>{owner.name}</span>
          <ExternalBadge external={serviceOf(serviceType)?.external ?? true} />
        </span>
      </div>
    </li>
  );
}
