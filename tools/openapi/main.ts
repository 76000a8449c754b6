import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '#contract/document.ts'
import { contentKinds } from '#entities/kinds.ts'
import { oncePerPath } from './by-kind.ts'
import { compact } from './compact.ts'
import { withDescriptions } from './describe.ts'
import { examplesOnce, withExamples } from './examples.ts'
import { filtersTogether } from './filters.ts'
import { fieldsOnce } from './listed-items.ts'
import { nullApart } from './nullable.ts'
import type { Part } from './parts.ts'
import { parametersOnce } from './path-parameters.ts'
import { documentText } from './text.ts'

/** The contract in plain values, with a path for each kind of content. */
export const generatedDocument = (): Part => JSON.parse(JSON.stringify(openApiDocument()))

/** The contract with descriptions, problems and examples. */
export const describedDocument = (): Part =>
  nullApart(withExamples(withDescriptions(filtersTogether(oncePerPath(generatedDocument(), contentKinds)))))

/** The file that `npm run openapi` writes. */
export const openApiText = (): string =>
  documentText(parametersOnce(examplesOnce(compact(fieldsOnce(describedDocument())))))

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../../openapi.json'), openApiText())
}
