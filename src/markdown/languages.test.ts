import { expect, test } from 'vitest';
import { codeFile } from './languages.ts';

test.each([
  ['python', null, 'code.py'],
  ['C#', null, 'code.cs'],
  ['PowerShell', null, 'code.ps1'],
  ['cmd', null, 'code.bat'],
  ['vba', null, 'code.bas'],
  ['latex', null, 'code.tex'],
  ['makefile', null, 'Makefile'],
  ['swift', null, 'code.swift'],
  ['ics', null, 'code.ics'],
  ['text', null, 'code.txt'],
  ['constructor', null, 'code.txt'],
  [null, null, 'code.txt'],
  ['js', 'title="src/app/main.js"', 'main.js'],
  ['python:src/app.py', null, 'app.py'],
])('code after «%s» with %j is saved as %s', (lang, meta, name) => {
  expect(codeFile(lang, meta).name).toBe(name);
});
