/** Gateways that change more of a slide's texts than they were asked to. */
import { accept, editJson, type Json, type Mutant } from './faulty.ts';

const area = ['presentationTextSend'] as const;

const editParagraphs = (change: (paragraph: Json) => Json): Mutant['wrap'] =>
  editJson(area, 200, (json) => ({
    ...json,
    texts: (json['texts'] as Json[]).map((text) => ({
      ...text,
      paragraphs: (text['paragraphs'] as Json[]).map(change),
    })),
  }));

export const slideTextMutants: readonly Mutant[] = [
  {
    name: 'A text that is written anew has a number of its own',
    area,
    rules: ['stored'],
    wrap: editParagraphs((paragraph) => ({
      ...paragraph,
      runs: [{ text: 'Рост в 2047 раз', isBold: false, isItalic: false, link: null }],
    })),
  },
  {
    name: 'A text that is written anew has no lists',
    area,
    rules: ['stored'],
    wrap: editParagraphs((paragraph) => ({ ...paragraph, list: 'none' })),
  },
  {
    name: 'A rewriting in a language is accepted',
    area,
    rules: ['invalid-accepted'],
    wrap: accept('presentationTextSend', 'fields-invalid'),
  },
];
