import { useState } from 'react'
import { addAdminToast } from '#api/toasts.ts'
import { type LeadKind, leadKinds, leadPages, targetName } from '#entities/office/missed-search.ts'
import { Field } from '#ui/fields/Field.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { ReferencePicker } from '../inputs/ReferencePicker.tsx'
import { kindLabel, pageLabel } from '../labels.ts'
import { decide } from './calls.ts'

/** Chooses the specialty, the doctor or the page that words lead to. */
export function LeadPanel({ words, onClose }: { words: string; onClose(): void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<LeadKind>('specialists')
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState(false)
  const lead = useAction(() => decide({ words, target: targetName(kind, key) }), { showError: 'here' })
  const choose = (next: string) => {
    setKey(next)
    setProblem(false)
  }
  async function submit() {
    setProblem(key === '')
    if (key === '') return document.getElementById('lead-target')?.focus()
    const answer = await lead.run()
    if (!answer) return
    addAdminToast({ severity: 'success', summary: serverMessage(answer) })
    onClose()
  }
  const errorMessage = problem ? t('office:missedSearches.problem.missing') : undefined
  return (
    <FormPanel
      title={t('office:missedSearches.leadTitle', { words })}
      submit={t('office:missedSearches.leadYes')}
      action={lead}
      isUnsaved={key !== ''}
      focus="lead-kind"
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        id="lead-kind"
        label={t('office:missedSearches.kind')}
        value={kind}
        options={leadKinds.map(value => ({
          value,
          label: value === 'pages' ? t('office:missedSearches.page') : kindLabel(t, value, 'one'),
        }))}
        onChange={next => {
          setKind(next as LeadKind)
          choose('')
        }}
      />
      {kind === 'pages' ? (
        <SelectField
          id="lead-target"
          label={t('office:missedSearches.page')}
          errorMessage={errorMessage}
          placeholder={t('office:missedSearches.choose')}
          value={key}
          options={leadPages.map(value => ({ value, label: pageLabel(t, value) }))}
          onChange={choose}
        />
      ) : (
        <Field id="lead-target" label={kindLabel(t, kind, 'one')} errorMessage={errorMessage} isRequired>
          {wiring => (
            <ReferencePicker
              key={kind}
              {...wiring}
              kind={kind}
              single
              keys={key ? [key] : []}
              onChange={([next = '']) => choose(next)}
            />
          )}
        </Field>
      )}
      <p className="field-hint">{t('office:missedSearches.leadHint')}</p>
    </FormPanel>
  )
}
