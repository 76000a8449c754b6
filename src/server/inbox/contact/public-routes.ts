import { contactMessages } from '#contract/contact-messages.ts'
import { contactFormSchema } from '#entities/office/contact-message.ts'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import { handlers } from '../../kernel/operation.ts'
import { readForm } from '../../storage/read-form.ts'
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

const { handle, router } = handlers()
export const contactPublicRoutes = router

handle(contactMessages.sendContactMessage, async ({ context, deps, language, requestId, success }) => {
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
    const reference = await receiveMessage(deps, { form, language, sending, requestId })
    if (acceptsHtml(context)) return redirectToThanks(context, '/contact/sent', language)
    return success({ reference }, 'forms:sent')
  } catch (problem) {
    return showProblem(context, problem, page)
  }
})
