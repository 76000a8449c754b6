/** Prints each missing step of a change, with the command or the file that fixes it. The first check of `npm run check`. */
import { missingSteps, ownSources } from './content-kinds.ts'
import { staleFiles } from './generated-files.ts'
import { unknownIconImports, unknownIcons } from './icons.ts'
import { shownInEnglish, untranslated } from './translations.ts'

const messages = [
  ...(await staleFiles()),
  ...missingSteps(ownSources()),
  ...unknownIcons(),
  ...unknownIconImports(),
  ...untranslated(),
]
for (const sentence of [...messages, ...shownInEnglish()]) process.stdout.write(`${sentence}\n`)
process.exitCode = messages.length === 0 ? 0 : 1
