import { Link2 } from 'lucide-react';
import { bindWords } from '#lib/bind-words.ts';
import { copyText } from '#platform/copy.ts';
import { Heading, IconButton } from '#ui/index.ts';
import { anchorButton, headingRow } from './Article.css.ts';

/** A heading inside an article, which a link can open, and the button that copies this link. */
export const ArticleHeading = ({ id, text }: { id: string; text: string }) => (
  <div className={headingRow}>
    <Heading level={2} size="lg" id={id}>
      {bindWords(text)}
    </Heading>
    <span className={anchorButton}>
      <IconButton
        size="sm"
        label="Копировать ссылку"
        aria-describedby={id}
        icon={<Link2 />}
        onPress={() => void copyText(`${location.origin}${location.pathname}#${id}`)}
      />
    </span>
  </div>
);
