import { type Deck, emptySlide, type Slide, textBlock } from '../../model/deck.ts';

/** A slide with a title and a list, whose id is the title's place. */
export const slideOf = (title: string, id: string): Slide => ({
  ...emptySlide('bullets', id),
  slots: [
    { name: 'title', block: textBlock(title) },
    { name: 'body', block: textBlock('Первый пункт\nВторой пункт', 'bullet') },
  ],
});

/** A presentation of this person with a slide for each title; their ids are s1, s2 and so on. */
export const deckOf = (titles: readonly string[]): Deck => ({
  uuid: '3f0a5a10-0000-4000-8000-000000000001',
  version: 1,
  title: 'Итоги',
  language: 'ru',
  theme: 'light',
  brief: null,
  outline: [],
  slides: titles.map((title, at) => slideOf(title, `s${at + 1}`)),
  status: 'ready',
  brand: null,
  owner: { id: 1, name: 'Мария' },
  right: 'owner',
  access: { visibility: 'private', groups: [], editorIds: [], isOpen: false },
  editors: [],
  hidden: false,
  pinned: false,
  date: '2026-11-20T06:00:00.000Z',
});
