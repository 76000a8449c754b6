import { z } from '@hono/zod-openapi'
import { contactFormSchema } from '#entities/office/contact-message.ts'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import { answer, operations } from '../../kernel/operation.ts'
import { readForm } from '../../storage/read-form.ts'
import { formBody } from '../forms/form-body.ts'
import { guardForm } from '../forms/guard.ts'
import {
  acceptsHtml,
  fieldProblems,
  formRefusal,
  languageOf,
  redirectToThanks,
  showProblem,
} from '../forms/reply.ts'
import { submissionKeyOf } from '../forms/submission-key.ts'
import { receiveMessage } from './receive-message.ts'

const operation = operations('contact-messages')
export const contactPublicRoutes = operation.router

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

operation.post('public', '/api/contact-messages', {
  summary:
    'Write to the hospital; an Idempotency-Key makes it safe to repeat. A browser’s own form gets a 303 to a page, or the form again',
  request: formBody(contactFormSchema, types),
  responses: {
    201: answer(z.object({ reference: z.string() }), 'It has arrived'),
    303: { description: 'To the page that says thank you, for a browser without scripts' },
  },
  handle: async ({ context, deps, language, requestId, success }) => {
    const page = { form: '/contact', values: {}, language: contentLanguageOf(language) }
    try {
      const { values } = await readForm(context)
      Object.assign(page, { values, language: languageOf(context, values) })
      const parsed = contactFormSchema.safeParse({ ...values })
      if (!parsed.success) throw formRefusal(fieldProblems(parsed.error.issues))
      const { website, elapsed, ...form } = parsed.data
      await guardForm(context, { website, elapsed })
      const { language } = page
      const sending = submissionKeyOf(context, 'contact-message', { ...form, language })
      const received = { form, language, sending, requestId }
      const { reference } = await receiveMessage(deps, received)
      if (acceptsHtml(context)) return redirectToThanks(context, '/contact/sent', language)
      return success({ reference }, 'forms:sent')
    } catch (problem) {
      return showProblem(context, problem, page)
    }
  },
})
