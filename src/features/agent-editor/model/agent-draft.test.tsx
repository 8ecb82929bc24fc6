import { afterEach, expect, test } from 'vitest';
import { objectDraft } from '#objects/index.ts';
import { draftKey } from '#platform/drafts.ts';
import { valuesIn } from './agent-draft.ts';
import { newAgent } from './agent-values.ts';

const agentDraft = (userId: number, id: string) => objectDraft(userId, `agent:${id}`, valuesIn);

afterEach(() => localStorage.clear());

const draft = { values: { ...newAgent, name: 'Проба' }, date: '2026-11-20T09:40:00Z', version: 3 };

test('[LAB-08] a draft is read by its person only', () => {
  expect(agentDraft(1, 'a').write(draft)).toBe(true);
  expect(agentDraft(1, 'a').read()).toEqual(draft);
  expect(agentDraft(2, 'a').read()).toBeNull();
  expect(agentDraft(1, 'b').read()).toBeNull();
  agentDraft(1, 'a').write(null);
  expect(agentDraft(1, 'a').read()).toBeNull();
});

test('[LAB-08] a draft that is too large is not kept', () => {
  const values = { ...newAgent, instruction: 'а'.repeat(70_000) };
  expect(agentDraft(1, 'a').write({ ...draft, values })).toBe(false);
  expect(agentDraft(1, 'a').read()).toBeNull();
});

test('[LAB-08] wrong values in the storage are as in a new agent', () => {
  const values = {
    name: 7,
    icon: 'skull',
    colour: 'rose',
    starters: [null, { text: 'Кто?' }],
    files: [{ idFile: 'x' }],
    functionIds: ['y'],
    settings: [],
    historyTurns: 99,
    model: {},
  };
  localStorage.setItem(draftKey(1, 'agent:a'), JSON.stringify({ ...draft, values }));
  expect(agentDraft(1, 'a').read()?.values).toEqual({
    ...newAgent,
    colour: 'rose',
    starters: [{ text: '' }, { text: 'Кто?' }],
  });
});
