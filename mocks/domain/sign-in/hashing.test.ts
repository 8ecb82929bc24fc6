import { describe, expect, test } from 'vitest';
import { HashingQueue } from './hashing.ts';

/** Tasks that run until they are ended. */
function tasks(queue: HashingQueue) {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, caller = name) =>
    queue.run(caller, () => {
      running.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
  return { running, start, end: (name: string) => ends.get(name)?.() };
}

describe('[CON-06] [AUTH-02] passwords are hashed', () => {
  test('two at a time, in the order of arrival', async () => {
    const { running, start, end } = tasks(new HashingQueue());
    const all = ['a', 'b', 'c', 'd'].map((name) => start(name));
    expect(running).toEqual(['a', 'b']);
    end('b');
    await all[1];
    await Promise.resolve();
    expect(running).toEqual(['a', 'b', 'c']);
    end('a');
    await all[0];
    await Promise.resolve();
    end('c');
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a caller may have 20 waiting, all together 100', async () => {
    const { start } = tasks(new HashingQueue());
    const refused = (caller: string) => expect(start('x', caller)).rejects.toThrow('too-many-requests');
    for (let count = 0; count < 22; count++) void start('x', 'one');
    await refused('one');
    for (let count = 0; count < 80; count++) void start('x', `other ${count}`);
    await refused('another');
  });

  test('a failed task makes room', async () => {
    const queue = new HashingQueue();
    const fail = () => Promise.reject(new Error('broken'));
    for (let count = 0; count < 5; count++) await expect(queue.run('a', fail)).rejects.toThrow('broken');
    expect(await queue.run('a', () => Promise.resolve('done'))).toBe('done');
  });
});
