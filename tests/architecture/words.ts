import { files, sources, text } from './sources.ts'

const server = String.raw`src\/server\/(?!publishing|database)`

/** Words that docs/glossary.md replaces: the room in which the word is wrong, the word, and the one to use. */
const replaced: [room: RegExp, word: RegExp, instead: string][] = [
  [/^src\/publishing\/|^src\/server\/publishing\//, /^hands?$/, 'render worker, render pool'],
  [/^src\/publishing\/|^src\/server\/publishing\//, /^desk$/, 'incremental build'],
  [/^src\/publishing\/|^src\/server\/publishing\//, /^(?:press|edition)$/, 'build a release'],
  [/^src\/publishing\/|^src\/server\/publishing\//, /^wish(?:es)?$/, 'site command'],
  [/^src\/publishing\//, /^shelf$/, 'content snapshot'],
  [/^src\/server\/publishing\//, /^(?:register|presence|complaint|copies)$/, 'the word of docs/glossary.md'],
  [/^src\/content\//, /^(?:door|slot|kept)$/, 'content queries, render context, fragment cache'],
  [/^src\/server\/appointments\//, /^news$/, 'appointment event'],
  [
    /^src\/server\/(?:appointments|schedules)\//,
    /^(?:concerned|departure|lost)$/,
    'displaced, schedule exception',
  ],
  [
    /^src\/server\/schedules\//,
    /^(?:standing|answering|askable)$/,
    'version stamp, answer policy, requestable',
  ],
  [/^src\/server\/(?:appointments|front-desk|content|waiting-list)\//, /^(?:shapes?|fits)$/, 'view, matches'],
  [/^src\/server\/(?:media|content|inbox|patients|schedules)\//, /^shown$/, 'view'],
  [/^src\/server\/(?:content|inbox)\//, /^many$/, 'bulk'],
  [/^src\/server\/media\//, /^(?:turns?|workshop|leave)$/, 'queue, temporary folder, delete'],
  [/^src\/server\/(?:accounts|kernel|mail|emails|waiting-list)\//, /^letters?$/, 'email, message'],
  [/^src\/server\/operations\/|^src\/islands\//, /^visits?$/, 'page view'],
  [
    new RegExp(`^${server}`),
    /^(?:forget|forgotten|settled?|mend|tell|told|door|wish)$/,
    'the word of docs/glossary.md',
  ],
  [
    /^src\/sync\/|^src\/server\/integrations\//,
    /^(?:journal|settled?|said)$/,
    'import findings, normalize, imported',
  ],
  [
    /^src\/search\//,
    /^(?:everyday|meaning|meant|meanings|reading|begun|danger|wish)$/,
    'the word of docs/glossary.md',
  ],
  [
    /^src\/(?:api|islands|state)\//,
    /^(?:away|kept|wake|lost|tell|told|silence)$/,
    'the word of docs/glossary.md',
  ],
  [
    /^src\/components\//,
    /^(?:doors?|touch|ways|quiet|passing|told|letters?|kept|reach|everyday)$/,
    'the word of docs/glossary.md',
  ],
  [
    /^src\/portal\/(?:auth|patient|shell|[^/]*$)/,
    /^(?:away|door|wish|kept|forget)$/,
    'the word of docs/glossary.md',
  ],
  [
    /^src\/portal\/admin\//,
    /^(?:told|heard|lost|door|clockwork|rhythm|house|kept|forget|everything|nobodys?|departure|concerned|visits?)$/,
    'the word of docs/glossary.md',
  ],
  [
    /^src\/entities\//,
    /^(?:letters?|concerned|nobodys?|usual|visits?)$/,
    'email, affected, placeholder, default',
  ],
  [
    /^src\/(?:server\/)?publishing\//,
    /^(?:owe[ds]?|owing|lane|leads|patience|complain)$/,
    'pending build, work loop, redirect rules, timeout',
  ],
  [
    /^src\/server\/(?:appointments|waiting-list|privacy|emails)\//,
    /^(?:heard|nobody|everybody|nowhere|undoing)$/,
    'the word of docs/glossary.md',
  ],
  [/^src\/(?:i18n|portal|server|components)\//, /^say(?:s|ing)?$/, 't, translate'],
  [
    /^(?:tests|proofs|bench)\/(?!house\.test)/,
    /^(?:house|scene|crowd|ledger|halves|verdict|gate|flood|walk|walked|naughty|wild|witness|plants?|planted|wish)$/,
    'the word of docs/glossary.md',
  ],
]

const named = [...sources, ...['tests', 'proofs', 'bench'].flatMap(folder => files(folder, /\.ts$/))]

/** `keptReleases` and `kept-releases` as words. */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .split(/[-_.]/)
    .map(word => word.toLowerCase())

const exported = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** A message for each file or export whose name has a replaced word. `exceptions` are left out. */
export function replacedWords(
  exceptions: ReadonlySet<string>,
  paths: readonly string[] = named,
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
          .filter(() => !exceptions.has(`${path} ${name}`))
          .map(
            ([, , instead]) =>
              `${path}: '${name}' contains a word that docs/glossary.md replaces. Use: ${instead}.`,
          ),
      )
    })
}
