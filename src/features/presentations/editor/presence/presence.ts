import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#api/error.ts';
import { presentationPresenceTrack } from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentPerson } from '#api/generated/model/presentPerson.ts';
import { announce } from '#platform/announcer.ts';
import { useSession } from '#platform/session/useSession.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { type DeckStore, useEditor } from '../store/deck-store.ts';

/** Interval in which the gateway is told that the editor is seen, ms; a call counts for 30 s there. */
const interval = 10_000;
/** Delay of the call after a change of the slide, ms, so that going through the slides makes one call. */
const settling = 1000;

/** The others who have the presentation open; each reading tells the gateway where this person is. */
const presenceOf = (store: DeckStore) =>
  queryOptions({
    queryKey: ['who has the presentation open', store.deck.uuid],
    queryFn: async ({ signal }) => {
      const { current } = store.get();
      const { uuid } = store.deck;
      const place = current === null ? {} : { slideId: current };
      return (await presentationPresenceTrack({ uuid, isLeft: false, ...place }, { signal })).people;
    },
    staleTime: interval,
    // Nobody is shown from an earlier visit.
    gcTime: 0,
    retry: false,
    meta: { inline: [404] },
  });

const nobody: readonly PresentPerson[] = [];

/** The others who have the presentation open, as the last call told. */
export function usePresence(): readonly PresentPerson[] {
  const { store } = useOpenEditor().session;
  const { data, isError } = useQuery({ ...presenceOf(store), enabled: false });
  return isError ? nobody : (data ?? nobody);
}

/** The names of the others at a slide, a line for each: equal for equal people. */
export function useNamesAt(slideId: string): string {
  const people = usePresence().filter((one) => one.slideId === slideId);
  return people.map(({ name }) => name).join('\n');
}

/** «, здесь Ольга Зимина, Пётр Орлов» of the names of `useNamesAt`; empty without people. */
export const hereText = (names: string): string =>
  names === '' ? '' : `, здесь ${names.replaceAll('\n', ', ')}`;

/** Tells the gateway that the presentation is open, and announces who comes and goes. */
export function usePresencePoll(): void {
  const { store } = useOpenEditor().session;
  const { state } = useSession();
  const current = useEditor(store, (editor) => editor.current);
  const { data, refetch } = useQuery({
    ...presenceOf(store),
    enabled: state === 'AUTHENTICATED',
    refetchInterval: ({ state: { error } }) =>
      error === null || (error instanceof ApiError && error.kind === 'network') ? interval : false,
  });
  const told = useRef('');
  const names = data === undefined ? null : data.map(({ name }) => name).join(', ');
  useEffect(() => {
    if (names === null || names === told.current) return;
    told.current = names;
    announce(names === '' ? 'Кроме вас, в\u00a0презентации никого' : `Сейчас в\u00a0презентации: ${names}`);
  }, [names]);
  const follow = useEffectEvent(() => {
    if (data !== undefined) void refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others learn of another slide
  useEffect(() => {
    const timer = setTimeout(() => follow(), settling);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(
    () => () => {
      // If this call is lost, the gateway forgets the person after 30 s.
      void presentationPresenceTrack({ uuid: store.deck.uuid, isLeft: true }).catch(() => undefined);
    },
    [store],
  );
}
