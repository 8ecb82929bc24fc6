import { expect, test } from 'vitest';
import { jsonLog } from './json-log.ts';
import type { LogLevel } from './log.ts';

/** The lines that a log writes. */
function written(act: (log: ReturnType<typeof jsonLog>) => void, level: LogLevel = 'info'): string[] {
  const lines: string[] = [];
  act(jsonLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('[PILOT-04] a line is one object with level, time, text and fields', () => {
  const [line = '', ...others] = written((log) => log.info('request', { status: 200, account: null }));
  expect(others).toEqual([]);
  expect(line.endsWith('\n')).toBe(true);
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    msg: 'request',
    status: 200,
    account: null,
  });
});

test('[PILOT-04] an error is written with its place and without its message, also where the message looks like a place', () => {
  const quoting = thrownBy(() => JSON.parse('{"password":tayna-hranima}'));
  const outer = new Error('tayna\n    at tayna (tayna.ts:1:1)', { cause: quoting });
  const [line = ''] = written((log) => log.error('A request failed', outer));
  expect(line).not.toMatch(/tayna|hranima|password/);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    msg: 'A request failed',
    error: {
      name: 'Error',
      stack: expect.arrayContaining([expect.stringContaining('json-log.test.ts')]),
      cause: { name: 'SyntaxError' },
    },
  });
});

test('[PILOT-04] e-mail addresses in a text are left out', () => {
  const [line = ''] = written((log) => log.warn('550 <boss@corp.example> refused'));
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', msg: '550 <…@…> refused' });
});

test('[PILOT-04] LOG_LEVEL leaves out the lines below it', () => {
  const act = (log: ReturnType<typeof jsonLog>) => {
    log.info('a');
    log.warn('b');
    log.error('c');
  };
  expect(written(act, 'warn')).toHaveLength(2);
  expect(written(act, 'error')).toHaveLength(1);
  expect(written(act, 'silent')).toEqual([]);
});
