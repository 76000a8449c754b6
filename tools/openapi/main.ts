import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '#contract/document.ts'
import { contentKinds } from '#entities/kinds.ts'
import { oncePerPath } from './by-kind.ts'
import { compact } from './compact.ts'
import { withDescriptions } from './describe.ts'
import { withExamples } from './examples.ts'
import { fieldsOnce } from './listed-items.ts'
import type { Part } from './parts.ts'
import { documentText } from './text.ts'
import { typesText } from './types.ts'

const root = join(import.meta.dirname, '../..')

/** The contract in plain values, with a path for each kind of content. */
export const generatedDocument = (): Part => JSON.parse(JSON.stringify(openApiDocument()))

/** The contract with descriptions, problems and examples. */
export const describedDocument = (): Part =>
  withExamples(withDescriptions(oncePerPath(generatedDocument(), contentKinds)))

/** The files that `npm run openapi` writes, by path. */
export function openApiFiles(): Record<'openapi.json' | 'src/api/schema.gen.ts', string> {
  const document = compact(fieldsOnce(describedDocument()))
  return {
    'openapi.json': documentText(document),
    'src/api/schema.gen.ts': typesText(document, generatedDocument(), contentKinds),
  }
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(openApiFiles())) writeFileSync(join(root, path), text)
}
