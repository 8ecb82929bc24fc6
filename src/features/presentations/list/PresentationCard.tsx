import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { PresentationCard as Card } from '#api/generated/model/presentationCard.ts';
import { CardButtons, type CardButtonsProps, cardNameClass } from '#objects/index.ts';
import { Badge, cardClass, cardLinkClass, Inline, Skeleton, TimeText } from '#ui/index.ts';
import { slidesText } from '../model/deck.ts';
import * as css from './PresentationCard.css.ts';
import { frame } from './SlideThumb.css.ts';
import { SlideThumb } from './SlideThumb.tsx';
import { screenOf, statusText } from './status.ts';

interface PresentationCardProps extends CardButtonsProps {
  card: Card;
}

/** A card of the list: first slide, title, number of slides, owner, date and status. */
export function PresentationCard({ card, ...buttons }: PresentationCardProps) {
  const { uuid, title, owner, pinned, date, slideCount } = card;
  const nameId = useId();
  const status = statusText(card);
  return (
    <li data-card={uuid} className={cardClass({ interactive: true, padding: 'sm' })}>
      <div className={css.card}>
        <div className={css.picture}>
          <SlideThumb slide={card.firstSlide} theme={card.theme} brand={card.brand} />
        </div>
        <div className={css.name}>
          <span id={nameId} className={cardNameClass} title={title}>
            <Link to={screenOf(card)} params={{ uuid }} className={cardLinkClass}>
              {title}
            </Link>
          </span>
        </div>
        <CardButtons nameId={nameId} isPinned={pinned} {...buttons} />
        <div className={css.foot}>
          <Inline as="span" gap={1.5} rowGap={0} align="stretch" wrap>
            <span className={css.fact}>{slidesText(slideCount)}</span>
            <span className={css.fact}>{owner.name}</span>
            <span className={css.fact}>
              <TimeText date={new Date(date)} />
            </span>
          </Inline>
          {status !== null && <Badge tone={card.status === 'failed' ? 'negative' : 'info'}>{status}</Badge>}
        </div>
      </div>
    </li>
  );
}

/** A card that is loading, of the same layout. */
export const CardSkeleton = () => (
  <div className={cardClass({ padding: 'sm' })}>
    <div className={css.card}>
      <div className={`${css.picture} ${frame}`}>
        <Skeleton shape="block" height="100%" />
      </div>
      <Skeleton width="70%" />
      <div className={css.foot}>
        <Skeleton width="50%" />
      </div>
    </div>
  </div>
);
