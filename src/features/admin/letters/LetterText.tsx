import { MarkdownText } from '#markdown/index.ts';
import { Heading, Stack } from '#ui/index.ts';
import { letter } from './letters.css.ts';

interface LetterTextProps {
  subject: string;
  /** Markdown; markup in it is shown as text. */
  text: string;
}

/** A letter as its reader sees it. */
export function LetterText({ subject, text }: LetterTextProps) {
  return (
    <section className={letter} aria-label="Просмотр">
      <Stack gap={3}>
        <Heading level={3} size="sm">
          {subject}
        </Heading>
        <MarkdownText text={text} topHeading={4} />
      </Stack>
    </section>
  );
}
