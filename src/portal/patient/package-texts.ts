/// <reference types="astro/client" />
import type { Texts } from '#i18n/messages.ts'
import { addTextFiles } from '../texts.ts'

// As in the areas: the names of these files come only with the screen that needs them.
addTextFiles(import.meta.glob<Texts[string]>('../../../locales/*/packages.json', { import: 'default' }))
