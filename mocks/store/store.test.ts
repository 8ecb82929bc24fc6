import { expect, test } from 'vitest';
import { Collection } from './collection.ts';

interface Chat {
  readonly id: string;
  readonly owner: string;
}

const chat = (id: string, owner = 'anna'): Chat => ({ id, owner });

test('a copy of a collection answers with its own changes, which do not reach the original', () => {
  const original = new Collection<Chat>(
    'chat',
    ({ id }) => id,
    ({ owner }) => owner,
  );
  for (const id of ['a', 'b', 'c']) original.set(id, chat(id));
  const copy = original.copy();
  copy.set('b', chat('b', 'boris'));
  copy.remove('c');
  copy.set('d', chat('d'));
  copy.remove('d');
  copy.set('e', chat('e'));

  expect(['a', 'b', 'c', 'd', 'e'].map((id) => copy.get(id)?.owner)).toEqual([
    'anna',
    'boris',
    undefined,
    undefined,
    'anna',
  ]);
  expect([...copy.values()]).toEqual([chat('a'), chat('b', 'boris'), chat('e')]);
  expect([copy.group('anna'), copy.group('boris')]).toEqual([[chat('a'), chat('e')], [chat('b', 'boris')]]);
  expect(copy.size).toBe(3);
  expect([...original.values()]).toEqual([chat('a'), chat('b'), chat('c')]);

  const second = copy.copy();
  second.remove('a');
  expect([second.get('a'), second.size, copy.size]).toEqual([undefined, 2, 3]);
});
