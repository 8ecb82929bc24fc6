/** Common steps of tests that add and change presentations. */

import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from './client.ts';

export type Deck = Schemas['Presentation'];

/** «Итоги третьего квартала», version 7 of 12 slides. */
export const quarter = '7c2e9f10-7777-4a3b-8c4d-000000000001';
export const key = () => ({ 'idempotency-key': crypto.randomUUID() });

export async function people(options: Parameters<typeof openGateway>[0] = {}) {
  const gateway = await openGateway(options);
  return {
    gateway,
    maria: await new Client(gateway).login(),
    olga: await new Client(gateway).login('company@neuro.example'),
    pupil: await new Client(gateway).login('student@neuro.example'),
  };
}

export const change = (client: Client, json: object): Promise<Response> =>
  client.call('POST', '/presentation/changePresentation', { json });
export const add = (client: Client, json: object): Promise<Deck> =>
  client.json('POST', '/presentation/addPresentation', {
    json: { title: 'План', language: 'ru', theme: 'light', ...json },
    headers: key(),
  });
export const post = (client: Client, path: string, json: object): Promise<Response> =>
  client.call('POST', `/presentation/${path}`, { json });
export const fieldsOf = async (response: Response): Promise<string[]> => {
  const { errors = [] } = (await response.json()) as Schemas['ErrorResponse'];
  return errors.map(({ field }) => field);
};
