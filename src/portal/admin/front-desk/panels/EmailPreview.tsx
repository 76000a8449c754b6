import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useTranslation } from '../../../texts.ts'
import { type EmailStep, readEmail } from '../calls.ts'

interface PreviewProps {
  id: string
  /** The step whose email it is; null until the choice is complete. */
  step: EmailStep | null
}

/** The email as the patient gets it, in their language, before it is sent. Nothing without a step, or for a patient without an address. */
export function EmailPreview({ id, step }: PreviewProps) {
  const { t } = useTranslation()
  const wanted = useDebounced(JSON.stringify(step))
  const email = useQuery({
    // Not below the appointments: the front desk's own work would fetch it again and again.
    queryKey: ['admins', 'email-before', id, wanted],
    queryFn: () => readEmail(id, JSON.parse(wanted)),
    enabled: wanted !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (wanted === 'null' || email.data === null) return null
  return (
    <section className="grid gap-2" aria-label={t('desk:letter.title')} aria-busy={email.isFetching}>
      <p className="field-hint">{t('desk:letter.title')}</p>
      <Loaded query={email} rows={3}>
        {shown =>
          shown && (
            <pre
              className="raised max-h-72 overflow-auto p-4 font-sans text-14 leading-normal wrap-anywhere whitespace-pre-wrap"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must by the keyboard too
              tabIndex={0}
              dir="auto"
            >
              <strong>{shown.subject}</strong>
              {`\n\n${shown.text}`}
            </pre>
          )
        }
      </Loaded>
    </section>
  )
}
