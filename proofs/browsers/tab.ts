import { setTimeout as wait } from 'node:timers/promises'

/** One page of a browser, driven by the browser's own protocol. The journeys use only this interface. */
export interface Tab {
  /** With its version. */
  browser: string
  go(url: string): Promise<void>
  run<T>(script: string, ...words: unknown[]): Promise<T>
  /** `press` and `type` send real pointer and keyboard events. */
  press(found: Find): Promise<void>
  type(found: Find, text: string): Promise<void>
  close(): Promise<void>
}

/** Finds the last visible element that matches the selector and contains the text. */
export interface Find {
  css: string
  text?: string
}

/** Body of a function that runs in the page. */
export const finding = `
  const [css, text] = arguments
  const seen = [...document.querySelectorAll(css)].filter(
    one => one.getClientRects().length > 0 && (!text || one.textContent.includes(text)))
  const found = seen[seen.length - 1]
  if (found) found.scrollIntoView({ block: 'center' })
  return found || null`

const timeout = 30_000

/** Retries until the result is truthy and no error is thrown. */
export async function until<T>(what: string, happened: () => Promise<T>): Promise<T> {
  let last: unknown
  for (const limit = performance.now() + timeout; performance.now() < limit; await wait(250)) {
    try {
      const value = await happened()
      if (value) return value
    } catch (error) {
      last = error
    }
  }
  throw new Error(`Timed out: ${what}. ${last instanceof Error ? last.message : ''}`)
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box of an element once it no longer moves: a screen that still loads moves below the pointer. */
export function boxOf(run: Tab['run'], { css, text = '' }: Find): Promise<Box> {
  const where = () =>
    run<Box | null>(
      `const found = (function () { ${finding} }).apply(null, arguments)
      return found && found.getBoundingClientRect().toJSON()`,
      css,
      text,
    )
  return until(`${css} ${text} is there`, async () => {
    const before = await where()
    await wait(300)
    const after = await where()
    return JSON.stringify(before) === JSON.stringify(after) && after
  }) as Promise<Box>
}

export const onPath = (tab: Tab, path: string): Promise<boolean> =>
  until(`${path} is open`, () => tab.run<boolean>('return location.pathname === arguments[0]', path))

export const reads = (tab: Tab, text: string): Promise<boolean> =>
  until(`'${text}' is read`, () =>
    tab.run<boolean>('return document.body.innerText.includes(arguments[0])', text),
  )
