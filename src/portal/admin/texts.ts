/// <reference types="astro/client" />
import type { Texts } from '#i18n/messages.ts'
import { addTextFiles } from '../texts.ts'

// The pattern is relative to this file, and the portal looks files up relative to its own folder.
const files = import.meta.glob<Texts[string]>(
  '../../../locales/*/{admin,desk,entities,inbox,letters,library,office,publications,settings,setup,statistics}.json',
  { import: 'default' },
)
addTextFiles(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.slice('../'.length), load])),
)
