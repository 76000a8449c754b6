import { type ReactNode, useRef } from 'react'
import type { Crop, Size } from '#entities/media/media-crop.ts'
import { draggedFrame, type Grip, movedFrame } from './crop-frame.ts'

interface FrameProps {
  src: string
  whole: Size
  frame: Crop
  /** Ratio of height to width, see `slopeOf`; null for a free shape. */
  slope: number | null
  label: string
  position: string
  hintId: string
  onChange(frame: Crop): void
}

const corners = {
  nw: 'top-0 left-0 cursor-nwse-resize',
  ne: 'top-0 right-0 cursor-nesw-resize',
  sw: 'bottom-0 left-0 cursor-nesw-resize',
  se: 'right-0 bottom-0 cursor-nwse-resize',
}
const knob = 'absolute size-6 rounded-sm border-2 border-[#000] bg-[#fff]'
const ways: Record<string, [number, number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}
const percent = (perMille: number) => `${perMille / 10}%`

// Its overflow is not `hidden`: in a low panel the element would shrink.
const look =
  'relative flex-none touch-none justify-self-center overflow-clip rounded-md leading-[0] select-none'

/** The crop frame over the picture. It is moved and resized by pointer or with the arrow keys. */
export function CropFrame({
  src,
  whole,
  frame,
  slope,
  label,
  position,
  hintId,
  onChange,
}: FrameProps): ReactNode {
  const picture = useRef<HTMLDivElement>(null)
  const hold = useRef<{ grip: Grip; x: number; y: number; from: Crop } | null>(null)
  const { x, y, width, height } = frame
  /** The pointer's position, in per mille of the picture. */
  const at = (event: React.PointerEvent): [number, number] => {
    const box = picture.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return [((event.clientX - box.left) / box.width) * 1000, ((event.clientY - box.top) / box.height) * 1000]
  }
  const take = (event: React.PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const [left, top] = at(event)
    const grip = (event.target as HTMLElement).dataset.grip as Grip | undefined
    // A press outside the frame moves its centre there, for people who cannot drag.
    const from = grip ? frame : movedFrame(frame, left - x - width / 2, top - y - height / 2)
    hold.current = { grip: grip ?? 'move', x: left, y: top, from }
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!grip) onChange(from)
  }
  const drag = (event: React.PointerEvent) => {
    if (!hold.current) return
    const { grip, from, ...start } = hold.current
    const [left, top] = at(event)
    onChange(draggedFrame(from, grip, left - start.x, top - start.y, whole, slope))
  }
  const drop = () => {
    hold.current = null
  }
  return (
    <div
      ref={picture}
      className={look}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <img
        className="h-auto max-h-[min(26rem,var(--screen)/2)] w-auto max-w-full bg-surface-sunk"
        src={src}
        alt=""
        draggable={false}
        width={whole.width}
        height={whole.height}
      />
      {/* A slider whose text contains all four numbers, as ARIA has no role for a frame. */}
      <div
        className="crop-frame"
        data-grip="move"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(x / 10)}
        aria-valuetext={position}
        style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
        onKeyDown={event => {
          const way = ways[event.key]
          if (!way) return
          event.preventDefault()
          onChange(draggedFrame(frame, event.shiftKey ? 'se' : 'move', ...way, whole, slope))
        }}
      >
        {Object.entries(corners).map(([corner, at]) => (
          <span key={corner} className={`${knob} ${at}`} data-grip={corner} aria-hidden="true" />
        ))}
      </div>
    </div>
  )
}
