import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

const LAWYER = '7c2e9f10-2222-4a3b-8c4d-000000000001';
const CHECKER = '7c2e9f10-2222-4a3b-8c4d-000000000008';
const PURCHASES = '7c2e9f10-2222-4a3b-8c4d-000000000004';

async function cardsOf(email: string) {
  const gateway = await openGateway({ people: 120 });
  const client = await new Client(gateway).login(email);
  const list = async <Page>(path: string) => client.json<Page>('GET', `/lab/${path}?size=100`);
  const agents = await list<Schemas['AgentCardPage']>('agent/getAgents');
  const templates = await list<Schemas['LabTemplateCardPage']>('template/getTemplates');
  const useOf = (id: string) => agents.content.find(({ uuid }) => uuid === id)?.use;
  return { client, agents, templates, useOf };
}

test('[LAB-01][LAB-02] cards of a shared agent have the figures that its owner reads; few people are not counted', async () => {
  const { client, agents, templates, useOf } = await cardsOf('employee@neuro.example');
  const read = await client.json<Schemas['AgentUsage']>('GET', `/lab/agent/getUsage?agentId=${LAWYER}`);
  expect(useOf(LAWYER)).toMatchObject({ requests: read.messages, people: read.people });
  expect(useOf(LAWYER)?.people).toBeGreaterThanOrEqual(5);
  expect(useOf(PURCHASES)).toBeUndefined();
  expect(useOf(CHECKER)).toMatchObject({
    requests: 0,
    people: null,
    lastDay: expect.stringMatching(/^\d{4}-/),
  });
  for (const { use, visibility } of [...agents.content, ...templates.content])
    if (visibility === 'private' && use) expect(use).toMatchObject({ people: null, lastDay: null });
  expect(templates.content.filter(({ use }) => use && use.requests > 0).length).toBeGreaterThan(4);
});

test('[LAB-12] who may not use an agent gets no figures of it', async () => {
  const { agents, useOf } = await cardsOf('company@neuro.example');
  expect(agents.content.map(({ name }) => name)).not.toContain('Аналитик продаж');
  expect(useOf(LAWYER)?.requests).toBeGreaterThan(0);
});
