import { expect, test } from 'vitest'
import { files, text } from '../../tests/architecture/sources.ts'
import { problemStatuses } from './problem-codes.ts'

const sources = files('src/server', /(?<!\.test)\.ts$/).map(text)
const listed = Object.values(problemStatuses).flatMap(({ codes }) => codes)

test('every problem that the server answers is listed with its status', () => {
  // A status and the codes behind it, in one call: `new Problem(409, isComing ? 'a.b' : 'a.c')`.
  const calls = sources.flatMap(source => [
    ...source.matchAll(/(?:Problem\(|\(context[^,]*,|\[)\s*([45]\d\d),\s*([^)\]]*?)[)\]{]/g),
  ])
  const codes = calls.flatMap(([, status, rest = '']) =>
    [...rest.matchAll(/'([a-z]+\.[A-Za-z]+)'/g)].map(([, code]) => [status, code] as [string, string]),
  )
  expect(codes.length).toBeGreaterThan(90)
  const unlisted = codes.filter(([status, code]) => !problemStatuses[status]?.codes.includes(code))
  expect(unlisted, 'Add them to tools/openapi/problem-codes.ts').toEqual([])
})

test('every listed code is one that the server knows, and has one status', () => {
  const all = sources.join('\n')
  expect(listed.filter(code => !all.includes(`'${code}'`))).toEqual([])
  expect(listed.filter((code, index) => listed.indexOf(code) !== index)).toEqual([])
})
