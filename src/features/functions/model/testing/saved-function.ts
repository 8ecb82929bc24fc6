import type { AgentFunction } from '#api/generated/model/agentFunction.ts';

/** A function with a stored secret and a public header, for tests. */
export const saved: AgentFunction = {
  uuid: '7c2e9f10-3333-4a3b-8c4d-000000000011',
  kind: 'http',
  version: 2,
  title: 'Создать заявку',
  name: 'create_request',
  description: 'Создаёт заявку',
  method: 'POST',
  changes: true,
  url: 'https://requests.example.ru/api',
  headers: [
    { name: 'Authorization', value: null, isSecret: true, isSet: true },
    { name: 'X-Source', value: 'portal', isSecret: false, isSet: true },
  ],
  body: '{"subject": "{subject}"}',
  parameters: '{"type":"object","properties":{"subject":{"type":"string"}}}',
  timeoutSeconds: 15,
  sampleAnswer: '',
  owner: { id: 1, name: 'Мария Орлова' },
  right: 'owner',
  access: { visibility: 'private', groups: [], editorIds: [], isOpen: false },
  editors: [],
  usedBy: 0,
  date: '2026-11-16T10:30:00Z',
  author: null,
};
