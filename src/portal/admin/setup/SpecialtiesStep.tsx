import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isThere, specialtyData, usualSpecialties } from '#entities/people/usual-specialties.ts'
import { Button } from '#ui/Button.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
import IconPlus from '~icons/lucide/plus'
import { Failure } from '../../kit/Failure.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useLeaveGuard } from '../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { createItem } from '../content/calls.ts'
import { renewSetup, useItems } from './calls.ts'
import { ItemRows } from './ItemRows.tsx'
import { nextOf, StepFrame, StepWaits } from './StepFrame.tsx'

const Create = lazy(() =>
  import('../inputs/CreatePanel.tsx').then(module => ({ default: module.CreatePanel })),
)

/** Chooses specialties from a common list, or adds own ones. */
export function SpecialtiesStep() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const specialties = useItems('specialists')
  const [picked, setPicked] = useState<string[]>([])
  const [creating, setCreating] = useState(false)
  useUnsaved(picked.length > 0)
  const leave = useLeaveGuard(picked.length > 0)
  const { items } = specialties
  const offered = usualSpecialties.filter(one => !isThere(one, items ?? []))
  const own = language === 'id' ? 'id' : 'en'
  const save = useAction(
    async () => {
      const left = [...picked]
      try {
        for (const one of offered.filter(({ slug }) => picked.includes(slug))) {
          await createItem('specialists', specialtyData(one), false)
          left.splice(left.indexOf(one.slug), 1)
        }
      } finally {
        await renewSetup()
        // Items saved before an error stay saved, and are not offered again.
        if (left.length > 0) setPicked(left)
      }
    },
    { onDone: () => leave(() => navigate(nextOf('specialties'))), showError: 'here' },
  )
  if (!items) return <StepWaits step="specialties" {...specialties} />
  return (
    <StepFrame
      step="specialties"
      action={
        <Button variant="primary" action={save}>
          {t(
            save.isPending ? 'admin:form.saving' : picked.length > 0 ? 'setup:specialties.add' : 'setup:next',
            {
              count: picked.length,
            },
          )}
        </Button>
      }
    >
      <Failure of={save} />
      {items.length > 0 && (
        <section className="sheet" aria-labelledby="own-specialties">
          <h2 id="own-specialties">{t('setup:specialties.own', { count: specialties.total })}</h2>
          <ItemRows kind="specialists" items={items} />
        </section>
      )}
      <section className="sheet">
        {offered.length > 0 && (
          <Fieldset
            label={t('setup:specialties.usual')}
            description={t('setup:specialties.usualHint')}
            className="icons"
          >
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
          </Fieldset>
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
