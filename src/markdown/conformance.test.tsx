import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { tests as examples } from 'commonmark-spec';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { canonical, expectedForm, shownForm } from './testing/canonical.ts';

afterEach(cleanup);

/** Bare addresses and e-mail addresses: text in CommonMark, links in GFM. */
const gfmAutolinks = [602, 606, 608, 611, 612];

/** Whether the component shows something else than the specification. */
function deviates({ markdown, html }: { markdown: string; html: string }): boolean {
  const { container, unmount } = render(<Markdown text={markdown.replaceAll('→', '\t')} />);
  const shown = canonical(shownForm(container));
  unmount();
  return shown !== canonical(expectedForm(html.replaceAll('→', '\t')));
}

test('[CHAT-11] 647 of 652 CommonMark examples have the expected structure; the others are autolinks of GFM', () => {
  const failed = examples.filter(deviates);
  expect(examples).toHaveLength(652);
  expect(failed.map(({ number }) => number)).toEqual(gfmAutolinks);
});

/** Reasons are in docs/tests.md. */
const gfmDeviations = [610, 614, 616, 619, 620, 645, 646, 653];

/** The folder of public test data, which is not part of the project. */
const folder = process.env['CORPORA'];

test.runIf(folder !== undefined)(
  '[CHAT-11] 665 of 673 examples of GFM have the expected structure; needs CORPORA, a folder outside of the project',
  () => {
    const all: { example: number; markdown: string; html: string }[] = JSON.parse(
      readFileSync(`${folder}/markdown/gfm-spec.json`, 'utf8'),
    );
    expect(all).toHaveLength(673);
    expect(all.filter(deviates).map(({ example }) => example)).toEqual(gfmDeviations);
  },
);
