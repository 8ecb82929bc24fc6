import { createContext, Fragment, type ReactNode, use } from 'react';

/**
 * Shows the mark `[2]` of a source. Given by the screen around an answer, because sources may arrive after its text.
 *
 * @returns null for a number without a source, which stays text
 */
export type MarkOf = (number: number) => ReactNode;

export const SourceMarks = createContext<MarkOf | null>(null);

const marks = /\[(\d{1,4})\]/g;

/** A text, whose marks `[2]` open their sources. */
export function MarkedText({ text }: { text: string }): ReactNode {
  const markOf = use(SourceMarks);
  if (!markOf) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, 1: number, index } of text.matchAll(marks)) {
    const mark = markOf(Number(number));
    if (mark === null) continue;
    parts.push(text.slice(end, index), <Fragment key={index}>{mark}</Fragment>);
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}

/** Whether a text has something like a mark. */
export const hasMark = (text: string): boolean => text.includes('[') && text.search(marks) >= 0;
