import type { MouseEvent } from 'react';
import { noteIds, type RenderContext } from './context.ts';
import { footnoteLink, footnotes as footnotesClass } from './Markdown.css.ts';

/** Scrolls to an element of the answer and focuses it, without changing the page's address. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}

/** A reference to a footnote in the text. */
export function FootnoteCall({ identifier, context }: { identifier: string; context: RenderContext }) {
  const { footnotes, prefix, labels } = context;
  const index = footnotes.findIndex((note) => note.definition.identifier === identifier);
  const note = footnotes[index];
  if (!note) return null;
  const number = index + 1;
  const ids = noteIds(prefix, number);
  if (context.inLink) return <sup>{number}</sup>;
  return (
    <sup>
      <a
        className={footnoteLink}
        id={note.caller === context.block ? ids.call : undefined}
        href={`#${ids.note}`}
        aria-label={labels.footnote(number)}
        onClick={jump}
      >
        {number}
      </a>
    </sup>
  );
}

/** The footnotes that the answer refers to, by number. */
export function Footnotes({ context }: { context: RenderContext }) {
  const { footnotes, labels, prefix } = context;
  return (
    <section className={footnotesClass} aria-label={labels.footnotes}>
      <ol>
        {footnotes.map((note, index) => {
          const ids = noteIds(prefix, index + 1);
          return (
            <li key={note.definition.identifier} id={ids.note} tabIndex={-1}>
              {context.render(note.definition.children, { ...context, links: note.links })}
              <a
                className={footnoteLink}
                href={`#${ids.call}`}
                aria-label={labels.backFrom(index + 1)}
                onClick={jump}
              >
                ↩
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
