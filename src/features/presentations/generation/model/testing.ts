import { type Deck, emptySlide, type OutlineItem, type Slide } from '../../model/deck.ts';

/** Sample data of the tests of generation. */
export const item = (id: string, own: Partial<OutlineItem> = {}): OutlineItem => ({
  id,
  title: `Слайд ${id}`,
  layout: 'bullets',
  points: ['Тезис'],
  source: null,
  ...own,
});

export const slideOf = (outlineId: string, own: Partial<Slide> = {}): Slide => ({
  ...emptySlide('bullets', `s-${outlineId}`),
  outlineId,
  ...own,
});

export const deckOf = (own: Partial<Deck> = {}): Deck => ({
  uuid: '7c2e9f10-7777-4a3b-8c4d-000000000001',
  version: 1,
  title: 'Склад',
  language: 'ru',
  theme: 'light',
  brief: null,
  outline: [],
  slides: [],
  status: 'draft',
  brand: null,
  right: 'owner',
  owner: { id: 1, name: 'Мария Орлова' },
  editors: [],
  hidden: false,
  pinned: false,
  access: { visibility: 'private', groups: [], editorIds: [], isOpen: true },
  date: '2026-11-24T10:00:00Z',
  ...own,
});
