import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { emergencyKinds } from '#entities/content/emergency-sign.ts'

/**
 * A text that a visitor may type into a search. `kind` is null if a triage nurse would not send the person to the
 * emergency department.
 */
export interface EmergencyPhrase {
  kind: (typeof emergencyKinds)[number] | null
  language: 'en' | 'id'
  text: string
}

const trainingFile = new URL('./phrases.tsv', import.meta.url)

/**
 * Reads phrases from a file: kind (`-` for none), language and text, one on each line. The default file is the training
 * data of the model.
 */
export const emergencyPhrases = (file: URL = trainingFile): EmergencyPhrase[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [kind, language, text] = line.split('\t')
      return { kind: kind === '-' ? null : kind, language, text } as EmergencyPhrase
    })

/** Identifies the training data of a model. */
export const phrasesHash = (): string => createHash('sha256').update(readFileSync(trainingFile)).digest('hex')
