// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderReference } from '../../openapi/docs/render.ts';
import { answers, bundle, operations, parametersOf, root } from './bundle.ts';

const text = readFileSync(`${root}src/api/generated/reference.html`, 'utf8');
const parse = (page: string) => new DOMParser().parseFromString(page, 'text/html');
const document = parse(text);
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('the reference page', () => {
  test('[CON-05] loads nothing from other hosts and runs no script', () => {
    expect(document.querySelectorAll('script, iframe, img, link, object, [style]').length).toBe(0);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const hash = createHash('sha256').update(textOf('style')).digest('base64');
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    const events = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(events.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  test('[CON-05] every link has a target on the page, and ids are unique', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(operations.length);
    expect(links.filter((link) => !link.startsWith('#') || !ids.includes(link.slice(1)))).toEqual([]);
  });

  const rowsAfter = (heading: string): string[][] => {
    const all = [...document.querySelectorAll('h2, h3, table')];
    const at = all.findIndex(({ textContent }) => textContent === heading);
    const rows = all.slice(at).find(({ tagName }) => tagName === 'TABLE');
    return [...(rows?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  };

  test('[CON-05] lists every assumed operation, and the assumed parts of the given ones', () => {
    const assumed = operations.filter(({ operation }) => operation['x-provenance'] === 'assumed');
    expect(rowsAfter('Operations').map(([id]) => id)).toEqual(
      assumed.map(({ operation }) => operation.operationId),
    );
    const parts = new Map(rowsAfter('Parts of given operations').map(([id, , list]) => [id, list]));
    expect(parts.get('historyChatList')).toBe('method, Session-Type');
    expect(parts.get('feedbackSend')).toContain('method, path');
    expect(parts.has('authLogout')).toBe(true);
  });

  test('[CON-05] starts with every open question of the contract and what is assumed until it is answered', () => {
    const nodes = [
      bundle,
      ...operations.map(({ operation }) => operation),
      ...Object.values(bundle.components.schemas),
    ];
    const asked = nodes.flatMap((node) => node['x-open-questions'] ?? []);
    expect(asked.length).toBeGreaterThan(40);
    const plain = (text: string) => text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\(#[^)]+\)/g, '$1');
    const rows = rowsAfter('Open questions for the backend team');
    const shown = rows.map(([, , question, assumed]) => `${question} ${assumed}`);
    expect(shown.toSorted()).toEqual(
      asked.map(({ question, assumed }) => `${plain(question)} ${plain(assumed)}`).toSorted(),
    );
    expect(document.querySelector('h2')?.textContent).toBe('Open questions for the backend team');
  });

  test('[CON-05] says how each operation is called, by whom, and what a repeated call does', () => {
    for (const { method, operation } of operations) {
      const section = document.getElementById(operation.operationId)?.closest('section');
      const command = section?.querySelector('pre')?.textContent ?? '';
      expect(command, operation.operationId).toMatch(
        method === 'get' ? /^curl (?!-X)/ : new RegExp(`^curl -X ${method.toUpperCase()} `),
      );
      for (const parameter of parametersOf(operation))
        if ('required' in parameter && parameter.in !== 'path')
          expect(command, operation.operationId).toContain(parameter.name);
      const terms = [...(section?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
      expect(terms).toEqual(
        expect.arrayContaining(['Who may call', 'Repeated', 'Title of its error dialog']),
      );
      expect(terms.includes('Order')).toBe('x-order' in operation);
    }
    const resume = document.getElementById('chatStreamResume')?.closest('section');
    expect(resume?.querySelector('pre')?.textContent).toMatch(/\?messageId=[\s\S]*'Last-Event-ID: 3'/);
    const send = document.getElementById('chatMessageSend')?.closest('section');
    expect(send?.querySelector('pre')?.textContent).toMatch(/-F 'request=\{.*\};type=application\/json'/);
    expect(send?.textContent).toContain('ChatRequest: A request to a service.');
  });

  test('[CON-05] shows a deprecated operation, parameter, field and header with the day until which it stays', () => {
    const part = { deprecated: true, 'x-sunset': '2027-03-01', schema: { type: 'string' } };
    const field = { type: 'string', deprecated: true, 'x-sunset': '2027-03-02' };
    const page = renderReference(
      {
        tags: [{ name: 'tile' }],
        paths: {
          '/tile': {
            get: {
              operationId: 'tileList',
              tags: ['tile'],
              deprecated: true,
              'x-sunset': '2027-03-03',
              parameters: [{ name: 'old', in: 'query', ...part }],
              responses: { 200: { headers: { Old: part } } },
            },
          },
        },
        components: { schemas: { Tile: { type: 'object', properties: { old: field } } } },
      },
      '',
    );
    const marks = [...parse(page).querySelectorAll('.deprecated')].map(
      (mark) => `${mark.parentElement?.tagName} ${mark.textContent}`,
    );
    expect(marks).toEqual([
      'H3 deprecated, stays until 2027-03-03',
      'TD deprecated, stays until 2027-03-01',
      'TD deprecated, stays until 2027-03-01',
      'TD deprecated, stays until 2027-03-02',
    ]);
  });

  test('[CON-05] marks the assumed fields and values of given schemas', () => {
    const fields = new Map(
      rowsAfter('Fields and values of given schemas').map(([name, list]) => [name, list]),
    );
    expect(fields.get('Profile')).toBe('id, name');
    expect(fields.get('Role')).toBe('USER');
    const section = document.querySelector('#schema-Profile')?.parentElement;
    const names = [...(section?.querySelectorAll('tbody tr > td:first-child') ?? [])];
    expect(
      names.flatMap(({ textContent }) => (textContent.includes('assumed') ? [textContent] : [])),
    ).toEqual(['id assumed', 'name assumed']);
    expect(document.getElementById('error-method-not-allowed')?.closest('tr')?.textContent).toContain('405');
    const row = document.getElementById('error-limit-exceeded')?.closest('tr');
    expect(row?.children[1]?.textContent).toBe('429 assumed');
    expect(row?.children[2]?.textContent).not.toContain('assumed');
  });

  test('[CON-05] the table of rights says what x-access says', () => {
    const table = document.querySelector('#rights ~ table, #rights ~ * table');
    const [, ...kinds] = [...(table?.querySelectorAll('thead th') ?? [])].map(
      ({ textContent }) => textContent,
    );
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => {
      const [id, ...cells] = [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
      return [id, kinds.filter((_kind, index) => cells[index] === 'yes')];
    });
    const included: Record<string, string[]> = {
      public: kinds,
      employee: ['employee', 'admin', 'companyAdmin'],
    };
    expect(rows).toEqual(
      operations.map(({ operation: { operationId, 'x-access': access } }) => {
        const may = access.flatMap((kind) => included[kind] ?? [kind]);
        return [operationId, kinds.filter((kind) => may.includes(kind))];
      }),
    );
  });

  test('[CON-05] the head of the page names every GET that changes state', () => {
    const marked = operations.filter(({ operation }) => operation['x-changes-state']);
    expect(marked.length).toBeGreaterThan(0);
    for (const { operation } of marked)
      expect(bundle.info.description.split('## Requests from other sites')[1]).toContain(
        operation.operationId,
      );
  });

  test('[CON-05] lists every assumed schema and error response', () => {
    const said = [...document.querySelectorAll('#assumed ~ p')]
      .slice(0, 3)
      .map((element) => element.textContent);
    for (const named of [bundle.components.schemas, bundle.components.responses]) {
      for (const [name, node] of Object.entries(named)) {
        if (node['x-provenance'] === 'assumed') expect(said.join(' ')).toContain(name);
      }
    }
  });

  test.each(operations)('[CON-05] shows $operation.operationId', ({ method, path, operation }) => {
    const section = document.getElementById(operation.operationId)?.closest('section');
    expect(section?.querySelector('.call')?.textContent).toContain(`${method.toUpperCase()} ${path}`);
    for (const { name } of parametersOf(operation)) expect(section?.textContent).toContain(name);
    for (const status of Object.keys(operation.responses)) expect(section?.textContent).toContain(status);
  });

  test('[CON-05] an operation shows its own errors with their texts and links the common ones', () => {
    const section = document.getElementById('favouriteFolderAdd')?.closest('section');
    const own = section?.querySelector('h4 + div td[data-head="Status"] + td > a[href^="#error-"]');
    expect(own?.textContent).toBe('folder-name-taken');
    expect(own?.closest('td')?.previousElementSibling?.textContent).toBe('409');
    expect(section?.querySelector('.common a[href="#error-unauthorized"]')).not.toBeNull();
    const listed = [...document.querySelectorAll('nav details a')].map(({ textContent }) => textContent);
    expect(listed.toSorted()).toEqual(operations.map(({ operation }) => operation.operationId).toSorted());
  });

  test('[CON-05] shows every error with its text', () => {
    for (const { name, status, value } of answers.filter((answer) => answer.status >= 400)) {
      const row = document.getElementById(`error-${name}`)?.closest('tr')?.textContent;
      expect(row).toContain(String(status));
      expect(row).toContain((value as { message: string }).message);
    }
  });

  test('[CON-05] texts of the contract are escaped', () => {
    const page = renderReference({ info: { title: '<img src=x onerror=1>', version: '1' } }, '');
    expect(parse(page).querySelector('img')).toBeNull();
  });
});
