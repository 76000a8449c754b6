import { insteadOf, termsByDrawing } from './lay-term-lists.ts'

/** Terms for emergencies, always added: hospitals' own texts rarely contain all, and a wrong result is dangerous. */
const urgent: Record<string, string> = {
  neurology:
    'slurred speech, face drooping, weak on one side, bicara pelo, mulut mencong, wajah perot, lemah separuh badan, lumpuh sebelah',
  psychiatry:
    'suicide, suicidal, want to die, kill myself, hurt myself, self-harm, bunuh diri, ingin mati, mengakhiri hidup, menyakiti diri sendiri',
}

export const urgentTermsOf = (drawing: string): string[] => urgent[drawing]?.split(', ') ?? []

const termsOf = (drawing: string) => termsByDrawing[drawing]?.split(/,\s+/) ?? []

/**
 * The lay terms for a drawing's specialty; none for the generic drawing. With all drawings of the hospital also those of
 * specialties that it does not have.
 */
export function layTermsOf(drawing: string, all?: ReadonlySet<string>): string[] {
  const missing = Object.entries(insteadOf).flatMap(([other, instead]) =>
    all && instead === drawing && !all.has(other) ? termsOf(other) : [],
  )
  return [...termsOf(drawing), ...missing]
}
