import { useState } from 'react'
import { commonSpecialties, exists, specialtyData } from '#entities/people/specialty-catalog.ts'
import { Button } from '#ui/Button.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
import IconPlus from '~icons/lucide/plus'
import { Failure } from '../../kit/Failure.tsx'
import { Later } from '../../kit/Later.tsx'
import { Section } from '../../kit/Section.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useLeaveGuard, withoutDraft } from '../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { createItem } from '../content/calls.ts'
import { invalidateSetup, useItems } from './calls.ts'
import { ItemRows } from './ItemRows.tsx'
import { StepFrame, StepPending, useNextStep } from './StepFrame.tsx'

const createPanel = () => import('../inputs/CreatePanel.tsx').then(module => module.CreatePanel)

/** Chooses specialties from a common list, or adds own ones. */
export function SpecialtiesStep() {
  const { t, language } = useTranslation()
  const goOn = useNextStep('specialties')
  const specialties = useItems('specialists')
  const [picked, setPicked] = useState<string[]>([])
  const [creating, setCreating] = useState(false)
  useUnsaved(picked.length > 0)
  const leave = useLeaveGuard(picked.length > 0, withoutDraft)
  const { items } = specialties
  const offered = commonSpecialties.filter(one => !exists(one, items ?? []))
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
        await invalidateSetup()
        // Items saved before an error stay saved, and are not offered again.
        if (left.length > 0) setPicked(left)
      }
    },
    { onDone: () => leave(goOn), showError: 'here' },
  )
  if (!items) return <StepPending step="specialties" {...specialties} />
  return (
    <StepFrame
      step="specialties"
      action={
        <Button variant="primary" action={save}>
          {t(
            save.isPending ? 'admin:form.saving' : picked.length > 0 ? 'setup:specialties.add' : 'setup:next',
            { count: picked.length },
          )}
        </Button>
      }
    >
      <Failure of={save} />
      {items.length > 0 && (
        <Section title={t('setup:specialties.own', { count: specialties.total })}>
          <ItemRows kind="specialists" items={items} />
        </Section>
      )}
      <section className="sheet">
        {offered.length > 0 && (
          <Fieldset
            label={t('setup:specialties.usual')}
            description={t('setup:specialties.usualHint')}
            className="grid-cols-1"
          >
            <div className="icon-choices max-w-none grid-cols-[repeat(auto-fill,minmax(min(10rem,46%),1fr))]">
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
                    className="size-14 object-contain"
                    src={`/art/specialties/${one.slug}.svg`}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                  />
                  <span>
                    <strong className="block text-15" lang={own}>
                      {one.name[own]}
                    </strong>
                    <small className="block text-13" lang={own}>
                      {one.plainName[own]}
                    </small>
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
      {creating && (
        <Later
          load={createPanel}
          kind="specialists"
          onClose={() => setCreating(false)}
          onCreated={() => {
            setCreating(false)
            void invalidateSetup()
          }}
        />
      )}
    </StepFrame>
  )
}
