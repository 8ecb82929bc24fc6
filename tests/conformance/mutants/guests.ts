/** Gateways that let guests of chat-bots in, or tell them something, against the contract. */
import {
  editBody,
  editItems,
  editJson,
  type Mutant,
  onAnswer,
  onRequest,
  repeatLast,
  without,
} from './faulty.ts';

/** The address and the token by which a guest signs in. */
interface Entry {
  readonly email: string | undefined;
  readonly token: string | undefined;
}

/** Answers a refused sign-in by a token like the last one that succeeded. */
const admit =
  (when: (asked: Entry, last: Entry) => boolean): Mutant['wrap'] =>
  (next) => {
    let last: { entry: Entry; answer: Response } | undefined;
    return onAnswer(['guestLogin'], async (answer, request) => {
      const text = await request.text();
      const [, email] = /"email":"([^"]+)"/.exec(text) ?? [];
      const [, token] = /"token":"([^"]+)"/.exec(text) ?? [];
      const entry = { email, token };
      if (token === undefined) return answer;
      if (answer.status === 200) last = { entry, answer: answer.clone() as Response };
      return answer.status === 400 && last && when(entry, last.entry)
        ? (last.answer.clone() as Response)
        : answer;
    })(next);
  };

export const guestMutants: readonly Mutant[] = [
  {
    name: 'A chat-bot is shown without its name',
    area: ['guestBotRead'],
    rules: ['body'],
    wrap: editItems(['guestBotRead'], (item) => without(item, 'name')),
  },
  {
    name: 'Guests read the instruction of the agent',
    area: ['guestBotRead'],
    rules: ['secret'],
    wrap: (next) => {
      let instruction = '';
      const seen = onRequest(['agentAdd'], async (request) => {
        const body = (await request.clone().json()) as { instruction?: string };
        instruction = body.instruction ?? instruction;
        return request;
      })(next);
      return editJson(['guestBotRead'], 200, (json) => ({ ...json, welcome: instruction }))(seen);
    },
  },
  {
    name: 'Every session reads every chat-bot',
    area: ['guestBotRead'],
    rules: ['other-person'],
    wrap: repeatLast(['guestBotRead'], [404]),
  },
  {
    name: 'A chat-bot that is switched off answers its guests',
    area: ['guestBotRead', 'guestBotChange'],
    rules: ['stored'],
    wrap: editBody(['guestBotChange'], (body) => ('isOn' in body ? { ...body, isOn: true } : body)),
  },
  {
    name: 'A chat-bot answers after its last day',
    area: ['guestBotRead', 'guestBotChange'],
    rules: ['stored'],
    wrap: editBody(['guestBotChange'], (body) => ('lastDay' in body ? { ...body, lastDay: null } : body)),
  },
  {
    name: 'A revoked link still works',
    area: ['guestBotRead', 'guestLinkRemove'],
    rules: ['session'],
    wrap: admit((asked, last) => asked.email === last.email && asked.token === last.token),
  },
  {
    name: 'A revoked link leaves its guest signed in',
    area: ['guestBotRead', 'guestLinkRemove'],
    rules: ['session'],
    wrap: repeatLast(['guestBotRead'], [401]),
  },
  {
    name: 'The link of one address lets another one in',
    area: ['guestBotRead', 'guestLogin'],
    rules: ['session'],
    wrap: admit((asked, last) => asked.email !== last.email && asked.token === last.token),
  },
  {
    name: 'Any token lets a guest in who has a link',
    area: ['guestBotRead', 'guestLogin'],
    rules: ['session'],
    wrap: admit((asked, last) => asked.email === last.email && asked.token !== last.token),
  },
  {
    name: 'Every address may enter every chat-bot',
    area: ['guestBotAdd', 'guestBotList'],
    rules: ['stored'],
    wrap: editJson(['guestEmailCheck'], 200, (json) => ({ ...json, isRegistered: true })),
  },
];
