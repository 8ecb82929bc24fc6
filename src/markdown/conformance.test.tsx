import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { tests as examples } from 'commonmark-spec';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { canonical, expectedForm, shownForm } from './testing/canonical.ts';

afterEach(cleanup);

/** The examples that are shown in another form, by reason. A line end in a paragraph is a break in both forms. */
const deviations = {
  'bare addresses and e-mail addresses are links, as in GFM': [602, 606, 608, 611, 612],
  'models end emphasis between a punctuation mark and a letter': [352, 354, 368, 380, 369, 392],
  'models end bold text with a blank': [391],
  'models write products with stars': [356],
  'models indent the bullets of a numbered item by two blanks': [297],
  'models write tables, marks and Markdown in HTML': [148, 149, 160, 161, 164, 187, 190, 191],
};

/** Whether the component shows something else than the specification. */
function deviates({ markdown, html }: { markdown: string; html: string }): boolean {
  const { container, unmount } = render(<Markdown text={markdown.replaceAll('→', '\t')} />);
  const shown = canonical(shownForm(container));
  unmount();
  return shown !== canonical(expectedForm(html.replaceAll('→', '\t')));
}

test('[CHAT-11] all CommonMark examples have the expected structure, except the listed ones', () => {
  const failed = examples.filter(deviates);
  expect(examples).toHaveLength(652);
  expect(failed.map(({ number }) => number)).toEqual(
    Object.values(deviations)
      .flat()
      .sort((a, b) => a - b),
  );
});

/** Reasons are in docs/tests.md; those before 610 are the same as of CommonMark. */
const gfmDeviations = [
  118, 119, 130, 131, 134, 156, 159, 160, 202, 203, 204, 275, 362, 365, 377, 378, 389, 400, 401, 610, 614,
  616, 619, 620, 645, 646, 653,
];

/** The folder of public test data, which is not part of the project. */
const folder = process.env['CORPORA'];

test.runIf(folder !== undefined)(
  '[CHAT-11] 646 of 673 examples of GFM have the expected structure; needs CORPORA, a folder outside of the project',
  () => {
    const all: { example: number; markdown: string; html: string }[] = JSON.parse(
      readFileSync(`${folder}/markdown/gfm-spec.json`, 'utf8'),
    );
    expect(all).toHaveLength(673);
    expect(all.filter(deviates).map(({ example }) => example)).toEqual(gfmDeviations);
  },
);
