/** Prints each missing step of a change, with the command or the file that fixes it. The first check of `npm run check`. */
import { forgottenSteps, ownSources } from './content-kinds.ts'
import { staleFiles } from './generated-files.ts'
import { unknownIcons } from './icons.ts'
import { untranslated } from './translations.ts'

const said = [...(await staleFiles()), ...forgottenSteps(ownSources()), ...unknownIcons(), ...untranslated()]
for (const sentence of said) process.stdout.write(`${sentence}\n`)
process.exitCode = said.length === 0 ? 0 : 1
