import { Button, ExternalLink, Stack, Text } from '#ui/index.ts';
import { quote as quoteClass } from './Sources.css.ts';
import { placeOf, type Source } from './sources.ts';

/** A source: title, place, quotation, and «Открыть». */
export function SourceCard({ source, onOpenFile }: { source: Source; onOpenFile: () => void }) {
  const { title, url, idFile, quote } = source;
  return (
    <Stack gap={1}>
      <Text weight="semibold">{title}</Text>
      <Text size="sm" tone="muted">
        {placeOf(source)}
      </Text>
      {quote && <blockquote className={quoteClass}>{quote}</blockquote>}
      {url && /^https?:\/\//.test(url) && (
        <span>
          <ExternalLink href={url}>Открыть</ExternalLink>
        </span>
      )}
      {!url && idFile && (
        <span>
          <Button size="sm" onPress={onOpenFile}>
            Открыть
          </Button>
        </span>
      )}
    </Stack>
  );
}
