import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
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
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('setup:map.label')}
        </label>
        <p className="field-hint" id={`${id}-hint`}>
          {t('setup:map.hint')}
        </p>
        <input
          id={id}
          className="control"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-hint ${id}-told`}
          onChange={event => take(event.target.value)}
        />
        <p id={`${id}-told`} role="status" className="field-hint">
          {point && t('setup:map.found', { latitude: point.latitude, longitude: point.longitude })}
          {point === null && t('setup:map.unread')}
        </p>
      </div>
    </div>
  )
}
