import { useEffect, useRef, useState } from 'react';
import type { Message } from '../conversation/chat-state.ts';
import { nextPiece, spokenText } from './announce.ts';

/** Minimum time between two announcements, ms (PRE-19). */
const ANNOUNCE_INTERVAL_MS = 2000;

/** Text for a polite live region that announces a streaming answer in pieces (CHAT-15). */
export function useAnnouncer(answer: Message | undefined): string {
  const [spoken, setSpoken] = useState('');
  const latest = useRef(answer);
  const position = useRef({ id: '', from: 0 });
  const isStreaming = answer?.status === 'streaming';
  useEffect(() => {
    latest.current = answer;
  });

  useEffect(() => {
    const speak = (isWhole: boolean): void => {
      const current = latest.current;
      if (!current || position.current.id !== current.id) return;
      const piece = nextPiece(current.content, position.current.from, isWhole);
      if (piece === '') return;
      position.current.from += piece.length;
      setSpoken(spokenText(piece));
    };
    if (!isStreaming) {
      speak(true);
      return;
    }
    const current = latest.current;
    if (current && position.current.id !== current.id) position.current = { id: current.id, from: 0 };
    const timer = setInterval(() => speak(false), ANNOUNCE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isStreaming]);

  return spoken;
}
