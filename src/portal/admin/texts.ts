/// <reference types="astro/client" />
import type { Texts } from '#i18n/messages.ts'
import { addTextFiles } from '../texts.ts'

addTextFiles(
  import.meta.glob<Texts[string]>(
    '../../../locales/*/{account,admin,dependants,desk,entities,inbox,letters,library,office,publications,queue,settings,setup,statistics}.json',
    { import: 'default' },
  ),
)
