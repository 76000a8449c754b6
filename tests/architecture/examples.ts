import { files, text } from './sources.ts'

/** Has no look: it gives React Aria the language. */
const withoutLook = ['src/ui/AriaLanguage.tsx']

export const components = ['ui', 'portal/kit']
  .flatMap(folder => files(`src/${folder}`, /(?<!\.test)\.tsx$/))
  .filter(path => !withoutLook.includes(path))

export const exampleFiles = files('tests/examples', /\.examples\.tsx$/)

const examplesOf = (path: string) =>
  path.replace(/^src\/(portal\/)?/, 'tests/examples/').replace(/\.tsx$/, '.examples.tsx')

/** A message for each exported component without an example, and for each file of examples without its component. */
export function withoutExamples(
  paths = components,
  written = exampleFiles,
  read: (path: string) => string = text,
): string[] {
  const missing = paths.flatMap(path => {
    const own = examplesOf(path)
    if (!written.includes(own))
      return [`${path} has no examples. Show its states in ${own}, as the files beside it do.`]
    const shown = read(own)
    return [...read(path).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)\b/gm)].flatMap(([, name]) =>
      shown.includes(`<${name}`) ? [] : [`${own} does not show ${name} of ${path}. Add an example of it.`],
    )
  })
  const needed = paths.map(examplesOf)
  const left = written.filter(path => !needed.includes(path))
  return [...missing, ...left.map(path => `${path} has no component any more. Delete it.`)]
}
