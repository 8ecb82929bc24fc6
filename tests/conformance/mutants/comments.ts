/** Gateways whose comments on presentations are lost, of somebody else, or tell who has an account. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import { accept, editBody, editJson, editList, type Json, type Mutant, together, without } from './faulty.ts';

const commenting: readonly OperationId[] = [
  ...(['presentationCommentList', 'presentationCommentAdd', 'presentationCommentChange'] as const),
  ...(['presentationCommentRemove', 'presentationThreadChange', 'presentationReaderFind'] as const),
  'presentationPresenceTrack',
];

const commentsOf = (thread: Json): Json[] => thread['comments'] as Json[];

export const commentMutants: readonly Mutant[] = [
  {
    name: 'Answers are not listed',
    area: commenting,
    rules: ['stored'],
    wrap: editList(['presentationCommentList'], (items) =>
      items.map((thread) => ({ ...thread, comments: commentsOf(thread).slice(0, 1) })),
    ),
  },
  {
    name: 'A resolved thread stays open',
    area: commenting,
    rules: ['stored'],
    wrap: editBody(['presentationThreadChange'], (body) => ({ ...body, isResolved: false })),
  },
  {
    name: 'A changed comment keeps its text',
    area: commenting,
    rules: ['stored'],
    wrap: editBody(['presentationCommentChange'], (body) => ({ ...body, text: 'Прежний текст' })),
  },
  {
    name: 'A comment does not name its object',
    area: commenting,
    rules: ['stored'],
    wrap: editList(['presentationCommentList'], (items) =>
      items.map((thread) => without(thread, 'objectId')),
    ),
  },
  {
    name: 'Comments go with a removed object',
    area: commenting,
    rules: ['stored'],
    wrap: (gateway) => {
      let isRemoved = false;
      return together(
        editBody(['presentationChange'], (body) => {
          const slides = (body['slides'] ?? []) as Json[];
          isRemoved ||= slides.length > 0 && slides.every(({ objects }) => objects === undefined);
          return body;
        }),
        editList(['presentationCommentList'], (items) =>
          items.filter(({ objectId }) => !isRemoved || objectId === undefined),
        ),
      )(gateway);
    },
  },
  {
    name: 'Nobody is told of a mention',
    area: commenting,
    rules: ['stored'],
    wrap: editList(['notificationList'], (items) =>
      items.filter(({ text }) => !String(text).includes('panel=comments')),
    ),
  },
  {
    name: 'Everybody can be mentioned',
    area: commenting,
    rules: ['invalid-accepted'],
    wrap: accept('presentationCommentAdd', 'fields-invalid'),
  },
  {
    name: 'No reader is offered for a mention',
    area: commenting,
    rules: ['stored'],
    wrap: editList(['presentationReaderFind'], () => []),
  },
  {
    name: 'Nobody is seen in a presentation',
    area: commenting,
    rules: ['stored'],
    wrap: editJson(['presentationPresenceTrack'], 200, () => ({ people: [] })),
  },
  {
    name: 'Who has left a presentation is still seen',
    area: commenting,
    rules: ['stored'],
    wrap: editBody(['presentationPresenceTrack'], (body) => ({ ...body, isLeft: false, slideId: 'k1' })),
  },
];
