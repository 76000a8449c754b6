import { globSync, readFileSync } from 'node:fs'

const slashes = (path: string) => path.replaceAll('\\', '/')
const unitFiles = () => globSync('{src,tests,seeds,tools}/**/*.test.{ts,tsx}').map(slashes)
const journeyFiles = () => globSync('e2e/*.e2e.ts').map(slashes)

export interface Selection {
  /** Unit files with the word in their path: all of their tests. */
  whole: string[]
  /** Unit files with the word in their text: only their tests with the word in the title. */
  parts: string[]
  /** Whether a journey may match. */
  journeys: boolean
}

/** The tests that match a word, case-insensitively. */
export function select(word: string): Selection {
  const wanted = word.toLowerCase()
  const inPath = (path: string) => path.toLowerCase().includes(wanted)
  const inText = (path: string) => readFileSync(path, 'utf8').toLowerCase().includes(wanted)
  const units = unitFiles()
  return {
    whole: units.filter(inPath),
    parts: units.filter(path => !inPath(path) && inText(path)),
    journeys: journeyFiles().some(path => inPath(path) || inText(path)),
  }
}
