import { chatAt } from '../../conversation/chat-at.ts';
import type { HandedOver } from './targets.ts';

/**
 * Puts a text and files into the draft of a new chat of another service, which the caller then opens (CHAT-32). What the
 * draft had can be brought back by its notice.
 *
 * @param target name of the service in its address
 */
export function handOver({ text, files }: HandedOver, target: string): void {
  chatAt(target, undefined).draft.replace(text, files);
}
