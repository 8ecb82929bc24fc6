/** Gateways that are wrong about the sections of presentations. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import { answerLike, editBody, editJson, type Mutant, onAnswer, without } from './faulty.ts';

const changing: readonly OperationId[] = ['presentationChange'];

/** A refusal of one field is a success. */
const accept = (field: string): Mutant['wrap'] =>
  onAnswer(changing, async (answer) =>
    (await answer.clone().text()).includes(field)
      ? answerLike(answer, {
          status: 200,
          body: JSON.stringify({ version: 9, date: '2026-10-01T09:00:00Z' }),
        })
      : answer,
  );

export const sectionMutants: readonly Mutant[] = [
  {
    name: 'Sections of presentations are not stored',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) => without(body, 'sections')),
  },
  {
    name: 'A presentation loses its sections with the next change',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) => ('title' in body ? { ...body, sections: [] } : body)),
  },
  {
    name: 'A section is removed with its first slide',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) => ('removed' in body ? { ...body, sections: [] } : body)),
  },
  {
    name: 'A copy of a presentation has no sections',
    area: ['presentationAdd'],
    rules: ['stored'],
    wrap: editJson(['presentationAdd'], 200, (json) => without(json, 'sections')),
  },
  {
    name: 'A section of a slide that does not exist is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: accept('].slideId'),
  },
  {
    name: 'Two sections with one id are stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: accept('"field":"sections[1].id"'),
  },
];
