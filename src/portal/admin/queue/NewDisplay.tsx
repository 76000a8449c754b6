import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import type { Queue } from '#entities/appointment/waiting-room.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useTranslation } from '../../texts.ts'
import { makeDisplay } from './calls.ts'

interface NewProps {
  location: string
  queues: Queue[]
  onMade(token: string): void
}

/** Creates a display with a name and its queues. */
export function NewDisplay({ location, queues, onMade }: NewProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [doctors, setDoctors] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const known = new Map(queues.map(one => [one.doctor, one.doctorName]))
  async function make() {
    setMissing(name.trim() === '')
    if (name.trim() === '') return document.getElementById('display-name')?.focus()
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      onMade(await makeDisplay({ name: name.trim(), location, doctors }))
    } catch (error) {
      setProblem(errorLines(error).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <TextField
        id="display-name"
        label={t('queue:screens.name')}
        description={t('queue:screens.nameHint')}
        value={name}
        onChange={setName}
        isRequired
        maxLength={60}
        errorMessage={missing ? t('queue:screens.nameNeeded') : undefined}
      />
      {known.size > 1 && (
        <fieldset className="field plain-list">
          <legend className="field-label">{t('queue:screens.whose')}</legend>
          {[...known].map(([slug, title]) => (
            <Checkbox
              key={slug}
              value={doctors.includes(slug)}
              onChange={on => setDoctors(on ? [...doctors, slug] : doctors.filter(one => one !== slug))}
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <button
        type="submit"
        className="button button-primary justify-self-start"
        aria-disabled={busy || undefined}
      >
        {t('queue:screens.make')}
      </button>
    </form>
  )
}
