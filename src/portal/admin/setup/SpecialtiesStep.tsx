import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { isThere, specialtyData, usualSpecialties } from '#entities/people/usual-specialties.ts'
import { Button } from '#ui/Button.tsx'
import IconPlus from '~icons/lucide/plus'
import { useLeaveGuard } from '../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { createItem } from '../content/calls.ts'
import { useLanguage } from '../use-language.ts'
import { renewSetup, useItems } from './calls.ts'
import { ItemRows } from './ItemRows.tsx'
import { nextOf, StepFrame, StepWaits } from './StepFrame.tsx'

const Create = lazy(() =>
  import('../inputs/CreatePanel.tsx').then(module => ({ default: module.CreatePanel })),
)

/** Chooses specialties from a common list, or adds own ones. */
export function SpecialtiesStep() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const specialties = useItems('specialists')
  const [picked, setPicked] = useState<string[]>([])
  const [creating, setCreating] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useUnsaved(picked.length > 0)
  const leave = useLeaveGuard(picked.length > 0)
  const { items } = specialties
  if (!items) return <StepWaits step="specialties" {...specialties} />
  const offered = usualSpecialties.filter(one => !isThere(one, items))
  const own = language === 'id' ? 'id' : 'en'

  async function save() {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const left = [...picked]
    try {
      for (const one of offered.filter(({ slug }) => picked.includes(slug))) {
        await createItem('specialists', specialtyData(one), false)
        left.splice(left.indexOf(one.slug), 1)
      }
      await renewSetup()
      leave(() => navigate(nextOf('specialties')))
    } catch (error) {
      // Items saved before the error stay saved, and are not offered again.
      await renewSetup()
      setPicked(left)
      setFailure(errorLines(error).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <StepFrame
      step="specialties"
      action={
        <Button variant="primary" isPending={busy} onClick={() => void save()}>
          {t(busy ? 'admin:form.saving' : picked.length > 0 ? 'setup:specialties.add' : 'setup:next', {
            count: picked.length,
          })}
        </Button>
      }
    >
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      {items.length > 0 && (
        <section className="sheet" aria-labelledby="own-specialties">
          <h2 id="own-specialties">{t('setup:specialties.own', { count: specialties.total })}</h2>
          <ItemRows kind="specialists" items={items} />
        </section>
      )}
      <section className="sheet">
        {offered.length > 0 && (
          <fieldset className="field icons">
            <legend className="field-label">{t('setup:specialties.usual')}</legend>
            <p className="field-hint">{t('setup:specialties.usualHint')}</p>
            <div className="icon-choices setup-specialties">
              {offered.map(one => (
                <label key={one.slug} className="icon-choice">
                  <input
                    type="checkbox"
                    className="sr-only"
                    checked={picked.includes(one.slug)}
                    onChange={event =>
                      setPicked(before =>
                        event.target.checked
                          ? [...before, one.slug]
                          : before.filter(slug => slug !== one.slug),
                      )
                    }
                  />
                  <img
                    src={`/art/specialties/${one.slug}.svg`}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                  />
                  <span>
                    <strong lang={own}>{one.name[own]}</strong>
                    <small lang={own}>{one.plainName[own]}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div>
          <Button variant="quiet" onClick={() => setCreating(true)}>
            <IconPlus />
            {t('setup:specialties.other')}
          </Button>
        </div>
      </section>
      <Suspense fallback={null}>
        {creating && (
          <Create
            kind="specialists"
            onClose={() => setCreating(false)}
            onCreated={() => {
              setCreating(false)
              void renewSetup()
            }}
          />
        )}
      </Suspense>
    </StepFrame>
  )
}
