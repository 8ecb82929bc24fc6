import type { Fault } from '../fault.ts';

const answering = 'mocks/domain/agents/answering.test.ts';
const hostile = 'mocks/domain/agents/hostile.test.ts';
const hostileScreen = 'src/features/agent-chat/hostile.test.tsx';
const editor = 'src/features/agent-editor/editor.test.tsx';
const agentChat = 'src/features/agent-chat/AgentChat.test.tsx';
const agents = 'mocks/handlers/agent.test.ts';
const journeys = 'tests/e2e/lab.spec.ts';

/** What must not happen in the laboratory (lab.md §11, §12). */
export const lab: readonly Fault[] = [
  {
    id: 'agent-form-takes-focus',
    file: 'src/objects/editor/useObjectForm.ts',
    find: '    initial: first,\n    validate: kind.validate,\n',
    replace:
      "    initial: first,\n    autoFocus: 'name' as keyof Values & string,\n    validate: kind.validate,\n",
    why: 'The form of an agent opens with the focus in a field.',
    notices: [{ test: editor, title: 'J1: an agent is made by keyboard' }],
  },
  {
    id: 'agent-shares-chat-of-service',
    file: 'src/features/chat/model/lab-places.ts',
    find: 'key: `agent:',
    replace: 'key: true ? serviceType : `agent:',
    why: 'A new chat of an agent continues with what was typed for its service.',
    notices: [
      {
        test: 'src/features/chat/conversation/chats.test.tsx',
        title: 'a new chat of an agent and one of its service',
      },
    ],
  },
  {
    id: 'tests-in-history',
    file: 'mocks/domain/history/chats.ts',
    find: '.filter(({ hidden, purpose }) => !hidden && !purpose)',
    replace: '.filter(({ hidden }) => !hidden)',
    why: 'The tests of an agent fill the history.',
    notices: [{ test: answering, title: 'it answers with them, is in no list' }],
  },
  {
    id: 'newer-agent-overwritten',
    file: 'mocks/handlers/agent.ts',
    find: "    if (agent.version !== version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });\n",
    replace:
      "    if (agent.version < version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });\n",
    why: 'Who saves last wins, and the text of the other one is gone.',
    notices: [{ test: agents, title: 'an older one is refused' }],
  },
  {
    id: 'comparison-not-opened',
    file: 'src/objects/editor/useObjectForm.ts',
    find: 'if (isVersionConflict(error)) void compare();',
    replace: 'if (isVersionConflict(error)) void compare;',
    why: 'A save over a newer version fails without a way out.',
    notices: [{ test: editor, title: 'J3: a save over a newer version' }],
  },
  {
    id: 'version-without-change',
    file: 'mocks/handlers/agent.ts',
    find: '    if (changed.length === 0) return c.reply(200, toAgent(c.deps, c.user, { agent, right }));\n',
    replace: '',
    why: 'Every press of «Сохранить» makes a version.',
    notices: [{ test: agents, title: 'one without changes makes none' }],
  },
  {
    id: 'private-agents-open',
    file: 'mocks/domain/lab/rights.ts',
    find: "  return isUsed(database, user, owner, access) ? 'use' : undefined;\n}\n\n/**\n * What a person may do with a template",
    replace: "  return 'use';\n}\n\n/**\n * What a person may do with a template",
    why: 'Everybody finds private agents.',
    notices: [{ test: agents, title: 'without a right everything answers 404' }],
  },
  {
    id: 'archived-agent-answers',
    file: 'mocks/domain/chat/asked-agent.ts',
    find: 'isArchived: hidden, answer: { agentVersion: version }',
    replace: 'isArchived: hidden && version < 0, answer: { agentVersion: version }',
    why: 'An agent in the archive takes messages.',
    notices: [{ test: agents, title: 'archived agents are in the archive only' }],
  },
  {
    id: 'hidden-agents-shown',
    file: 'src/features/agent-chat/hidden-agents.ts',
    find: 'if (data) return hidesAgents(data);',
    replace: 'if (data) return hidesAgents([]);',
    why: 'The notification of level 666 leaves the chats of agents open.',
    notices: [{ test: agentChat, title: 'hidden agents lead to the templates' }],
  },
  {
    id: 'origin-keeps-secrets',
    file: 'mocks/domain/functions/function-fields.ts',
    find: 'before !== undefined && originOf(before.fields.url) === originOf(draft.url);',
    replace: 'before !== undefined && originOf(draft.url) !== null;',
    why: 'Another host gets the secrets of the one before.',
    notices: [{ test: 'mocks/handlers/agent-functions.test.ts', title: 'secrets are dropped' }],
  },
  {
    id: 'consent-outlives-agent',
    file: 'mocks/domain/agents/answering-agent.ts',
    find: '  one.agentVersion === other.agentVersion &&\n',
    replace: '',
    why: 'Consent «в этом чате» holds for an agent that was changed since.',
    notices: [{ test: hostile, title: 'ends with a change of the agent' }],
  },
  {
    id: 'consent-for-all-functions',
    file: 'mocks/domain/agents/answering-agent.ts',
    find: '  one.functionId === other.functionId &&\n',
    replace: '',
    why: 'Consent to one function lets the agent call all others.',
    notices: [{ test: hostile, title: 'is for this function only' }],
  },
  {
    id: 'consent-by-enter',
    file: 'src/features/chat/results/calls/ConsentCard.tsx',
    find: '                size="sm"\n                isPending={pressed === decision}',
    replace:
      '                size="sm"\n                autoFocus={decision === \'allow\'}\n                isPending={pressed === decision}',
    why: 'The card takes the focus, and the Enter of a message gives consent.',
    notices: [{ test: agentChat, title: 'which Enter does not give' }],
  },
  {
    id: 'author-exempts-from-consent',
    file: 'mocks/domain/functions/function.ts',
    find: "fields.changes || fields.method !== 'GET';",
    replace: 'fields.changes;',
    why: 'A function that is not marked as changing data deletes them unasked.',
    notices: [{ test: hostile, title: 'a call by DELETE' }],
  },
  {
    id: 'late-consent-counts',
    file: 'mocks/handlers/kit/consent.ts',
    find: "const isLate = Date.parse(call.expires ?? '') <= now().getTime();",
    replace: "const isLate = Date.parse(call.expires ?? '') <= now().getTime() - 3_600_000;",
    why: 'A call runs by consent that was given after it had expired.',
    notices: [{ test: answering, title: 'after ten minutes a call expires' }],
  },
  {
    id: 'changed-function-called-after-restart',
    file: 'mocks/domain/chat/restart.ts',
    find: 'consent.functionVersion !== version',
    replace: 'consent.functionVersion > version',
    why: 'Consent to a function calls what became of it meanwhile.',
    notices: [{ test: hostile, title: 'one that changed before a restart is not called' }],
  },
  {
    id: 'interrupted-call-repeated',
    file: 'mocks/domain/agents/answering.ts',
    find: "if (call.status === 'running' || !one)",
    replace: 'if (!one)',
    why: 'A call that had begun before a restart is made a second time.',
    notices: [{ test: answering, title: 'a call that had begun before a restart is not repeated' }],
  },
  {
    id: 'steps-open',
    file: 'src/features/chat/results/calls/CallStep.tsx',
    find: '<details className={step} aria-busy={isWorking}>',
    replace: '<details className={step} aria-busy={isWorking} open>',
    why: 'Raw data of functions fill the conversation.',
    notices: [{ test: hostileScreen, title: 'what a function answers is plain text' }],
  },
  {
    id: 'hidden-characters-in-consent',
    file: 'src/features/chat/results/calls/ConsentCard.tsx',
    find: 'withHiddenShown(title)',
    replace: 'title',
    why: 'A function with a turned title looks like another one.',
    notices: [{ test: hostileScreen, title: 'the card of consent shows hostile arguments' }],
  },
  {
    id: 'files-give-orders',
    file: 'mocks/rehearsal/model/rehearsal-agent.ts',
    find: 'const asked = callsFor(text, agent.functions, now);',
    replace:
      "const asked = callsFor([text, ...agent.files.map(textOfFile)].join('\\n'), agent.functions, now);",
    why: 'An order in a file calls a function.',
    notices: [
      { test: answering, title: 'texts in files and results start no call' },
      { test: hostile, title: 'starts no call and gives no consent' },
    ],
  },
  {
    id: 'private-addresses-accepted',
    file: 'src/lib/public-address.ts',
    find: 'isPrivateHost(url.hostname) || specialName.test(url.hostname)',
    replace: 'specialName.test(url.hostname)',
    why: 'A function may name a host of the inner network.',
    notices: [{ test: 'src/lib/function-address.test.ts', title: 'is refused before it is saved' }],
  },
  {
    id: 'paths-are-templates',
    file: 'src/features/chat/slash/slash.ts',
    find: '/^\\/([\\p{L}\\p{M}\\d_]*)$/u',
    replace: '/^\\/([\\p{L}\\p{M}\\d_/]*)$/u',
    why: '«/etc/hosts» is taken for the name of a template.',
    notices: [{ test: 'src/features/chat/slash/slash.test.ts', title: 'asks for the templates' }],
  },
  {
    id: 'pupils-in-lab',
    file: 'src/routes/_main/lab.tsx',
    find: 'allowed: canSeeLab',
    replace:
      "allowed: (profile: Parameters<typeof canSeeLab>[0]) => canSeeLab(profile) || profile.role !== ''",
    why: 'Pupils get into the laboratory by a link.',
    notices: [{ test: agentChat, title: 'pupils home, without a call' }],
  },
  {
    id: 'new-function-loses-focus',
    file: 'src/features/functions/components/FunctionsScreen.tsx',
    find: 'const isMade = id !== undefined && id === made;',
    replace: 'const isMade = id === undefined && id === made;',
    why: 'Saving a new function throws away its trial and the place of the focus.',
    notices: [
      { test: 'src/features/functions/functions.test.tsx', title: 'a function with a secret header' },
    ],
  },
  {
    id: 'page-scrolls-beside-form',
    file: 'src/features/agent-editor/components/editor.css.ts',
    find: "[media.from('md')]: { position: 'relative', overflowY: 'auto', padding: vars.space[6] }",
    replace: "[media.from('md')]: { overflowY: 'auto', padding: vars.space[6] }",
    why: 'The whole editor scrolls out of the window beside its form.',
    notices: [{ test: journeys, title: 'J1, J2' }],
  },
  {
    id: 'save-leaves-the-test',
    file: 'src/features/agent-editor/components/useErrorsInView.ts',
    find: "if (tab === 'test' && field) onTab('setup');",
    replace: "if (tab === 'test') onTab('setup');",
    why: 'Ctrl+S beside the test of a phone loses the focus.',
    notices: [{ test: journeys, title: 'J1, J2' }],
  },
];
