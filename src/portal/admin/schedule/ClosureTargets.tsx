import { useState } from 'react'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadFailed } from '../../kit/Page.tsx'
import { useTranslation } from '../../texts.ts'
import { useClosureChoices } from './closure-choices.ts'
import type { ClosureForm } from './closure-form.ts'

const MOST = 12

interface TargetsProps {
  id: string
  form: ClosureForm
  problem: string | undefined
  change(one: Partial<ClosureForm>): void
}

/** Chooses the location, the unit or the doctors to close. */
export function ClosureTargets({ id, form, problem, change }: TargetsProps) {
  const { t } = useTranslation()
  const { target } = form
  const { choices, query } = useClosureChoices(target)
  if (query.isLoadingError) return <LoadFailed error={query.error} retry={() => void query.refetch()} />
  if (target === 'doctors')
    return (
      <Doctors {...{ id, choices, problem }} chosen={form.doctors} change={doctors => change({ doctors })} />
    )
  return (
    <SelectField
      id={id}
      label={t(`desk:closure.choose.${target}`)}
      placeholder={t('admin:input.choose')}
      options={choices.map(([value, label]) => ({ value, label }))}
      value={choices.some(([key]) => key === form[target]) ? form[target] : ''}
      onChange={key => change({ [target]: key })}
      errorMessage={problem}
    />
  )
}

interface DoctorsProps {
  id: string
  choices: [string, string][]
  chosen: string[]
  problem: string | undefined
  change(doctors: string[]): void
}

/** Chosen doctors stay visible during a search. */
function Doctors({ id, choices, chosen, problem, change }: DoctorsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const own = choices.filter(([key]) => chosen.includes(key))
  const others = choices.filter(
    ([key, name]) => !chosen.includes(key) && name.toLocaleLowerCase().includes(wanted),
  )
  return (
    <fieldset className="field">
      <legend>{t('desk:closure.choose.doctors')}</legend>
      <TextField
        id={id}
        label={t('desk:closure.find')}
        hideLabel
        type="search"
        autoComplete="off"
        placeholder={t('desk:closure.find')}
        value={typed}
        onChange={setTyped}
        errorMessage={problem}
        onKeyDown={event => {
          // Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {[...own, ...others.slice(0, MOST)].map(([key, name]) => (
        <Checkbox
          key={key}
          value={chosen.includes(key)}
          onChange={on => change(on ? [...chosen, key] : chosen.filter(one => one !== key))}
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
      {others.length > MOST && (
        <p className="field-hint">{t('admin:list.more', { count: others.length - MOST })}</p>
      )}
    </fieldset>
  )
}
