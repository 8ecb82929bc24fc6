import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/announcer.ts';
import { VisuallyHidden } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { endingOf } from '../model/ending.ts';
import { nextAnnouncement, nothingAnnounced } from './announce.ts';

/** Minimum time between two announcements, ms (PRE-19). */
const ANNOUNCE_INTERVAL_MS = 2000;

interface AnnouncerProps {
  /** The last answer. */
  answer: Message | undefined;
  /** The stage of a long job; absent without one. */
  stage: string | undefined;
}

/** A polite live region that announces a streaming answer in pieces, and its end once (CHAT-15, PRE-19). */
export default function Announcer({ answer, stage }: AnnouncerProps) {
  const spoken = useAnnouncer(answer);
  const waiting = answer?.calls?.find(({ status }) => status === 'awaiting');
  useEffect(() => {
    if (stage) announce(stage);
  }, [stage]);
  const question = waiting && `Агент хочет вызвать «${waiting.title}». Решение\u00a0— в\u00a0ответе`;
  // The same question about the next call is asked again.
  const waitingId = waiting?.callId;
  useEffect(() => {
    if (waitingId && question) announce(question);
  }, [waitingId, question]);
  return (
    <VisuallyHidden>
      <div aria-live="polite">{spoken}</div>
    </VisuallyHidden>
  );
}

/** What follows the last piece. A failure is announced by its own alert. */
function endOf(answer: Message): string {
  const ending = endingOf(answer);
  if (!ending) return 'Ответ готов';
  return ending.isProblem ? '' : ending.text;
}

function useAnnouncer(answer: Message | undefined): string {
  const [spoken, setSpoken] = useState('');
  const latest = useRef(answer);
  const place = useRef({ id: '', announced: nothingAnnounced });
  const isStreaming = answer?.status === 'streaming';
  useEffect(() => {
    latest.current = answer;
  });

  useEffect(() => {
    const speak = (isWhole: boolean): void => {
      const current = latest.current;
      if (!current || place.current.id !== current.id) return;
      const { announced, piece } = nextAnnouncement(place.current.announced, current.content, isWhole);
      // An ended answer is announced once.
      place.current = { id: isWhole ? '' : current.id, announced };
      const text = [piece, isWhole ? endOf(current) : ''].filter(Boolean).join('\n');
      if (text !== '') setSpoken(text);
    };
    if (!isStreaming) {
      speak(true);
      return;
    }
    const current = latest.current;
    if (current && place.current.id !== current.id)
      place.current = { id: current.id, announced: nothingAnnounced };
    const timer = setInterval(() => speak(false), ANNOUNCE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isStreaming]);

  return spoken;
}
