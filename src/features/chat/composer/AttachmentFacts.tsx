import { Text } from '#ui/index.ts';
import type { Attachment } from '../model/new-request.ts';
import { factsText } from './attachment-facts.ts';

/** What the gateway knows of an attached file, under its name. */
export function AttachmentFacts({ file }: { file: Attachment }) {
  const text = file instanceof File ? '' : factsText(file);
  if (text === '') return null;
  return (
    <Text size="xs" tone="muted" as="span">
      {text}
    </Text>
  );
}
