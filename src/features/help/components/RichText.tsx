import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Kbd } from '#features/commands/index.ts';
import { bindWords } from '#lib/bind-words.ts';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import { textLinkClass } from '#ui/index.ts';
import { articleTo, canRead, isArticle } from '../model/catalogue.ts';
import type { Mark, Rich } from '../model/inline.ts';
import { code, strong } from './Article.css.ts';

/** Text of the help with its marks. */
export const RichText = ({ text }: { text: Rich }) =>
  typeof text === 'string'
    ? bindWords(text)
    : text.map((part, index) => (
        // The parts of an article never change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>{typeof part === 'string' ? bindWords(part) : <Marked mark={part} />}</Fragment>
      ));

function Marked({ mark }: { mark: Mark }) {
  switch (mark.mark) {
    case 'bold':
      return <strong className={strong}>{bindWords(mark.text)}</strong>;
    case 'code':
      return <code className={code}>{mark.text}</code>;
    case 'kbd':
      return <Kbd of={mark.keys} />;
    case 'page':
      return (
        <Link to={mark.to} className={textLinkClass}>
          {bindWords(mark.text)}
        </Link>
      );
    case 'article':
      return <ArticleLink {...mark} />;
  }
}

/** A link to an article; plain text for those who may not read it (HELP-05). */
function ArticleLink({ id, heading, text }: Extract<Mark, { mark: 'article' }>) {
  const { profile } = useStore(session);
  if (!profile || !isArticle(id) || !canRead(id, profile)) return bindWords(text);
  return (
    <Link {...articleTo(id)} {...(heading && { hash: heading })} className={textLinkClass}>
      {bindWords(text)}
    </Link>
  );
}
