import { useState } from 'react'
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
  const choices = useClosureChoices(target)
  const message = problem && (
    <p className="field-error" id={`${id}-problem`}>
      {problem}
    </p>
  )
  const wrong = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && `${id}-problem`,
  } as const
  if (target === 'doctors')
    return (
      <Doctors
        {...{ id, choices, message, wrong }}
        chosen={form.doctors}
        change={doctors => change({ doctors })}
      />
    )
  return (
    <div className="field">
      <label htmlFor={id}>{t(`desk:closure.choose.${target}`)}</label>
      <select
        id={id}
        className="control"
        value={choices.some(([key]) => key === form[target]) ? form[target] : ''}
        {...wrong}
        onChange={event => change({ [target]: event.target.value })}
      >
        <option value="">{t('admin:input.choose')}</option>
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {message}
    </div>
  )
}

interface DoctorsProps {
  id: string
  choices: [string, string][]
  chosen: string[]
  message: React.ReactNode
  wrong: Record<string, unknown>
  change(doctors: string[]): void
}

/** Chosen doctors stay visible during a search. */
function Doctors({ id, choices, chosen, message, wrong, change }: DoctorsProps) {
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
      <label className="sr-only" htmlFor={id}>
        {t('desk:closure.find')}
      </label>
      <input
        id={id}
        className="control"
        type="search"
        autoComplete="off"
        placeholder={t('desk:closure.find')}
        value={typed}
        {...wrong}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          // Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {message}
      {[...own, ...others.slice(0, MOST)].map(([key, name]) => (
        <label className="choice" key={key}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={event =>
              change(event.target.checked ? [...chosen, key] : chosen.filter(one => one !== key))
            }
          />
          <bdi>{name}</bdi>
        </label>
      ))}
      {others.length > MOST && (
        <p className="field-hint">{t('admin:list.more', { count: others.length - MOST })}</p>
      )}
    </fieldset>
  )
}
