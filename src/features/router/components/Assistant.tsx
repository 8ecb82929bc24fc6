import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { kindNames } from '#lib/personal-data.ts';
import { useStore } from '#lib/store.ts';
import { usePersonalData } from '#platform/usePersonalData.ts';
import { serviceAtOnce } from '../candidates.ts';
import { homeFilesOf } from '../home-files.ts';
import { rankServices } from '../model/rank-services.ts';
import type { RouterRequest } from '../model/types.ts';
import { isEmptyRequest, useRanking, useRouterTiles } from '../useRanking.ts';
import { AskAtOnce } from './AskAtOnce.tsx';
import { Attachments } from './Attachments.tsx';
import { Choice } from './Choice.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Tools } from './Tools.tsx';
import { useDroppedFiles } from './useDroppedFiles.ts';

/** A press of «Подобрать сервис», of Enter in the field or of a suggestion. */
export interface Press {
  /** Unlike that of the press before. */
  id: number;
  /** What was asked. */
  text: string;
  /** True for Enter and for a suggestion: the request is sent at once if the service is certain. */
  isDirect: boolean;
  /** The service of the pressed suggestion. */
  service?: string | undefined;
}

interface AssistantProps {
  text: string;
  onType: (text: string) => void;
  userId: number;
  onlyInternal: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The place of attachments, microphone and suggestions, below the field. */
  tools: HTMLElement;
  /** The last press of «Подобрать сервис»; null before the first. */
  press: Press | null;
  onPick: (isDirect?: boolean, service?: string) => void;
}

/** What is beside the field of the main page: suggestions while a person types, and the choice of a service (HOME-06). */
export default function Assistant(props: AssistantProps): ReactNode {
  const { text, onType, userId, onlyInternal, field, tools: place, press, onPick } = props;
  const [store] = useState(() => homeFilesOf(userId));
  const { files } = useStore(store.state);
  const { tiles, recent } = useRouterTiles(press);
  const { inText, inFiles } = usePersonalData(text, files);
  const personal = kindNames([...inText, ...inFiles]);
  const isPersonal = personal !== '';
  const request = useMemo(
    (): RouterRequest => ({ text, files, isPersonal, onlyInternal, recent }),
    [text, files, isPersonal, onlyInternal, recent],
  );
  const ranking = useRanking(request, tiles);
  /** The service that the person chose themselves: no ranking and no answer of the gateway overrules it. */
  const [byHand, setByHand] = useState<string | null>(null);
  const [ended, setEnded] = useState<{ id: number; files: typeof files } | null>(null);
  const isAsked = press !== null && press.text === text && !isEmptyRequest(request);
  /** The last press of Enter whose request was not sent at once. */
  const [stopped, setStopped] = useState(0);
  const isEnded = ended !== null && press?.id === ended.id;
  // What was chosen for one request does not hold for the next.
  if (byHand !== null && isEmptyRequest(request)) setByHand(null);

  const end = (): void => {
    if (press) setEnded({ id: press.id, files });
  };
  const attach = (chosen: readonly File[]): void => {
    store.add(chosen);
    end();
  };
  useDroppedFiles((chosen) => {
    attach(chosen);
    field.current?.focus();
  });
  const choose = (service: string): void => {
    setByHand(service);
    onPick(true, service);
  };
  const finish = (): void => {
    onType('');
    store.clear();
  };
  const sure = press?.isDirect && stopped !== press.id && (byHand === null || press.service) && tiles;
  const atOnce = sure ? serviceAtOnce(rankServices(request, tiles), press.service) : undefined;
  return (
    <>
      {createPortal(
        <Tools field={field} onFiles={attach}>
          <Suggestions ranking={ranking} onChoose={choose} />
        </Tools>,
        place,
      )}
      <Attachments files={store} refused={ranking?.refused ?? []} onChange={end} />
      {isAsked && !isEnded && tiles && atOnce && (
        <AskAtOnce
          key={press.id}
          service={atOnce}
          text={text}
          files={files}
          onTaken={finish}
          onStop={() => setStopped(press.id)}
        />
      )}
      {isAsked && !isEnded && tiles && !atOnce && (
        <Choice
          key={press.id}
          request={request}
          files={files}
          ranking={rankServices(request, tiles)}
          inText={inText}
          personal={personal}
          byHand={byHand}
          onChoose={setByHand}
          onReplace={(next) => {
            onType(next);
            onPick();
          }}
          onTaken={finish}
          onClose={() => {
            end();
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}
