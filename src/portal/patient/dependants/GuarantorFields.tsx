import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { payingPartners } from '#entities/guarantor.ts'
import { RadioField } from '#ui/RadioField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { partnersQuery } from '../directory.ts'
import { draftProblem, type GuarantorDraft } from './draft.ts'

/** As in `payingPartners`; named here so that the schemas beside it are not fetched. */
const pays: readonly (typeof payingPartners)[number][] = ['insurer', 'company']

interface Props {
  draft: GuarantorDraft
  onChange: (draft: GuarantorDraft) => void
  label: string
  description?: string
  /** The question stands above already. */
  hideLabel?: boolean
  /** Somebody wanted to go on: what is missing is said. */
  asked: boolean
}

/** Who pays: oneself, BPJS Kesehatan, or an insurer or company that works with the hospital. */
export function GuarantorFields({ draft, onChange, asked, ...field }: Props) {
  const { t } = useTranslation()
  const partners = (useQuery(partnersQuery).data ?? [])
    .filter(one => pays.some(kind => kind === one.kind))
    .toSorted((a, b) => a.name.localeCompare(b.name))
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
        choices={kinds.map(value => ({ value, label: t(`dependants:pays.${value}`) }))}
      />
      {draft.kind === 'partner' && (
        <SelectField
          id="partner"
          label={t('dependants:pays.which')}
          description={t('dependants:pays.whichHint')}
          placeholder={t('dependants:pays.choose')}
          options={partners.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={draft.partner}
          onChange={partner => onChange({ ...draft, partner })}
          {...wrong('partner')}
        />
      )}
      {(draft.kind === 'partner' || draft.kind === 'bpjs') && (
        <TextField
          id="member"
          label={t(`dependants:pays.member.${draft.kind}`)}
          note={t('patient:optional')}
          description={t('dependants:pays.memberHint')}
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
