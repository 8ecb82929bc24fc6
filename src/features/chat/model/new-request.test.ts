import { expect, test } from 'vitest';
import { requestOf } from './new-request.ts';

const chosen = new File(['x'], 'b.txt');

test('[CHAT-03] a request with a text only has no other fields', () => {
  expect(requestOf({ text: 'Эй' })).toEqual({ request: { text: 'Эй' }, files: [] });
});

test('[CHAT-10][CHAT-14] files that the gateway has are sent as ids, with the model and the tile', () => {
  const files = [{ idFile: 'f', name: 'a.txt', size: 1 }, chosen];
  expect(requestOf({ text: 'Эй', model: 'opus', tileUuid: 'tile', files })).toEqual({
    request: { text: 'Эй', model: 'opus', tileUuid: 'tile', idFiles: ['f'] },
    files: [chosen],
  });
});
