import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import type { TemplateValue } from '#api/generated/model/templateValue.ts';
import { ChatScreen, startChat, templatePlace } from '#features/chat/index.ts';
import { ChatMenu } from '#features/history/index.ts';
import { ExternalBadge, uploadRuleOf, useService } from '#features/services/index.ts';
import { TemplateForm } from '#features/template-form/index.ts';
import { createStore } from '#lib/store.ts';
import { RunData } from './RunData.tsx';

/** What a run needs of its template. */
type RunnableTemplate = Pick<
  LabTemplate,
  'uuid' | 'name' | 'description' | 'serviceType' | 'agentId' | 'model' | 'text' | 'variables'
>;

interface TemplateRunProps {
  /** A template that the person may not use any more has no facts beside these. */
  template: RunnableTemplate;
  /** Absent for a new run. */
  chatUuid: string | undefined;
  userId: number;
  /** Why it starts no new run. */
  closed: string | undefined;
}

/** A template with its form, then the conversation that came out of it, and its history (lab.md §7). */
export function TemplateRun({ template, chatUuid, userId, closed }: TemplateRunProps) {
  const { uuid, name, description, serviceType, agentId, model } = template;
  const navigate = useNavigate();
  const { service } = useService(serviceType);
  const [filled] = useState(() => createStore<TemplateValue[]>([]));
  const [isStarted, setStarted] = useState(false);
  const [repeated, setRepeated] = useState<{ values: readonly TemplateValue[]; round: number }>();
  const place = useMemo(
    () => templatePlace({ uuid, serviceType, agentId, model }, filled.get),
    [uuid, serviceType, agentId, model, filled],
  );
  // The address has followed: the next new run begins with the form again.
  if (isStarted && chatUuid !== undefined) setStarted(false);
  const upload = service ? uploadRuleOf(service) : null;
  const isExternal = service?.external ?? true;
  const repeat = (values: readonly TemplateValue[]): void => {
    setRepeated((before) => ({ values, round: (before?.round ?? 0) + 1 }));
    void navigate(place.link(undefined));
  };
  const isForm = chatUuid === undefined && !isStarted && closed === undefined;
  return (
    <ChatScreen
      service={{
        name: serviceType,
        title: name,
        description,
        place,
        isExternal,
        upload,
        kind: service?.kind ?? 'text',
        typeInput: service?.typeInput ?? 'text',
        details: { placeholder: 'Уточните запрос', starters: [] },
      }}
      chatUuid={chatUuid}
      menu={chatUuid && <ChatMenu place={place} chatUuid={chatUuid} serviceTitle={name} />}
      badge={
        serviceType !== '' && <ExternalBadge external={isExternal} besideTitle={name} explained="button" />
      }
      start={
        isForm && (
          <TemplateForm
            key={repeated?.round}
            template={template}
            upload={upload}
            userId={userId}
            values={repeated?.values}
            onRun={({ text, files, values }) => {
              filled.set(values);
              setStarted(true);
              setRepeated(undefined);
              startChat(place, text, files);
            }}
          />
        )
      }
      above={
        chatUuid !== undefined && (
          <RunData
            template={template}
            chatUuid={chatUuid}
            onRepeat={closed === undefined ? repeat : undefined}
          />
        )
      }
      closed={closed}
    />
  );
}
