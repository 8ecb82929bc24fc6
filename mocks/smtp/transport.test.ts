import { afterEach, describe, expect, test } from 'vitest';
import { mailServer } from '#mocks/testing/smtp.ts';
import { type MailServer, mailFromOf, mailServerOf } from './address.ts';
import { letterParts } from './parts.ts';
import { type SmtpTransport, smtpTransport } from './transport.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function transportTo(url: string): SmtpTransport {
  const server = mailServerOf(url) as MailServer;
  const from = { name: 'Портал', address: 'portal@corp.example' };
  const patience = { connect: 300, idle: 300 };
  const transport = smtpTransport({ server, from, portalUrl: 'https://portal.example', patience });
  open.push(transport);
  return transport;
}

const letter = { uuid: '1', to: 'vera@corp.example', subject: 'Новости', text: 'Портал **недоступен**' };

describe('[PILOT-03] letters by SMTP', () => {
  test('an accepted letter has both parts, a sender and an id that a second attempt repeats', async () => {
    const server = await mailServer();
    open.push(server);
    const transport = transportTo(server.url);
    expect(await transport.send(letter)).toEqual({ result: 'sent' });
    const [{ to, raw } = { to: [], raw: '' }] = server.received;
    expect(to).toEqual(['vera@corp.example']);
    expect(raw).toMatch(/^From: =\?UTF-8\?\S+ <portal@corp\.example>\r$/m);
    expect(raw).toMatch(/^Message-ID: <1@corp\.example>\r$/im);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(await transport.problem()).toBeUndefined();
  });

  test('no text in a letter becomes a header or a second recipient', async () => {
    const server = await mailServer();
    open.push(server);
    const transport = transportTo(server.url);
    const subject = 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody';
    await transport.send({ ...letter, subject });
    await transport.send({ ...letter, to: 'a@corp.example\r\nRCPT TO:<eve@evil.example>' });
    await transport.send({ ...letter, to: 'a@corp.example, eve@evil.example' });
    for (const { to, raw } of server.received) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain('eve@evil.example');
      expect(raw).not.toMatch(/^bcc:/im);
    }
    expect(server.received[0]?.raw).toContain('Subject: Hello Bcc: eve@evil.example Body\r\n');
  });

  test.each([
    [{ code: 550, text: 'no such user' }, 'refused', /отказал: 550 no such user$/],
    [{ code: 451, text: 'greylisted' }, 'later', /просит подождать: 451 greylisted$/],
    ['hang', 'unreachable', /не.отвечает$/],
  ] as const)('a server that answers %o', async (habit, result, reason) => {
    const server = await mailServer(() => habit);
    open.push(server);
    expect(await transportTo(server.url).send(letter)).toEqual({
      result,
      reason: expect.stringMatching(reason),
    });
  });

  test('a server that is not there', async () => {
    const server = await mailServer();
    await server.close();
    const transport = transportTo(server.url);
    expect(await transport.send(letter)).toMatchObject({ result: 'unreachable' });
    expect(await transport.problem()).toMatch(/^Нет связи с.почтовым сервером$/);
  });

  test('the parts show a letter as its preview does, and run nothing', () => {
    const text =
      'Портал **недоступен**: https://portal.example/x?token=a_b_c\n\n> Вопрос\n\n<script>alert(1)</script> [js](javascript:alert(1))';
    const { html, text: plain } = letterParts({ subject: '<b>Тема</b>', text }, 'https://portal.example');
    expect(html).toContain(
      '<p>Портал <strong>недоступен</strong>: <a href="https://portal.example/x?token=a_b_c">',
    );
    expect(html).toContain('<blockquote><p>Вопрос</p></blockquote>');
    expect(html).toContain('<title>&lt;b&gt;Тема&lt;/b&gt;</title>');
    expect(html).not.toMatch(/<script|href="javascript/i);
    expect(plain).toMatch(/^Портал недоступен: https:\/\/portal\.example\/x\?token=a_b_c\n\n> Вопрос\n/);
  });
});

test.each([
  ['smtps://user:p%40ss@mail.example', { port: 465, secure: true, requireTLS: false }],
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: true }],
  ['smtp://relay.example:25?tls=none', { port: 25, secure: false, requireTLS: false }],
  ['smtp://127.0.0.1:2525', { port: 2525, secure: false, requireTLS: false }],
])('[PILOT-03] the mail server %s', (text, server) => {
  expect(mailServerOf(text)).toMatchObject(server);
});

test('[PILOT-03] a password is decoded, and never sent in the clear', () => {
  expect(mailServerOf('smtps://user:p%40ss@mail.example')).toMatchObject({
    auth: { user: 'user', pass: 'p@ss' },
  });
  expect(mailServerOf('smtp://user:secret@relay.example?tls=none')).toMatch(/^SMTP_URL has a password/);
  expect(mailServerOf('smtps://user:100%@mail.example')).toMatch(/^SMTP_URL has a %[^@]*$/);
  expect(mailServerOf('mail.example:25')).toMatch(/^SMTP_URL is no address/);
});

test.each([
  ['portal@corp.example', { name: '', address: 'portal@corp.example' }],
  ['Портал <portal@corp.example>', { name: 'Портал', address: 'portal@corp.example' }],
  ['"ИИ, портал" <portal@corp.example>', { name: 'ИИ, портал', address: 'portal@corp.example' }],
])('[PILOT-03] the sender %s', (text, from) => {
  expect(mailFromOf(text)).toEqual(from);
});

test.each(['portal', 'a@b.example, c@d.example', 'X <a@b.example>\r\nBcc: c@d.example'])(
  '[PILOT-03] %j is no sender',
  (text) => {
    expect(mailFromOf(text)).toMatch(/^MAIL_FROM is no address/);
  },
);
