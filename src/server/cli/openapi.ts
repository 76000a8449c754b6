import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApiDocument } from '../openapi-document.ts'

const root = join(import.meta.dirname, '../../..')

/** The files that `npm run openapi` writes, by path. */
export async function openApiFiles(): Promise<Record<'openapi.json' | 'src/api/schema.gen.ts', string>> {
  const document = openApiDocument()
  // The cast is needed: its OpenAPI type differs from zod-openapi's in optional members.
  const types = astToString(await openapiTS(document as never))
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'src/api/schema.gen.ts': `// Generated from openapi.json by npm run openapi.\n${types}`,
  }
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await openApiFiles())) writeFileSync(join(root, path), text)
}
