import { sources, text } from './sources.ts'

/** Words that docs/glossary.md replaces, with the room in which each is wrong and the word to take. */
const replaced: [room: RegExp, word: RegExp, instead: string][] = [
  [/^src\/publishing\/|^src\/server\/publishing\//, /^hands?$/, 'render worker, render pool'],
  [/^src\/publishing\/|^src\/server\/publishing\//, /^desk$/, 'incremental build'],
  [/^src\/publishing\/|^src\/server\/publishing\//, /^(?:press|edition)$/, 'build a release'],
  [/^src\/publishing\/|^src\/server\/publishing\//, /^wish(?:es)?$/, 'site command'],
  [/^src\/publishing\//, /^shelf$/, 'content snapshot'],
  [/^src\/server\/publishing\//, /^(?:register|presence|complaint|copies)$/, 'the word of docs/glossary.md'],
  [/^src\/content\//, /^(?:door|slot)$/, 'content queries, render context'],
  [/^src\/server\/appointments\//, /^news$/, 'appointment event'],
  [/^src\/server\/appointments\//, /^lost$/, 'displaced'],
  [/^src\/server\/schedules\//, /^(?:standing|answering|lost)$/, 'version stamp, answer policy, displaced'],
  [/^src\/server\/(?:appointments|front-desk|content)\//, /^shapes?$/, 'view'],
  [/^src\/(?:i18n|portal|server|components)\//, /^say$/, 't, translate'],
  [/^src\/portal\//, /^away$/, 'connectivity'],
]

/** `keptReleases` and `kept-releases` as words. */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .split(/[-_.]/)
    .map(word => word.toLowerCase())

const exported = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** A message for each file or export whose name has a replaced word. `stands` contains the exceptions. */
export function replacedWords(
  stands: ReadonlySet<string>,
  paths: readonly string[] = sources,
  read: (path: string) => string = text,
): string[] {
  return paths
    .filter(path => !path.endsWith('.gen.ts'))
    .flatMap(path => {
      const file = path.split('/').at(-1) as string
      const names = [
        file.replace(/\.\w+$/, ''),
        ...[...read(path).matchAll(exported)].map(match => match[1] as string),
      ]
      return names.flatMap(name =>
        replaced
          .filter(([room, word]) => room.test(path) && wordsIn(name).some(one => word.test(one)))
          .filter(() => !stands.has(`${path} ${name}`))
          .map(
            ([, , instead]) =>
              `${path}: '${name}' contains a word that docs/glossary.md replaces. Use: ${instead}.`,
          ),
      )
    })
}
