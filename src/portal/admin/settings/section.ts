import type { ComponentType } from 'react'

/** A part of a kind's form as a separate screen: its fields, and what is shown below them. */
export interface Section {
  title: string
  text: string
  back: { to: string; label: string }
  fields: readonly string[]
  Below?: ComponentType
}
