import { backOffice } from '#contract/back-office.ts'
import { contentState } from '../content/content-state.ts'
import { sendTestEmail } from '../emails/test-email.ts'
import { audit } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { jobsOf, runJob } from './jobs.ts'
import { findRecords } from './search.ts'
import { setupOf } from './setup.ts'

const { handle, router } = handlers()
/** The status pages of the back office: unfinished content, scheduled jobs, and the search for records. */
export const officeRoutes = router

handle(backOffice.readContentState, async ({ deps, success }) => success(await contentState(deps)))

handle(backOffice.searchRecords, async ({ deps, language, requestId, session, query, success }) => {
  const seeker = {
    ...session,
    requestId,
    language,
  }
  return success(await findRecords(deps, seeker, query.words))
})

handle(backOffice.listJobs, async ({ deps, success }) => success(await jobsOf(deps)))

handle(backOffice.runJob, async ({ deps, actor, param, success }) => {
  await runJob(deps, param.name)
  await audit(deps.db, { ...actor, action: 'job.run', objectId: param.name })
  return success({ accepted: true })
})

handle(backOffice.readSetup, async ({ deps, session, success }) =>
  success(await setupOf(deps, session.accountId)),
)

handle(backOffice.sendTestLetter, async ({ deps, language, actor, session, success }) => {
  await audit(deps.db, { ...actor, action: 'letter.test' })
  return success(await sendTestEmail(deps, session.email, language))
})
