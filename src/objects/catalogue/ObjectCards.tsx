import { Fragment, type ReactNode, useState } from 'react';
import {
  Button,
  EmptyIllustration,
  EmptyState,
  type Loadable,
  NoResultsIllustration,
  Paged,
  Skeleton,
  useFocusAfterRemoval,
} from '#ui/index.ts';
import { cardListClass } from '../page.css.ts';
import { cardParams, pageSize } from './card-params.ts';
import type { ObjectListProps, ObjectScope } from './object-search.ts';

/** The page that a list shows, as its request wants it; another scope, order or text begins with the first one. */
export function useCardPage({ scope, text }: Pick<ObjectListProps, 'scope' | 'text'>, order = '') {
  const shown = `${scope} ${order} ${text}`;
  const [place, setPlace] = useState({ shown, page: 0 });
  const page = place.shown === shown ? place.page : 0;
  return {
    params: cardParams({ scope, text, page }),
    setPage: (next: number) => setPlace({ shown, page: next }),
  };
}

/** The texts of a list of the catalogue. */
export interface ObjectCardsTexts {
  /** Name of the list. */
  label: string;
  loading: string;
  failed: string;
  /** Shown where one's own are missing: title, and what such an object is good for. */
  none: readonly [title: string, text: string];
  /** Shown in the other scopes. */
  empty: Record<Exclude<ObjectScope, 'all' | 'mine'>, string>;
}

interface ObjectCardsProps<Card> extends ObjectListProps {
  texts: ObjectCardsTexts;
  create: ReactNode;
  /** A card that is loading. @default a grey block */
  skeleton?: ReactNode;
  query: Loadable<{ content: readonly Card[]; totalElements?: number }>;
  /** Index of the page, from 0. */
  page: number;
  setPage: (page: number) => void;
  /** A card; `onLeaving` is called with it before it goes. */
  item: (card: Card, onLeaving: (card: Element) => void) => ReactNode;
}

/** A list of the catalogue with its states (lab.md §4). */
export function ObjectCards<Card>({
  texts,
  skeleton,
  query,
  page,
  setPage,
  item,
  ...empty
}: ObjectCardsProps<Card>) {
  const onLeaving = useFocusAfterRemoval((card) =>
    (card.nextElementSibling ?? card.previousElementSibling)?.querySelector('a'),
  );
  const loading = (
    <section aria-busy="true" aria-label={texts.loading} className={cardListClass.normal}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Fragment key={key}>{skeleton ?? <Skeleton shape="block" height="9rem" />}</Fragment>
      ))}
    </section>
  );
  return (
    <Paged
      query={query}
      failure={texts.failed}
      loading={loading}
      empty={<NoCards {...empty} texts={texts} />}
      page={page + 1}
      pageSize={pageSize}
      onPage={(next) => setPage(next - 1)}
    >
      {(cards) => (
        <ul aria-label={texts.label} className={cardListClass.normal}>
          {cards.map((card) => item(card, onLeaving))}
        </ul>
      )}
    </Paged>
  );
}

type NoCardsProps = ObjectListProps & { texts: ObjectCardsTexts; create: ReactNode };

/** Shown in place of an empty list. */
function NoCards({ scope, text, onReset, texts, create }: NoCardsProps) {
  const reset = <Button onPress={onReset}>Сбросить</Button>;
  if (text !== '')
    return <EmptyState illustration={<NoResultsIllustration />} title="Ничего не нашлось" action={reset} />;
  if (scope === 'all' || scope === 'mine') {
    const [title, about] = texts.none;
    return <EmptyState illustration={<EmptyIllustration />} title={title} text={about} action={create} />;
  }
  return <EmptyState illustration={<EmptyIllustration />} title={texts.empty[scope]} action={reset} />;
}
