import { expect, test } from 'vitest'
import { projectOf } from './projects.ts'

test.each([
  ['src/entities/text/money.test.ts', 'pure'],
  ['tests/database.test.ts', 'database'],
  ['src/server/appointments/book.test.ts', 'database'],
  // These start a process directly, start one through a module of src, or replace a module.
  ['tests/architecture/generated-files.test.ts', 'process'],
  ['src/publishing/render/pool.test.ts', 'process'],
  ['src/portal/admin/setup/calls.test.ts', 'process'],
])('%s runs in the project %s', (file, project) => {
  expect(projectOf(file)).toBe(project)
})

test('starting a process or a thread in a shared worker fails with a message that names the right project', () => {
  const { spawn, execFileSync } = process.getBuiltinModule('node:child_process')
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  for (const start of [
    () => spawn(process.execPath, ['--version']),
    () => execFileSync(process.execPath, ['--version']),
    () => new Worker('', { eval: true }),
  ])
    expect(start).toThrow('tests/projects.ts')
})
