import { useEffect, useState } from 'react';
import type { ServicePick } from '#api/generated/model/servicePick.ts';
import { personalDataIn } from '#platform/usePersonalData.ts';
import { gatewayPicks } from './gateway-picks.ts';
import { kindOfFile } from './model/attachments.ts';
import type { RouterRequest } from './model/types.ts';

const none: readonly ServicePick[] = [];

/**
 * Asks the gateway once for services for a request, when a choice is shown. Not while the request seems to contain personal
 * data: then nothing of it leaves the browser (HOME-10, HOME-11).
 */
export function useGatewayPicks(asked: RouterRequest): readonly ServicePick[] {
  const [request] = useState(asked);
  const [picks, setPicks] = useState(none);
  useEffect(() => {
    const end = new AbortController();
    const { text, files, onlyInternal } = request;
    const ask = async (): Promise<void> => {
      const { inText, inFiles } = await personalDataIn(text, files);
      if (end.signal.aborted || inText.length + inFiles.length > 0) return;
      const kinds = files.map(({ name }) => kindOfFile(name));
      const answer = await gatewayPicks(text, kinds, onlyInternal, end.signal);
      if (!end.signal.aborted) setPicks(answer);
    };
    void ask();
    return () => end.abort();
  }, [request]);
  return picks;
}
