import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Crop, cropPixels, sameCrop, wholeCrop } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import { Button } from '#ui/Button.tsx'
import IconMinus from '~icons/lucide/minus'
import IconPlus from '~icons/lucide/plus'
import { Failure } from '../../kit/Failure.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useTranslation } from '../../texts.ts'
import { CropFrame } from './CropFrame.tsx'
import { type UsedFile, wholeOptions } from './calls.ts'
import { type CropShape, cropShapes, scaledFrame, shapedFrame, slopeOf } from './crop-frame.ts'
import { useCrop } from './use-crop.ts'

interface CropPanelProps {
  file: UsedFile
  /** Called with the saved picture, and with the version that it was based on. */
  onSaved(after: MediaFile, before: number): void
  onClose(): void
}

/** Crops a picture. The original file stays unchanged. */
export function CropPanel({ file, onSaved, onClose }: CropPanelProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const picture = useQuery(wholeOptions(file))
  const [frame, setFrame] = useState<Crop>(file.crop ?? wholeCrop)
  const [shape, setShape] = useState<CropShape>('free')
  const save = useCrop(file, onSaved)
  const { whole } = file
  const slope = slopeOf(shape, whole)
  const isDirty = !sameCrop(frame, file.crop ?? wholeCrop)
  const { width, height } = cropPixels(frame, whole)
  const position = t('library:crop.at', {
    x: Math.round(frame.x / 10),
    y: Math.round(frame.y / 10),
    width,
    height,
  })
  const scale = (factor: number) => setFrame(scaledFrame(frame, factor, whole, slope))
  const footer = (
    <Button
      variant="primary"
      aria-disabled={!isDirty || undefined}
      isPending={save.isPending}
      onClick={() => isDirty && save.run(frame)}
    >
      {t('library:crop.save')}
    </Button>
  )
  // Rendered above the panel that opened it.
  return createPortal(
    <Panel title={t('library:crop.title')} wide onClose={onClose} footer={footer} canCancel>
      <Failure of={save} />
      <p className="field-hint" id={hintId}>
        {t('library:crop.hint')}
      </p>
      <Loaded query={picture} rows={4}>
        {src => (
          <>
            <CropFrame
              src={src}
              whole={whole}
              frame={frame}
              slope={slope}
              label={t('library:crop.frame')}
              position={position}
              hintId={hintId}
              onChange={setFrame}
            />
            <p className="text-14 text-ink-soft tabular-nums">
              <output>{position}</output>
            </p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <label className="flex items-center gap-2">
                {t('library:crop.ratio')}
                <select
                  className="control"
                  value={shape}
                  onChange={event => {
                    const next = event.target.value as CropShape
                    setShape(next)
                    setFrame(shapedFrame(frame, whole, slopeOf(next, whole)))
                  }}
                >
                  {cropShapes.map(one => (
                    <option key={one} value={one}>
                      {one === 'free' ? t('library:crop.free') : one}
                    </option>
                  ))}
                </select>
              </label>
              <Button variant="quiet" size="small" icon={<IconMinus />} onClick={() => scale(1 / 1.1)}>
                {t('library:crop.smaller')}
              </Button>
              <Button variant="quiet" size="small" icon={<IconPlus />} onClick={() => scale(1.1)}>
                {t('library:crop.larger')}
              </Button>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  setShape('free')
                  setFrame(wholeCrop)
                }}
              >
                {t('library:crop.all')}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      <p className="field-hint">{t('library:crop.keeps')}</p>
    </Panel>,
    document.body,
  )
}
