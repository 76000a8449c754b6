/// <reference types="astro/client" />
import type { Texts } from '#i18n/messages.ts'
import { addTextFiles } from '../texts.ts'

addTextFiles(
  import.meta.glob<Texts[string]>('../../../locales/*/{account,dependants,patient}.json', {
    import: 'default',
  }),
)
