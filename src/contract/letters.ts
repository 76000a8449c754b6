import { z } from '@hono/zod-openapi'
import { emailKindSchema, emailKinds, emailPreviewSchema, undeliveredSchema } from '#entities/office/email.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { get, list, media, named, page, post, subject, uuidParam } from './operation.ts'

const letter = z.object({ kind: z.enum(emailKinds), language: z.enum(interfaceLanguages) })

export const letters = {
  ...subject('demo', {
    listDemoLetters: get('/api/demo/outbox', 'public', {
      summary: "The latest mails to an address, newest first: only in a demo on one's own machine, else 404",
      query: z.object({ to: z.string().min(3).max(254) }),
      answer: list(
        z.object({ kind: z.string(), subject: z.string(), text: z.string(), createdAt: z.string() }),
      ),
    }),
  }),
  ...subject('letters', {
    listLetters: get('/api/admins/letters', 'desk', {
      summary: 'Every kind of email that the hospital sends, with its languages',
      answer: list(named('Letter', emailKindSchema)),
    }),
    readLetterPreview: get('/api/admins/letters/{kind}/{language}', 'desk', {
      summary: 'An email as it would be sent now: a doctor and location of the hospital, an invented patient',
      params: letter,
      answer: named('LetterPreview', emailPreviewSchema),
    }),
    readLetterFrame: get('/api/letter-frames/{kind}/{language}', 'public', {
      summary:
        'The HTML of an email as a page without scripts, at the address that its preview names, for ten minutes; else 404',
      params: letter,
      query: z.object({ ticket: z.string().max(120).default('') }),
      answer: media('The email', 'text/html'),
    }),
    listUndeliveredLetters: get('/api/admins/undelivered-letters', 'desk', {
      summary:
        'Emails that the mail server has not accepted, newest first: recipient, error, and whether they are tried again',
      query: z.object({ page }),
      answer: list(named('UndeliveredLetter', undeliveredSchema)),
    }),
    retryLetter: post('/api/admins/undelivered-letters/{id}/retry', 'desk', {
      summary:
        'Try an email again at once, with its attempts reset. 409 where its text is deleted or it was sent',
      params: uuidParam,
    }),
  }),
}
