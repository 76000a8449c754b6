import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#ui/fields/TextField.tsx'
import { useTranslation } from '../../texts.ts'
import { readMapLink } from './map-link.ts'

/** Fills in the coordinates from a pasted map link. */
export function MapLink({ path }: { path: string }) {
  const { t } = useTranslation()
  const id = useId()
  const { setValue } = useFormContext()
  const [text, setText] = useState('')
  const point = text.trim() === '' ? undefined : readMapLink(text)
  const take = (typed: string) => {
    setText(typed)
    const found = readMapLink(typed)
    if (!found) return
    setValue(`${path}.latitude`, found.latitude, { shouldDirty: true })
    setValue(`${path}.longitude`, found.longitude, { shouldDirty: true })
  }
  return (
    <div className="sheet">
      <TextField
        id={id}
        label={t('setup:map.label')}
        description={t('setup:map.hint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={take}
      />
      <p id={`${id}-message`} role="status" className="field-hint">
        {point && t('setup:map.found', { latitude: point.latitude, longitude: point.longitude })}
        {point === null && t('setup:map.unread')}
      </p>
    </div>
  )
}
