import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/fields/Field.tsx'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'
import { type BrandColour, contrastOf, defaultColour, fromHex, maxChroma, toHex } from './brand-colour.ts'

const ENOUGH = 4.5

/** Chooses the hospital's colour, with a preview in both colour schemes and the measured contrast of text on it. */
export function Brand() {
  const { t } = useTranslation()
  const { setValue } = useFormContext()
  const typed = (useWatch({ name: 'brand' }) ?? {}) as { hue?: number | null; chroma?: number | null }
  const name = String(useWatch({ name: 'hospital_name' }) || 'Rawat')
  const brand = { hue: typed.hue ?? defaultColour.hue, chroma: typed.chroma ?? defaultColour.chroma }
  const set = (colour: Partial<BrandColour>) => {
    for (const [part, value] of Object.entries({ ...brand, ...colour }))
      setValue(`brand.${part}`, value, { shouldDirty: true })
  }
  const slider = (part: keyof BrandColour, max: number, step: number) => (
    <Field label={t(`settings:brand.${part}`)}>
      {wiring => (
        <input
          {...wiring}
          className="min-h-11 w-[min(16rem,70vw)] accent-(--brand)"
          type="range"
          min={0}
          max={max}
          step={step}
          value={brand[part]}
          onChange={event => set({ [part]: event.target.valueAsNumber })}
        />
      )}
    </Field>
  )
  return (
    <Section title={t('settings:brand.title')}>
      <p className="field-hint">{t('settings:brand.text')}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Field label={t('settings:brand.pick')}>
          {wiring => (
            <input
              {...wiring}
              className="min-h-11 w-18 cursor-pointer rounded-sm"
              type="color"
              value={toHex(brand)}
              onChange={event => {
                const colour = fromHex(event.target.value)
                if (colour) set(colour)
              }}
            />
          )}
        </Field>
        {slider('hue', 360, 1)}
        {slider('chroma', maxChroma, 0.005)}
        <Button variant="quiet" size="small" onClick={() => set(defaultColour)}>
          {t('settings:brand.house')}
        </Button>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        {(['light', 'dark'] as const).map(scheme => (
          <Preview key={scheme} scheme={scheme} brand={brand} name={name} />
        ))}
      </div>
    </Section>
  )
}

function Preview({ scheme, brand, name }: { scheme: 'light' | 'dark'; brand: BrandColour; name: string }) {
  const { t, language } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [ratios, setRatios] = useState<(number | null)[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each colour
  useEffect(() => {
    const samples = [...(box.current?.querySelectorAll('[data-measured]') ?? [])]
    setRatios(
      samples.map(sample => {
        const ground = sample.closest('[data-ground]') ?? sample
        return contrastOf(getComputedStyle(sample).color, getComputedStyle(ground).backgroundColor)
      }),
    )
  }, [brand.hue, brand.chroma])
  const worst = ratios.some(one => one === null) ? null : Math.min(...(ratios as number[]))
  const passed = worst !== null && worst >= ENOUGH
  return (
    <figure className="grid gap-2">
      <div
        ref={box}
        className={`is-${scheme} grid gap-3 rounded-md bg-canvas p-5 text-ink`}
        data-ground
        style={{ '--brand-hue': brand.hue, '--brand-chroma': brand.chroma } as React.CSSProperties}
      >
        <p className="text-[1.125rem] font-bold">{name}</p>
        <p data-measured className="font-semibold text-brand-strong underline">
          {t('settings:brand.link')}
        </p>
        <p>
          <span
            data-measured
            data-ground
            className="inline-block rounded-md bg-brand px-5 py-2.5 font-semibold text-on-brand"
          >
            {t('settings:brand.button')}
          </span>
        </p>
        <p data-measured data-ground className="tinted">
          {t('settings:brand.tinted')}
        </p>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <strong>{t(`settings:brand.${scheme}`)}</strong>
        {worst !== null && ratios.length > 0 && (
          <Badge tone={passed ? 'success' : 'error'}>
            {passed ? <IconCheck /> : <IconAlert />}
            {t(passed ? 'settings:brand.passed' : 'settings:brand.failed', {
              ratio: worst.toLocaleString(formatLocale[language], {
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              }),
            })}
          </Badge>
        )}
      </figcaption>
    </figure>
  )
}
