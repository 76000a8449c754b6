import { expect, test } from 'vitest'
import { type EmergencyPhrase, emergencyPhrases, phrasesHash } from '../../seeds/emergency-signs/phrases.ts'
import { emergencySigns } from '../../seeds/emergency-signs.ts'
import { EmergencyMatcher } from './emergency.ts'
import { trainedOn } from './emergency-classifier/model.gen.ts'

const phrases = emergencyPhrases()
const danger = phrases.filter(one => one.kind !== null)
const harmless = phrases.filter(one => one.kind === null)
const matcher = new EmergencyMatcher(emergencySigns)

test('the model was trained on the current phrases: run `npm run train-emergency` after a change', () => {
  expect(trainedOn).toBe(phrasesHash())
})

// The model was trained on these phrases, so the figures do not hold for others.
test('at least 97 in 100 emergencies are recognised as people type them', () => {
  const missed = danger.filter(one => !matcher.find(one.text)).map(one => one.text)
  expect(danger.length).toBeGreaterThanOrEqual(3000)
  expect(missed.length / danger.length, missed.join('\n')).toBeLessThanOrEqual(0.03)
})

test('at most 1 in 100 similar but harmless phrases raises an alarm', () => {
  const alarmed = harmless.filter(one => matcher.find(one.text)).map(one => one.text)
  expect(harmless.length).toBeGreaterThanOrEqual(3000)
  expect(alarmed.length / harmless.length, alarmed.join('\n')).toBeLessThanOrEqual(0.01)
})

// Written separately from the training phrases. A phrase used to train the model or to set a threshold does not belong
// here.
test('of phrases that the model has not seen, 95 in 100 emergencies are recognised and at most 2 in 100 harmless ones raise an alarm', () => {
  const unseen = emergencyPhrases(new URL('../../tests/emergency-unseen.tsv', import.meta.url))
  const trained = new Set(phrases.map(one => one.text.toLowerCase()))
  expect(unseen.filter(one => trained.has(one.text.toLowerCase()))).toEqual([])
  const told = (list: EmergencyPhrase[]) => list.filter(one => matcher.find(one.text)).length / list.length
  expect(told(unseen.filter(one => one.kind !== null))).toBeGreaterThanOrEqual(0.95)
  expect(told(unseen.filter(one => one.kind === null))).toBeLessThanOrEqual(0.02)
})

test.each([
  ['nyeri dada', 'heart'],
  ['bicara pelo', 'stroke'],
  ['pengen bunuh diri', 'self-harm'],
  ['lemah separuh badan', 'stroke'],
  ['muntah darah', 'bleeding'],
  ['sesak napas', 'breathing'],
  ['BAB hitam', 'bleeding'],
  ['minum baygon', 'poisoning'],
  ['digigit ular', 'poisoning'],
  ['bengkak bibir sesak', 'anaphylaxis'],
  ['anak saya step', 'seizures'],
  ['hamil pecah ketuban', 'late-pregnancy'],
  ['bayi 1 bulan demam', 'infant-fever'],
  ['tersengat listrik', 'injury'],
  ['face drooping', 'stroke'],
  ['I can’t breathe', 'breathing'],
  ['Dadanya SAKIT bgt!!!', 'heart'],
  ['nyeri sekali di bagian dada', 'heart'],
  ['riwayat stroke, sekarang pelo lagi', 'stroke'],
] as const)('“%s” is told as %s', (question, kind) => {
  expect(matcher.find(question)?.kind).toBe(kind)
})

test.each([
  'dada ayam',
  'nyeri dada hilang bulan lalu',
  'stroke rehabilitation',
  'rehabilitasi stroke',
  'riwayat stroke',
  'tidak sesak napas',
  'saya tidak ada nyeri dada',
  'obat kejang kucing',
  'kontrol jantung',
  'cek jantung',
  'jantung pisang',
  'dokter jantung',
  'spesialis saraf stroke',
  'dr. Stroke',
  'ayu lestari',
  'sakit pinggang',
  'saraf kejepit',
  'mati rasa di kaki',
  'broken arm',
  'patah tulang',
  'anak saya panas sudah 3 hari',
  'no fever or chest pain',
  'my dog was bitten by a snake',
  '',
  'a'.repeat(10_000),
])('“%.40s” is left alone', question => {
  expect(matcher.find(question)?.slug).toBeUndefined()
})

test('a hospital’s own phrase matches with misspellings, in another order and with words between, but not together with an exception', () => {
  const own = new EmergencyMatcher([
    {
      slug: 'own',
      kind: 'injury',
      name: {},
      advice: {},
      phrases: { id: ['tertimpa kelapa'] },
      exceptions: { id: ['es kelapa'] },
    },
  ])
  expect(own.find('kelapanya jatuh, bapak saya tertimpa')?.slug).toBe('own')
  expect(own.find('tertimpa klapa')?.slug).toBe('own')
  expect(own.find('tertimpa es kelapa')).toBeUndefined()
  expect(own.find('kelapa')).toBeUndefined()
})
