/** The micromark constructs that the portal parses with. They are combined once, not for each piece of an answer. */
import { parse } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { attentionSyntax } from './attention.ts';
import { heldSyntax, inlineSyntax } from './held.ts';
import { linearSyntax, replacedByLinear } from './linear.ts';
import { looseNames, looseSyntax } from './loose.ts';
import { looseLineNames, looseLineSyntax } from './loose-lines.ts';
import { mathSyntax } from './math-syntax.ts';
import type { SyntaxExtension } from './micromark.ts';

export type Constructs = ReturnType<typeof parse>['constructs'];

/** Micromark constructs that are switched off. Ours replace them, because their time is quadratic for some texts. */
const replaced: SyntaxExtension = {
  disable: {
    null: [
      'attention',
      'strikethrough',
      'codeText',
      'htmlText',
      'labelStartLink',
      'labelStartImage',
      'labelEnd',
      'gfmPotentialFootnoteCall',
      'table',
      ...replacedByLinear,
    ],
  },
};
const syntax = [
  gfm(),
  looseSyntax,
  looseLineSyntax,
  linearSyntax,
  inlineSyntax,
  attentionSyntax,
  mathSyntax,
  replaced,
];

/** Switches off all blocks but paragraphs. */
const onlyText: SyntaxExtension = {
  disable: {
    null: [
      'htmlFlow',
      'list',
      'blockQuote',
      'headingAtx',
      'codeIndented',
      'codeFenced',
      'thematicBreak',
      'definition',
      ...looseNames,
      ...looseLineNames,
    ],
  },
};

const constructsOf = (...extensions: SyntaxExtension[]): Constructs => parse({ extensions }).constructs;

/** For a text that is complete, or a complete part of it. */
export const textConstructs = constructsOf(...syntax);

/** For the open end of a streamed text. */
export const tailConstructs = constructsOf(...syntax, heldSyntax);

/** For a text without blocks. */
export const lineConstructs = constructsOf(...syntax, onlyText);
