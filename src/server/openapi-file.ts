import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApiDocument } from './openapi-document.ts'

const root = join(import.meta.dirname, '../..')
const document = openApiDocument()

writeFileSync(join(root, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
// Its own idea of OpenAPI's type differs from zod-openapi's in optional members.
const types = astToString(await openapiTS(document as never))
writeFileSync(
  join(root, 'src/api/schema.gen.ts'),
  `// Generated from openapi.json by npm run openapi.\n${types}`,
)
