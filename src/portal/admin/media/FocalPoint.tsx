import { useId } from 'react'
import { fromApiHost } from '#api/upload.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '../../texts.ts'

export interface Point {
  x: number
  y: number
}
export const middle: Point = { x: 50, y: 50 }

interface FocalProps {
  src: string
  /** Changes when the file is replaced under the same address, to reload the picture. */
  version?: number
  label: string
  value: Point
  onChange(point: Point): void
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Two rings, visible on light and on dark pictures. */
const mark = classNames(
  'pointer-events-none absolute size-6 rounded-full border-2 border-[#fff]',
  '[transform:translate(-50%,-50%)] shadow-[0_0_0_2px_#000,inset_0_0_0_1px_#000]',
)

/** Sets the point of a picture that stays visible when it is cropped, by a click or with the arrow keys. */
export function FocalPoint({ src, version = 0, label, value, onChange }: FocalProps) {
  const { t } = useTranslation()
  const id = useId()
  const { x, y } = value
  const position = t('library:detail.focalAt', { x, y })
  const shown = `${fromApiHost(pictureAt(src, 960))}${version > 1 ? `?v=${version}` : ''}`
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {t('library:detail.focalHint')}
      </p>
      {/* A slider whose text contains both numbers, as ARIA has no role for a point. */}
      <div
        className="relative max-w-full cursor-crosshair justify-self-start rounded-md leading-[0]"
        role="slider"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={position}
        onClick={event => {
          const box = event.currentTarget.getBoundingClientRect()
          onChange({
            x: within(((event.clientX - box.left) / box.width) * 100),
            y: within(((event.clientY - box.top) / box.height) * 100),
          })
        }}
        onKeyDown={event => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          const far = event.shiftKey ? 10 : 2
          onChange({ x: within(x + step.x * far), y: within(y + step.y * far) })
        }}
      >
        <img
          className="max-h-72 w-auto max-w-full rounded-[inherit] bg-surface-sunk"
          src={shown}
          alt=""
          draggable={false}
        />
        <span className={mark} style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft tabular-nums">
        <output>{position}</output>
        {(x !== 50 || y !== 50) && (
          <button type="button" className="link-button" onClick={() => onChange(middle)}>
            {t('library:detail.focalCenter')}
          </button>
        )}
      </p>
    </div>
  )
}
