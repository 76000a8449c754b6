import { z } from '@hono/zod-openapi'
import { get, media, subject } from './operation.ts'

const state = z.object({ status: z.string() })

export const system = subject('system', {
  checkLiveness: get('/api/livez', 'public', { summary: 'The process runs', answer: state }),
  checkReadiness: get('/api/readyz', 'public', {
    summary: 'The first release is served and the database answers',
    answer: state,
  }),
  readDocumentation: get('/api/docs', 'public', {
    summary: 'This contract, to read in a browser',
    answer: media('A page'),
  }),
  readDocumentationFile: get('/api/docs/{file}', 'public', {
    summary: 'The files of that page',
    params: z.object({ file: z.string() }),
    answer: media('A file'),
  }),
})
