import { describe, expect, test } from 'vitest';
import { addressProblem, hostOf } from './service-address.ts';

describe('[ADM-26] the address of a provider', () => {
  test.each([
    'https://api.openai.example/v1',
    'https://203.0.113.7:8443/v1',
    'https://[2001:4860:4860::8888]/',
    'https://модели.рф/v1',
    'https://internal.openai.example/',
    'https://172.32.0.1/',
  ])('%s is public', (text) => expect(addressProblem(text, false)).toBeUndefined());

  test.each([
    'https://localhost/v1',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://llm/v1',
    'https://llm.neuro.internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://10.20.30.40/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[fd12:3456::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
  ])('%s is private, so only within the perimeter', (text) => {
    expect(addressProblem(text, false)).toMatch(/частной сети/);
    expect(addressProblem(text, true)).toBeUndefined();
  });

  test.each([
    'https://0/',
    'https://169.254.169.254/latest/meta-data',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[fd00:ec2::254]/',
    'https://100.100.100.200/',
    'https://metadata.google.internal/',
    'https://metadata/',
  ])('[ADM-40] %s is refused, also within the perimeter', (text) => {
    for (const isInternal of [true, false])
      expect(addressProblem(text, isInternal)).toMatch(/служебный адрес/);
  });

  test('may be http within the perimeter', () => {
    expect(addressProblem('http://10.0.0.5:8000/v1', true)).toBeUndefined();
    expect(addressProblem('http://10.0.0.5:8000/v1', false)).toMatch(/https/);
  });

  test.each(['file:///etc/passwd', 'ftp://api.openai.example', '//api.openai.example', 'api', ''])(
    '%j is no address of a server',
    (text) => {
      for (const isInternal of [true, false]) expect(addressProblem(text, isInternal)).toMatch(/https/);
    },
  );

  test('has neither credentials nor a fragment', () => {
    expect(addressProblem('https://key@api.openai.example/', true)).toMatch(/имя и пароль/);
    expect(addressProblem('https://api.openai.example/#key', true)).toMatch(/#/);
  });

  test('is of another server when host or port differ, not when the path does', () => {
    expect(hostOf(' https://API.openai.example/v2')).toBe(hostOf('https://api.openai.example:443/v1'));
    expect(hostOf('https://api.openai.example:8443')).not.toBe(hostOf('https://api.openai.example'));
  });
});
