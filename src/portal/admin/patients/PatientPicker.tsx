import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '#ui/fields/TextField.tsx'
import { OptionList, optionId } from '../../kit/list/OptionList.tsx'
import { optionAfter } from '../../kit/list/option-keys.ts'
import { useDebounced } from '../../kit/use-debounced.ts'
import { useTranslation } from '../../texts.ts'
import { foundPatientsOptions, type PatientRow } from './calls.ts'
import { usePatientFacts } from './use-patient-facts.ts'

const NEW = 'new'

interface PickerProps {
  id: string
  /** The id of a patient who is not offered: the one with whom another is to be merged. */
  except?: string
  errorMessage?: string | undefined
  onPick(patient: PatientRow): void
  /** Offers a new patient too, with what was typed. */
  onNew?(typed: string): void
}

/** A combobox that finds a patient by the one search: the arrow keys choose, Enter takes the marked one. */
export function PatientPicker({ id, except, errorMessage, onPick, onNew }: PickerProps) {
  const { t } = useTranslation()
  const factsOf = usePatientFacts()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [entered, setEntered] = useState('')
  const search = useDebounced(typed.trim())
  const found = useQuery(foundPatientsOptions(search))
  const open = search.length >= 2 && typed.trim().length >= 2
  // The rows of the search before stay while the next one is loaded: none of them is chosen.
  const isSettled = open && search === typed.trim() && found.isSuccess && !found.isFetching
  const rows = isSettled ? found.data.result.filter(one => one.id !== except) : []
  const choices = [
    ...rows.map(one => ({ key: one.id, title: one.name, below: factsOf(one) })),
    ...(onNew && isSettled ? [{ key: NEW, title: t('admin:patients.newOne', { typed: search }) }] : []),
  ]
  const more = (found.data?.meta.total ?? 0) > (found.data?.result.length ?? 0)
  const pick = (key: string | undefined) => {
    const row = rows.find(one => one.id === key)
    if (row) onPick(row)
    else if (key === NEW) onNew?.(search)
  }
  // Enter before the search has answered: if it finds no patient, the fields of a new one follow at once. A
  // patient who has not been shown is never chosen.
  const answer = useEffectEvent(() => isSettled && entered === search && rows.length === 0 && pick(NEW))
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the search
  useEffect(() => {
    answer()
  }, [isSettled, entered])
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = optionAfter(event.key, active, choices.length)
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && typed.trim() !== '') {
      // Enter must not submit the form.
      event.preventDefault()
      if (isSettled) pick(choices[active]?.key)
      else setEntered(typed.trim())
    }
  }
  return (
    <div className="grid gap-2">
      <TextField
        id={id}
        label={t('admin:patients.find')}
        description={t('admin:patients.findHint')}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={choices[active] ? optionId(id, active) : undefined}
        errorMessage={errorMessage}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={value => {
          setTyped(value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList
        className="picker-list"
        id={id}
        label={t('admin:patients.title')}
        choices={choices}
        keys={[]}
        active={active}
        open={open}
        multiple={false}
        none={t(
          found.isError ? 'admin:failed.title' : isSettled ? 'admin:patients.none' : 'admin:input.loading',
        )}
        onPick={pick}
      />
      {isSettled && more && <p className="field-hint">{t('admin:patients.moreFound')}</p>}
    </div>
  )
}
