import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { personalDataIn } from '#platform/usePersonalData.ts';
import type { Candidate } from '../candidates.ts';
import { openService } from '../open-service.ts';

interface AskAtOnceProps {
  service: Candidate;
  text: string;
  files: readonly File[];
  /** Called when the chat has the request. */
  onTaken: () => void;
  /** Called when the request may contain personal data: the person decides. */
  onStop: () => void;
}

/** Sends a request to its service as soon as no personal data are found in it (HOME-06, HOME-13). Draws nothing. */
export function AskAtOnce({ service, text, files, onTaken, onStop }: AskAtOnceProps): null {
  const navigate = useNavigate();
  const send = useEffectEvent(async (isLeft: () => boolean): Promise<void> => {
    const { inText, inFiles } = await personalDataIn(text, files);
    if (isLeft()) return;
    if (inText.length + inFiles.length > 0) {
      onStop();
      return;
    }
    openService(service, { text, files }, true, onTaken);
    void navigate({
      to: '/chat/neuron/$name/{-$chatUuid}',
      params: { name: service.name, chatUuid: undefined },
    });
  });
  useEffect(() => {
    let isLeft = false;
    void send(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, []);
  return null;
}
