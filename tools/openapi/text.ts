import type { Part, Parts } from './parts.ts'

const lines = (entries: [string, Part][], write: (part: Part) => string) =>
  entries.map(([name, part]) => `${JSON.stringify(name)}:${write(part)}`).join(',\n')

/** One line for each entry; the first stands behind the brace, so that a path needs no line of its own. */
const oneALine = (part: Parts) => `{${lines(Object.entries(part), one => JSON.stringify(one))}}`

/**
 * The document as text: each operation and each component on a line of its own, so that a change is read in a diff and
 * the file stays small.
 */
export function documentText({ paths, components, tags, ...head }: Part): string {
  const sections: [string, Part][] = Object.entries(components as Parts)
  return `{${Object.entries(head)
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
    .join(',\n')},
"tags":[
${tags.map((tag: Part) => JSON.stringify(tag)).join(',\n')}],
"paths":{
${lines(Object.entries(paths), oneALine)}},
"components":{
${sections.map(([name, parts]) => `"${name}":{\n${lines(Object.entries(parts), one => JSON.stringify(one))}}`).join(',\n')}}}
`
}
