import { expect, test } from 'vitest'
import { problemStatuses } from '#contract/problem-codes.ts'
import { files, text } from '../../tests/architecture/sources.ts'

const sources = files('src/server', /(?<!\.test)\.ts$/).map(text)
const listed: string[] = Object.values(problemStatuses).flatMap(({ codes }) => codes)

test('every listed code is one that the server gives', () => {
  const all = sources.join('\n')
  expect(listed.filter(code => !all.includes(`'${code}'`))).toEqual([])
})
