import type { ComponentType } from 'react'

/** A part of a kind's form as a screen of its own: its fields, and what stands below them. */
export interface Section {
  title: string
  text: string
  back: { to: string; label: string }
  fields: readonly string[]
  Below?: ComponentType
}
