import type { Applicant } from '#entities/office/job-application.ts'
import { Contact, type Detail, Details } from '../../kit/Details.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'

/** The application as it was sent, with the applicant's line breaks. */
export function ApplicantDetails({ applicant: one }: { applicant: Applicant }) {
  const { t, language } = useTranslation()
  const text = (name: string, values = {}) => t(`inbox:applicants.${name}`, values)
  const words = (value: string | null) => (
    <span className="whitespace-pre-line" dir="auto">
      {value ?? text('none')}
    </span>
  )
  const rows: Detail[] = [
    [text('contact'), <Contact key="contact" {...one} />],
    [text('city'), words(one.city)],
    [text('licences'), words(one.licences)],
    [text('education'), words(one.education)],
    [text('experience'), words(one.experience)],
    [text('message'), words(one.message)],
    [
      text('cv'),
      one.cv
        ? text('downloadHint', { name: one.cv.name, size: Math.max(1, Math.round(one.cv.size / 1024)) })
        : text('noCv'),
    ],
    [
      text('reference'),
      <span key="reference" className="font-mono">
        {one.reference}
      </span>,
    ],
    [text('came'), savedMoment(one.createdAt, language)],
    [
      text('consent'),
      <details key="consent">
        <summary>
          {text('consentText', {
            moment: savedMoment(one.consent.at, language),
            version: one.consent.version,
          })}
        </summary>
        <p className="field-hint">{one.consent.text}</p>
      </details>,
    ],
  ]
  return <Details rows={rows} />
}
