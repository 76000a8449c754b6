import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/fields/Field.tsx'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import { useTranslation } from '../../texts.ts'
import { type BrandColour, fromHex, houseColour, measured, mostChroma, toHex } from './brand-colour.ts'

const ENOUGH = 4.5

/** Chooses the hospital's colour, with a preview in both colour schemes and the measured contrast of text on it. */
export function Brand() {
  const { t } = useTranslation()
  const { setValue } = useFormContext()
  const typed = (useWatch({ name: 'brand' }) ?? {}) as { hue?: number | null; chroma?: number | null }
  const name = String(useWatch({ name: 'hospital_name' }) || 'Rawat')
  const brand: BrandColour = { hue: typed.hue ?? houseColour.hue, chroma: typed.chroma ?? houseColour.chroma }
  const set = (colour: Partial<BrandColour>) => {
    for (const [part, value] of Object.entries({ ...brand, ...colour }))
      setValue(`brand.${part}`, value, { shouldDirty: true })
  }
  const slider = (part: keyof BrandColour, max: number, step: number) => (
    <Field label={t(`settings:brand.${part}`)}>
      {wiring => (
        <input
          {...wiring}
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
    <section className="sheet brand" aria-labelledby="brand-title">
      <h2 id="brand-title">{t('settings:brand.title')}</h2>
      <p className="field-hint">{t('settings:brand.text')}</p>
      <div className="brand-inputs">
        <Field label={t('settings:brand.pick')}>
          {wiring => (
            <input
              {...wiring}
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
        {slider('chroma', mostChroma, 0.005)}
        <Button variant="quiet" size="small" onClick={() => set(houseColour)}>
          {t('settings:brand.house')}
        </Button>
      </div>
      <div className="brand-previews">
        {(['light', 'dark'] as const).map(scheme => (
          <Preview key={scheme} scheme={scheme} brand={brand} name={name} />
        ))}
      </div>
    </section>
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
        return measured(getComputedStyle(sample).color, getComputedStyle(ground).backgroundColor)
      }),
    )
  }, [brand.hue, brand.chroma])
  const worst = ratios.some(one => one === null) ? null : Math.min(...(ratios as number[]))
  const passed = worst !== null && worst >= ENOUGH
  return (
    <figure className="brand-preview">
      <div
        ref={box}
        className={`is-${scheme} brand-sample`}
        data-ground
        style={{ '--brand-hue': brand.hue, '--brand-chroma': brand.chroma } as React.CSSProperties}
      >
        <p className="brand-name">{name}</p>
        <p data-measured className="brand-sample-link">
          {t('settings:brand.link')}
        </p>
        <p>
          <span data-measured data-ground className="brand-button">
            {t('settings:brand.button')}
          </span>
        </p>
        <p data-measured data-ground className="brand-tinted">
          {t('settings:brand.tinted')}
        </p>
      </div>
      <figcaption>
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
