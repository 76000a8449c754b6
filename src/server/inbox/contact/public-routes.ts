import { z } from '@hono/zod-openapi'
import { contactFormSchema } from '#entities/office/contact-message.ts'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, operation, success } from '../../kernel/operation.ts'
import { readForm } from '../../storage/read-form.ts'
import { formBody } from '../forms/form-body.ts'
import { guardForm } from '../forms/guard.ts'
import {
  fieldProblems,
  formRefusal,
  languageOf,
  redirectToThanks,
  showProblem,
  wantsPage,
} from '../forms/reply.ts'
import { submissionKeyOf } from '../forms/submission-key.ts'
import { receiveMessage } from './receive-message.ts'

export const contactPublicRoutes = newRouter()

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
const send = operation({
  method: 'post',
  path: '/api/contact-messages',
  access: 'public',
  tags: ['contact-messages'],
  summary:
    'Write to the hospital; an Idempotency-Key makes it safe to repeat. A browser’s own form gets a 303 to a page, or the form again',
  request: formBody(contactFormSchema, types),
  responses: {
    201: answer(z.object({ reference: z.string() }), 'It has arrived'),
    303: { description: 'To the page that says thank you, for a browser without scripts' },
  },
})
contactPublicRoutes.openapi(send, async context => {
  const page = { form: '/contact', values: {}, language: contentLanguageOf(context.get('language')) }
  try {
    const { values } = await readForm(context)
    Object.assign(page, { values, language: languageOf(context, values) })
    const parsed = contactFormSchema.safeParse({ ...values })
    if (!parsed.success) throw formRefusal(fieldProblems(parsed.error.issues))
    const { website, elapsed, ...form } = parsed.data
    await guardForm(context, { website, elapsed })
    const { language } = page
    const sending = submissionKeyOf(context, 'contact-message', { ...form, language })
    const received = { form, language, sending, requestId: context.get('requestId') }
    const { reference } = await receiveMessage(context.get('deps'), received)
    if (wantsPage(context)) return redirectToThanks(context, '/contact/sent', language)
    return context.json(success(context, { reference }, 'forms:sent'), 201)
  } catch (problem) {
    return showProblem(context, problem, page)
  }
})
