/** Gateways whose links to shows tell too much, or work too long. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import { editBody, editJson, type Json, type Mutant, repeatLast, succeedOn } from './faulty.ts';

const showing: readonly OperationId[] = [
  ...(['presentationLinkRead', 'presentationLinkAdd', 'presentationLinkRemove'] as const),
  ...(['presentationShowRead', 'presentationShowDownload'] as const),
];

const slidesOf = (show: Json): Json[] => show['slides'] as Json[];
/** Notes of the presentation that was saved last. */
let notes = '';
let skipped: Json[] = [];
const remembering = editBody(['presentationChange'], (body) => {
  for (const slide of (body['slides'] ?? []) as Json[]) {
    notes = String(slide['notes']);
    if (slide['isSkipped'] === true) skipped = [slide];
  }
  return body;
});

export const showMutants: readonly Mutant[] = [
  {
    name: 'A stopped link to a show still answers',
    area: showing,
    rules: ['stored'],
    wrap: repeatLast(['presentationShowRead'], [404]),
  },
  {
    name: 'A stopped link to a show still sends pictures',
    area: showing,
    rules: ['stored'],
    wrap: repeatLast(['presentationShowDownload'], [404]),
  },
  {
    name: 'An expired link to a show still answers',
    area: showing,
    rules: ['stored'],
    wrap: repeatLast(['presentationShowRead'], [410]),
  },
  {
    name: 'A show sends the notes of its slides',
    area: showing,
    rules: ['stored'],
    wrap: (next) =>
      editJson(['presentationShowRead'], 200, (json) => ({
        ...json,
        slides: slidesOf(json).map((slide) => ({ ...slide, notes })),
      }))(remembering(next)),
  },
  {
    name: 'A show sends skipped slides',
    area: showing,
    rules: ['stored'],
    wrap: (next) =>
      editJson(['presentationShowRead'], 200, (json) => ({
        ...json,
        slides: [...slidesOf(json), ...skipped.map((slide) => ({ ...slide, notes: '' }))],
      }))(remembering(next)),
  },
  {
    name: 'Links to shows are made where the company forbids them',
    area: showing,
    rules: ['access'],
    wrap: succeedOn(['presentationLinkAdd'], [403], {
      secret: null,
      link: { created: '2026-11-24T09:00:00Z', expires: '2026-12-01T09:00:00Z', opened: 0, lastOpened: null },
    }),
  },
  {
    name: 'Openings of a link to a show are not counted',
    area: showing,
    rules: ['stored'],
    wrap: editJson(['presentationLinkRead'], 200, (json) => ({
      ...json,
      link: json['link'] ? { ...(json['link'] as Json), opened: 0 } : null,
    })),
  },
];
