import { type ReactNode, useId } from 'react';
import type { LabUse } from '#api/generated/model/labUse.ts';
import { cardClass, cardLinkClass } from '#ui/index.ts';
import { CardButtons, type CardButtonsProps } from './CardButtons.tsx';
import * as css from './Cards.css.ts';
import { wordsOfUse } from './words-of-use.ts';

/** What every card of the catalogue shows. */
interface ObjectCardFacts {
  uuid: string;
  name: string;
  description: string;
  owner: { name: string };
  pinned: boolean;
  use?: LabUse;
}

interface ObjectCardProps extends CardButtonsProps {
  card: ObjectCardFacts;
  mark?: ReactNode;
  /** The link with the name, which covers the card. */
  link: (className: string) => ReactNode;
  /** Stands under the name. */
  note?: string;
  /** Stands beside the owner. */
  badge: ReactNode;
}

/** A card of the catalogue: mark, name, what it does, how much it is used, and whose it is. */
export function ObjectCard({ card, mark, link, note, badge, ...buttons }: ObjectCardProps) {
  const { uuid, name, description, owner, pinned } = card;
  const nameId = useId();
  const used = wordsOfUse(card.use);
  return (
    <li data-card={uuid} className={cardClass({ interactive: true })}>
      <div className={mark ? css.card : `${css.card} ${css.unmarked}`}>
        {mark}
        <div className={css.name}>
          <span id={nameId} className={css.cardNameClass} title={name}>
            {link(cardLinkClass)}
          </span>
          {note && <span className={css.note}>{note}</span>}
        </div>
        <CardButtons nameId={nameId} isPinned={pinned} {...buttons} />
        <p className={css.description}>{description}</p>
        <span className={css.foot}>
          {used !== null && <span className={css.used}>{used}</span>}
          <span>{owner.name}</span>
          {badge}
        </span>
      </div>
    </li>
  );
}
