import { jobApplicants } from '#contract/job-applicants.ts'
import { applicationFormSchema } from '#entities/office/job-application.ts'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import { handlers } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { discard, type Form, readForm } from '../../storage/read-form.ts'
import { guardForm, guardUpload } from '../forms/guard.ts'
import {
  acceptsHtml,
  fieldProblems,
  formRefusal,
  languageOf,
  redirectToThanks,
  showProblem,
} from '../forms/reply.ts'
import { submissionKeyOf } from '../forms/submission-key.ts'
import { type ApplicationForm, apply, openOffer } from './apply.ts'
import { checkCv, cvLimits } from './store-cv.ts'

const { handle, router } = handlers()
export const careersPublicRoutes = router

type Checked = { form: ApplicationForm; cv: (Awaited<ReturnType<typeof checkCv>> & { type: string }) | null }

/** Checks the fields and the file together, so that all errors are reported at once. */
async function check({ values, file }: Form): Promise<Checked> {
  const parsed = applicationFormSchema.safeParse({ ...values })
  const cv = await checkCv(file)
  const problems = parsed.success ? [] : fieldProblems(parsed.error.issues)
  const { experience } = values
  if (cv && 'key' in cv) problems.push({ path: 'cv', key: cv.key })
  else if (!cv && !(typeof experience === 'string' && experience.trim()))
    problems.push({ path: 'cv', key: 'forms:cvRequired' })
  else if (cv && problems.length > 0) problems.push({ path: 'cv', key: 'forms:cvAgain' })
  if (!parsed.success || problems.length > 0) throw formRefusal(problems)
  return { form: parsed.data, cv: cv && 'type' in cv ? cv : null }
}

/** With a script the form stays open and the file selected, so it need not be chosen again. */
const withoutFileAgain = (problem: unknown): unknown =>
  problem instanceof Problem && problem.extra.fields?.some(one => one.key === 'forms:cvAgain')
    ? formRefusal(problem.extra.fields.filter(one => one.key !== 'forms:cvAgain'))
    : problem

handle(jobApplicants.applyForJob, async ({ context, deps, language, requestId, param, success }) => {
  const { slug } = param
  const page = { form: `/career/${slug}`, values: {}, language: contentLanguageOf(language) }
  let file: Form['file'] = null
  try {
    await guardUpload(context)
    const sent = await readForm(context, cvLimits)
    file = sent.file
    Object.assign(page, { values: sent.values, language: languageOf(context, sent.values) })
    const offer = await openOffer(deps, slug)
    const { form, cv } = await check(sent)
    await guardForm(context, form)
    const { website: _, elapsed: __, ...body } = form
    const { language } = page
    const upload = file && file !== 'tooLarge' ? file : null
    const sending = submissionKeyOf(context, `application ${slug}`, {
      ...body,
      language,
      cv: upload?.sha256 ?? null,
    })
    const { reference } = await apply(deps, offer, {
      form,
      language,
      cv: upload && cv ? { upload, type: cv.type as never } : null,
      sending,
      requestId,
    })
    if (acceptsHtml(context)) return redirectToThanks(context, '/career/sent', language)
    return success({ reference }, 'forms:applied')
  } catch (problem) {
    return showProblem(context, acceptsHtml(context) ? problem : withoutFileAgain(problem), page)
  } finally {
    await discard(file)
  }
})
