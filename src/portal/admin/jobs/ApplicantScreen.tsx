import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { download } from '#api/download.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { localizedText as inLanguage } from '#entities/localized.ts'
import type { Applicant } from '#entities/office/job-application.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'
import { ApplicantDetails } from './ApplicantDetails.tsx'
import { ApplicantReply } from './ApplicantReply.tsx'
import { ApplicantWork } from './ApplicantWork.tsx'
import { applicantOptions, eraseApplicant } from './calls.ts'

/** One applicant: the application, its status and the replies. */
export function ApplicantScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(applicantOptions(id))
  const back = { to: adminPaths.applicants, label: t('inbox:applicants.back') }
  if (!data) {
    const gone = error instanceof ApiError && error.status === 404
    return (
      <Page title={t('inbox:applicants.title')} back={back}>
        {gone ? (
          <Empty picture="search" title={t('inbox:applicants.gone')} text={t('inbox:applicants.goneText')} />
        ) : isError ? (
          <LoadFailed error={error} retry={() => refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    )
  }
  return (
    <Page
      title={data.name}
      tab={t('inbox:applicants.title')}
      back={back}
      state={
        <p className="item-state">
          <ApplicantBadge status={data.status} />
          <span>{inLanguage(data.offerTitle, language)}</span>
          <Age since={data.createdAt} />
        </p>
      }
      actions={<Actions applicant={data} />}
    >
      <Handled key={data.id} applicant={data} />
      <ApplicantDetails applicant={data} />
    </Page>
  )
}

/** Reply and status change the same row: each uses the version that the other has saved. */
function Handled({ applicant }: { applicant: Applicant }) {
  // The version when the screen opened. A newer version from a refetch contains a colleague's change, so it must not be used here.
  const [version, setVersion] = useState(applicant.version)
  const shared = { applicant, version, onVersion: setVersion }
  return (
    <>
      <ApplicantReply {...shared} />
      <ApplicantWork {...shared} />
    </>
  )
}

function Actions({ applicant: { id, name, cv } }: { applicant: Applicant }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function act(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    await work().catch(error => addAdminToast({ severity: 'error', ...errorLines(error) }))
    setBusy(false)
  }
  const erase = () =>
    act(async () => {
      const sure = await confirm({
        title: t('inbox:applicants.eraseTitle', { name }),
        text: t('inbox:applicants.eraseText'),
        yes: t('inbox:applicants.erase'),
        no: t('inbox:cancel'),
        severe: true,
      })
      if (!sure) return
      await eraseApplicant(id)
      addAdminToast({ severity: 'success', summary: t('inbox:applicants.erased') })
      navigate(adminPaths.applicants)
    })
  return (
    <>
      <button type="button" className="button button-quiet" aria-disabled={busy || undefined} onClick={erase}>
        {t('inbox:applicants.erase')}
      </button>
      {cv && (
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => act(() => download(`admins/job-applicants/${id}/cv`, cv.name))}
        >
          {t('inbox:applicants.download')}
        </button>
      )}
    </>
  )
}
