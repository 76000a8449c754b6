import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { download } from '#api/download.ts'
import { localizedText } from '#entities/localized.ts'
import type { Applicant } from '#entities/office/job-application.ts'
import { Button } from '#ui/Button.tsx'
import { PersonPage } from '../../kit/ItemPage.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useLeaveGuard, withoutDraft } from '../../kit/use-leave-guard.ts'
import { $unsaved } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { adminPaths } from '../paths.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'
import { ApplicantDetails } from './ApplicantDetails.tsx'
import { ApplicantReply } from './ApplicantReply.tsx'
import { ApplicantWork } from './ApplicantWork.tsx'
import { applicantOptions, eraseApplicant } from './calls.ts'

/** One applicant: the application, its status and the replies. */
export function ApplicantScreen() {
  const { t, language } = useTranslation()
  const { id = '' } = useParams()
  // A reply may be long, and neither it nor the notes are stored as a draft.
  const leave = useLeaveGuard(useStore($unsaved) > 0, withoutDraft)
  return (
    <PersonPage
      query={useQuery(applicantOptions(id))}
      title={t('inbox:applicants.title')}
      back={{ to: adminPaths.applicants, label: t('inbox:applicants.back') }}
      gone={{ title: t('inbox:applicants.gone'), text: t('inbox:applicants.goneText') }}
      page={applicant => ({
        title: applicant.name,
        state: (
          <>
            <ApplicantBadge status={applicant.status} />
            <span>{localizedText(applicant.offerTitle, language)}</span>
            <Age since={applicant.createdAt} />
          </>
        ),
        actions: <Actions applicant={applicant} leave={leave} />,
        children: (
          <>
            <Handled key={applicant.id} applicant={applicant} />
            <ApplicantDetails applicant={applicant} />
          </>
        ),
      })}
    />
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

interface ActionsProps {
  applicant: Applicant
  /** Navigates without asking about unsaved input. */
  leave(go: () => void): void
}

function Actions({ applicant: { id, name, cv }, leave }: ActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const erase = useAction(() => eraseApplicant(id), {
    confirm: {
      title: t('inbox:applicants.eraseTitle', { name }),
      text: t('inbox:applicants.eraseText'),
      yes: t('inbox:applicants.erase'),
      severe: true,
    },
    done: t('inbox:applicants.erased'),
    onDone: () => leave(() => navigate(adminPaths.applicants)),
  })
  const save = useAction((name: string) =>
    download(name, '/api/admins/job-applicants/{id}/cv', { params: { id } }),
  )
  return (
    <>
      <Button variant="quiet" action={erase}>
        {t('inbox:applicants.erase')}
      </Button>
      {cv && <Button action={save.with(cv.name)}>{t('inbox:applicants.download')}</Button>}
    </>
  )
}
