import { type Box, GAP, placeFor } from './free-place.ts'

// A chip is a choice also where it is no link: a free time that is booked by telephone.
const targets =
  ':is(a[href], button, input, select, textarea, summary, label, iframe, video, [contenteditable="true"], [tabindex="0"], [role="option"], .chip)'
const root = document.documentElement.style
// From the lowest message up.
const floating: HTMLElement[] = []

/** The visible box of an element; undefined if it is hidden or scrolled out of the window. */
function seen(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  if (!inside || right - left < 2 || bottom - top < 2) return
  // Older browsers lack checkVisibility: there an element counts as visible.
  if (element.checkVisibility?.({ visibilityProperty: true }) === false) return
  return { left, top, right, bottom }
}
const boxesOf = (elements: Iterable<Element>): Box[] =>
  [...elements].map(seen).filter(box => box !== undefined)

/** Bars at the lower edge. On a wide screen some of them stand at the side and do not count. */
const barsNow = () =>
  [...document.querySelectorAll('[data-at-bottom]')].filter(
    bar => (seen(bar)?.top ?? 0) > innerHeight / 2 && !floating.includes(bar as HTMLElement),
  )

/** Gives each message a free place, or hides it until there is one. */
function arrange(): void {
  const bars = barsNow()
  const taken = boxesOf(bars)
  const all = [...document.querySelectorAll(targets)].filter(
    target => ![...bars, ...floating].some(one => one.contains(target)),
  )
  const boxes = boxesOf(all)
  for (const message of floating) {
    const { width, height } = message.getBoundingClientRect()
    if (!height) continue
    const window = { width: document.documentElement.clientWidth, height: innerHeight }
    const { box, free } = placeFor({ size: { width, height }, window, bars: taken, targets: boxes })
    // A focused message is in use, and an urgent one is shown even over controls.
    const stays = message.contains(document.activeElement) || 'urgent' in message.dataset
    message.toggleAttribute('data-covers', !free && !stays)
    message.style.left = `${box.left}px`
    message.style.top = `${box.top}px`
    if (free || stays) taken.push(box)
    else root.setProperty('--bar-room', `${height + 2 * GAP}px`)
  }
  reserve(bars)
}

/**
 * Adds room for the messages at the end of the page: a reader who scrolls on sees all of it, its text too. Nothing that is
 * visible moves.
 */
function reserve(bars: Element[]): void {
  const shown = floating.filter(message => message.offsetHeight > 0)
  // The last message is being removed, and `release` decides about its room.
  if (shown.length === 0) return
  const fixed = boxesOf(bars.filter(bar => getComputedStyle(bar).position === 'fixed'))
  const below = innerHeight - Math.min(innerHeight, ...fixed.map(bar => bar.top))
  const room = shown.reduce((sum, message) => sum + message.offsetHeight + GAP, below + 2 * GAP)
  root.setProperty('--message-room', `${Math.ceil(room)}px`)
}

/** Removes the room when the reader does not see it: the page would move. */
function release(): void {
  if (floating.length) return
  const room = Number.parseFloat(root.getPropertyValue('--message-room'))
  const end = document.documentElement.scrollHeight - room
  if (scrollY + innerHeight <= end) root.removeProperty('--message-room')
  else addEventListener('scroll', release, { once: true, passive: true })
}

// A popover that opens changes no attribute.
const events = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'] as const
let watching: { stop(): void } | undefined

/** Arranges the messages again after every change of the page that may take or free a place. */
function watch(): { stop(): void } {
  let due = 0
  const soon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0
      arrange()
    })
  }
  const changes = new MutationObserver(soon)
  const attributeFilter = ['class', 'hidden', 'open', 'disabled']
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter })
  const sizes = new ResizeObserver(soon)
  for (const element of [document.body, ...floating]) sizes.observe(element)
  for (const event of events) addEventListener(event, soon, { passive: true, capture: true })
  return {
    stop() {
      changes.disconnect()
      sizes.disconnect()
      cancelAnimationFrame(due)
      for (const event of events) removeEventListener(event, soon, { capture: true })
    },
  }
}

/** Shows a message over the page, but not over controls (unless it is urgent or focused). */
export function float(message: HTMLElement): void {
  message.hidden = false
  if (!floating.includes(message)) floating.push(message)
  watching?.stop()
  arrange()
  watching = watch()
}

export function removeMessage(message: HTMLElement): void {
  message.hidden = true
  const place = floating.indexOf(message)
  if (place >= 0) floating.splice(place, 1)
  if (floating.length) arrange()
  else {
    watching?.stop()
    watching = undefined
    root.removeProperty('--bar-room')
    release()
  }
}
