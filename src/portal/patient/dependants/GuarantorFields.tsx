import { useQuery } from '@tanstack/react-query'
import { errorLines } from '#api/errors.ts'
import type { payingPartners } from '#entities/appointment/guarantor.ts'
import { RadioField, type RadioLabel } from '#ui/fields/RadioField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useTranslation } from '../../texts.ts'
import { partnersQuery } from '../doctors/directory.ts'
import { CoverLine, type PaidVisit } from './CoverLine.tsx'
import { draftProblem, type GuarantorDraft } from './draft.ts'

/** The values of `payingPartners`, repeated here so that its module with schemas is not loaded. */
const pays: readonly (typeof payingPartners)[number][] = ['insurer', 'company']

type Props = RadioLabel & {
  draft: GuarantorDraft
  onChange: (draft: GuarantorDraft) => void
  description?: string
  /** The user tried to continue: show what is missing. */
  asked: boolean
  /** Other texts if another person fills in the form, for example not 'myself'. */
  words?: GuarantorWords
  /** The visit that is paid for: then the form says whether the insurer pays there. */
  visit?: PaidVisit | undefined
}

export interface GuarantorWords {
  self: string
  later: string
  optional: string
  whichHint: string
  memberHint: string
}

function useOwnWords(): GuarantorWords {
  const { t } = useTranslation()
  const of = (name: string) => t(`dependants:pays.${name}`)
  const hints = { whichHint: of('whichHint'), memberHint: of('memberHint') }
  return { self: of('self'), later: of('later'), optional: t('patient:optional'), ...hints }
}

/** Who pays: the patient, BPJS Kesehatan, or an insurer or company that works with the hospital. */
export function GuarantorFields({ draft, onChange, asked, words, visit, ...field }: Props) {
  const { t } = useTranslation()
  const own = useOwnWords()
  const { self, later, optional, whichHint, memberHint } = words ?? own
  const labels = { self, later, bpjs: t('dependants:pays.bpjs'), partner: t('dependants:pays.partner') }
  const known = useQuery(partnersQuery)
  const partners = (known.data ?? [])
    .filter(one => pays.some(kind => kind === one.kind))
    .sort((a, b) => a.name.localeCompare(b.name))
  const problem = asked ? draftProblem(draft) : null
  const wrong = (name: 'partner' | 'member') =>
    problem?.field === name ? { errorMessage: t(problem.key) } : {}
  const kinds = (['self', 'bpjs', 'partner', 'later'] as const).filter(
    kind => kind !== 'partner' || partners.length > 0 || draft.kind === 'partner',
  )
  return (
    <>
      <RadioField
        {...field}
        name="pays"
        value={draft.kind}
        onChange={kind => onChange({ ...draft, kind: kind as GuarantorDraft['kind'] })}
        choices={kinds.map(value => ({ value, label: labels[value] }))}
      />
      {known.isLoadingError && <p role="alert">{errorLines(known.error).detail}</p>}
      {draft.kind === 'partner' && (
        <SelectField
          id="partner"
          label={t('dependants:pays.which')}
          description={whichHint}
          placeholder={t('dependants:pays.choose')}
          options={partners.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={draft.partner}
          onChange={partner => onChange({ ...draft, partner })}
          {...wrong('partner')}
        />
      )}
      {/* Announced when another payer is chosen, so it is there before. */}
      {visit && (
        <div aria-live="polite">
          <CoverLine visit={visit} guarantor={draft} desk={words !== undefined} />
        </div>
      )}
      {(draft.kind === 'partner' || draft.kind === 'bpjs') && (
        <TextField
          id="member"
          label={t(`dependants:pays.member.${draft.kind}`)}
          note={optional}
          description={memberHint}
          value={draft.member}
          onChange={member => onChange({ ...draft, member })}
          maxLength={40}
          autoComplete="off"
          inputMode={draft.kind === 'bpjs' ? 'numeric' : 'text'}
          {...wrong('member')}
        />
      )}
    </>
  )
}
