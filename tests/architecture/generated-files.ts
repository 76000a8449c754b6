import { generateDrizzleJson } from 'drizzle-kit/api'
import { trainedOn } from '#search/emergency-classifier/model.gen.ts'
import { phrasesHash } from '../../seeds/emergency-signs/phrases.ts'
import { openApiText } from '../../tools/openapi/main.ts'
import { files, text } from './sources.ts'

const tables = 'src/server/database/tables'

/** A schema snapshot without the ids of its migration, and with sorted keys. */
const comparable = (snapshot: object): string =>
  JSON.stringify({ ...snapshot, id: '', prevId: '' }, (_name, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

async function tablesNow(): Promise<object> {
  const modules = await Promise.all(
    files(tables, /\.ts$/).map(path => import(/* @vite-ignore */ `../../${path}`) as Promise<object>),
  )
  return generateDrizzleJson(Object.assign({}, ...modules), undefined, undefined, 'snake_case')
}

/** Cached, as generating takes seconds. */
let current: string | undefined

/** A message if `openapi.json` is out of date or cannot be generated: the error says what the contract lacks. */
export function staleContract(read = text, generate = () => (current ??= openApiText())): string[] {
  try {
    return read('openapi.json') === generate() ? [] : ['openapi.json is out of date. Run npm run openapi.']
  } catch (error) {
    return [`npm run openapi fails. ${(error as Error).message}`]
  }
}

/** A message for each outdated generated file, with the command that fixes it. */
export async function staleFiles(read: (path: string) => string = text): Promise<string[]> {
  const wrong = staleContract(read)
  const snapshot = files('migrations/meta', /_snapshot\.json$/).at(-1) as string
  if (comparable(JSON.parse(read(snapshot))) !== comparable(await tablesNow()))
    wrong.push(
      `migrations/ has no migration for the last change of ${tables}. Run npx drizzle-kit generate --name what-changed.`,
    )
  if (trainedOn !== phrasesHash())
    wrong.push('src/search/emergency-classifier/model.gen.ts is out of date. Run npm run train-emergency.')
  return wrong
}
