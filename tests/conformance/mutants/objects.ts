/** Gateways that are wrong about the objects of slides. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import { answerLike, editBody, editJson, type Json, type Mutant, onAnswer, without } from './faulty.ts';

const changing: readonly OperationId[] = ['presentationChange'];

type Edit = (objects: readonly unknown[]) => readonly unknown[] | undefined;

/** Changes the objects of all slides; `undefined` removes them. */
function editObjects(json: Json, edit: Edit): Json {
  const { slides } = json;
  if (!Array.isArray(slides)) return json;
  return {
    ...json,
    slides: slides.map((slide: Json) => {
      if (!Array.isArray(slide['objects'])) return slide;
      const objects = edit(slide['objects']);
      return objects ? { ...slide, objects } : without(slide, 'objects');
    }),
  };
}

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

export const objectMutants: readonly Mutant[] = [
  {
    name: 'Objects of slides are not stored',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) => editObjects(body, () => undefined)),
  },
  {
    name: 'Objects of slides are stored in the order of their ids',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) =>
      editObjects(body, (objects) =>
        objects.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
      ),
    ),
  },
  {
    name: 'A copy of a presentation has no objects',
    area: ['presentationAdd'],
    rules: ['stored'],
    wrap: editJson(['presentationAdd'], 200, (json) => editObjects(json, () => undefined)),
  },
  {
    name: 'An object outside of its slide is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: accept('objects[0].w'),
  },
  {
    name: 'Two objects with one id are stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: accept('objects[1].id'),
  },
  {
    name: 'An arrow with a text is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: accept('objects[0].block.kind'),
  },
  {
    name: 'A text without words is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: accept('"field":"slides[0].objects[0].block"'),
  },
];
