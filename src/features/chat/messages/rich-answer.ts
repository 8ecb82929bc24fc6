import type { RichText } from '#markdown/index.ts';
import { toRichText } from '#markdown/rich-text.ts';
import type { Message } from '../model/chat.ts';
import { textWithSources } from '../results/sources/text-with-sources.ts';

/** An answer with its sources for the clipboard: as plain text and as HTML. */
export const toRichAnswer = (message: Message): Promise<RichText> =>
  toRichText(textWithSources(message), location.origin);
