import type { RichText } from '#markdown/index.ts';
import type { Message } from '../model/chat.ts';
import { copyRich } from '../results/copy.ts';

/** The code that reads Markdown is not needed before somebody copies. */
async function richAnswer(message: Message): Promise<RichText> {
  const { toRichAnswer } = await import('./rich-answer.ts');
  return toRichAnswer(message);
}

/** Copies an answer with its form and its sources (CHAT-10); its Markdown if the code for that cannot be loaded. */
export const copyAnswer = (message: Message): Promise<void> => copyRich(richAnswer(message), message.content);
