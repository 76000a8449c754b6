import { execFileSync } from 'node:child_process'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { staleContract, staleFiles } from './generated-files.ts'
import { root, text } from './sources.ts'

test('every generated file is current', { timeout: 120_000 }, async () => {
  expect(await staleFiles()).toEqual([])
})

test('an outdated generated file is reported with the command that writes it', async () => {
  const changed = (path: string) =>
    path.startsWith('migrations/') ? text(path).replace('"public.patient"', '"public.person"') : '{}'
  expect(await staleFiles(changed)).toEqual([
    'openapi.json is out of date. Run npm run openapi.',
    'migrations/ has no migration for the last change of src/server/database/tables. Run npx drizzle-kit generate --name what-changed.',
  ])
})

test('a contract that cannot be generated is reported with what it lacks', () => {
  const generate = () => {
    throw new Error("Describe the group 'x' in tools/openapi/tags.ts.")
  }
  expect(staleContract(text, generate)).toEqual([
    "npm run openapi fails. Describe the group 'x' in tools/openapi/tags.ts.",
  ])
})

test('openapi.json is valid, so that other tools can read it', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text('openapi.json')))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('the migrations form one sequence', { timeout: 120_000 }, () => {
  const output = execFileSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(output).toMatch(/fine/i)
})
