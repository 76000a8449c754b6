/// <reference types="astro/client" />
import type { Texts } from '#i18n/messages.ts'
import { addTextFiles } from '../texts.ts'

// As in the administrators' area: the names of these files come only with the screen that needs them.
const files = import.meta.glob<Texts[string]>('../../../locales/*/packages.json', { import: 'default' })
addTextFiles(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.slice('../'.length), load])),
)
