import { expect, test } from 'vitest'
import { components, exampleFiles, withoutExamples } from './examples.ts'

test('each component of ui and kit has examples', () => {
  expect(components.length).toBeGreaterThan(40)
  expect(withoutExamples()).toEqual([])
})

test('a component without examples is reported with the file to write, and examples without a component', () => {
  const [path, own] = ['src/portal/kit/New.tsx', 'tests/examples/kit/New.examples.tsx']
  expect(withoutExamples([path], exampleFiles.slice(0, 1))).toEqual([
    `${path} has no examples. Show its states in ${own}, as the files beside it do.`,
    `${exampleFiles[0]} has no component any more. Delete it.`,
  ])
  const code: Record<string, string> = { [path]: 'export function New() {}', [own]: '<Old />' }
  expect(withoutExamples([path], [own], one => code[one] as string)).toEqual([
    `${own} does not show New of ${path}. Add an example of it.`,
  ])
})
