/// <reference types="astro/client" />
import type { ReactNode } from 'react'

/** A part in its states, by their names. */
export type Examples = Record<string, ReactNode>

/** What covers the page, by the names of its states: shown alone, one at a time. */
export type Overlays = Record<string, (close: () => void) => ReactNode>

export interface Part {
  /** `ui/fields/TextField`: the path of its file of examples. */
  name: string
  examples: Examples
  overlays: Overlays
}

const files = import.meta.glob<Partial<Part>>('../{ui,kit}/**/*.examples.tsx', { eager: true })

export const parts: Part[] = Object.entries(files).map(([path, { examples = {}, overlays = {} }]) => ({
  ...{ name: path.replace('../', '').replace('.examples.tsx', ''), examples, overlays },
}))
