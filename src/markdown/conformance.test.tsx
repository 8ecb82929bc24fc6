import { cleanup, render } from '@testing-library/react';
import { tests as examples } from 'commonmark-spec';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { canonical, expectedForm, shownForm } from './testing/canonical.ts';

afterEach(cleanup);

/** Bare addresses and e-mail addresses: text in CommonMark, links in GFM. */
const gfmAutolinks = [602, 606, 608, 611, 612];

test('[CHAT-11] 647 of 652 CommonMark examples have the expected structure; the others are autolinks of GFM', () => {
  const failed = examples.filter(({ markdown, html }) => {
    const { container, unmount } = render(<Markdown text={markdown.replaceAll('→', '\t')} />);
    const shown = canonical(shownForm(container));
    unmount();
    return shown !== canonical(expectedForm(html.replaceAll('→', '\t')));
  });
  expect(examples).toHaveLength(652);
  expect(failed.map(({ number }) => number)).toEqual(gfmAutolinks);
});
