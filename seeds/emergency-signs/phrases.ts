import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { emergencyKinds } from '#entities/content/emergency-sign.ts'

/** What somebody may type into a search. `kind` is null where a triage nurse would not send the person to emergency. */
export interface EmergencyPhrase {
  kind: (typeof emergencyKinds)[number] | null
  language: 'en' | 'id'
  text: string
}

const trainingFile = new URL('./phrases.tsv', import.meta.url)

/** Reads phrases from a file: kind (`-` for none), language and text, one a line. The default is what the model is trained on. */
export const emergencyPhrases = (file: URL = trainingFile): EmergencyPhrase[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [kind, language, text] = line.split('\t')
      return { kind: kind === '-' ? null : kind, language, text } as EmergencyPhrase
    })

/** Tells whether a model was trained on these phrases. */
export const phrasesHash = (): string => createHash('sha256').update(readFileSync(trainingFile)).digest('hex')
