import { useState } from 'react'
import type { NamedQueue } from '#entities/appointment/waiting-room.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { createDisplay } from './calls.ts'

interface NewProps {
  location: string
  queues: NamedQueue[]
  onMade(token: string): void
}

/** Creates a display with a name and its queues. */
export function NewDisplay({ location, queues, onMade }: NewProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [doctors, setDoctors] = useState<string[]>([])
  const known = new Map(queues.map(one => [one.doctor, one.doctorName]))
  const make = useAction(() => createDisplay({ name: name.trim(), location, doctors }), {
    onDone: ({ result }) => onMade(result.token),
    showError: 'here',
  })
  const { problem, submit } = useChecks({
    'display-name': name.trim() === '' && t('queue:screens.nameNeeded'),
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={submit(make.run)}>
      <Failure of={make} />
      <TextField
        id="display-name"
        label={t('queue:screens.name')}
        description={t('queue:screens.nameHint')}
        value={name}
        onChange={setName}
        isRequired
        maxLength={60}
        errorMessage={problem('display-name')}
      />
      {known.size > 1 && (
        <Fieldset label={t('queue:screens.whose')} className="gap-2">
          {[...known].map(([slug, title]) => (
            <Checkbox
              key={slug}
              value={doctors.includes(slug)}
              onChange={on => setDoctors(on ? [...doctors, slug] : doctors.filter(one => one !== slug))}
            >
              {title}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <Button type="submit" variant="primary" className="justify-self-start" isPending={make.isPending}>
        {t('queue:screens.make')}
      </Button>
    </form>
  )
}
