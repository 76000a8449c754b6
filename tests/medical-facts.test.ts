import { describe, expect, test } from 'vitest'
import { sentencesOf, shownTexts } from './shown-texts.ts'

const numbers: Record<'en' | 'id', string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' '),
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua-belas tiga-belas empat-belas'.split(
    ' ',
  ),
}
const others: Record<string, number> = {
  once: 1,
  twice: 2,
  sekali: 1,
  twenty: 20,
  ninety: 90,
  'dua puluh': 20,
  'sembilan puluh': 90,
}

/** 'five', 'lima', '5' and '5.0' as 5. */
function figure(word: string, language: 'en' | 'id'): number {
  const plain = word.toLowerCase().replace(',', '.')
  const index = numbers[language].indexOf(plain.replace(' belas', '-belas'))
  return index >= 0 ? index : (others[plain] ?? Number(plain))
}

/**
 * A figure that several texts repeat, with the sentences it is looked for in: a pattern for each language, whose first
 * group is the figure. A fact that a new text repeats gets a line here.
 */
interface Fact {
  fact: string
  value: number
  en: RegExp
  id: RegExp
}

const facts: Fact[] = [
  {
    fact: 'how often the chest is pressed in a second',
    value: 2,
    en: /\bpress(?:ing)?\b.*?\b(once|twice|\w+ times) a second/i,
    id: /\btekan\b.*?\b(sekali|\w+ kali) per detik/i,
  },
  {
    fact: 'minutes for which a burn or an eye is rinsed',
    value: 20,
    en: /(?:running water|rinse with water).*?(\w+) minutes/i,
    id: /(?:air mengalir|air sejuk|bilas dengan air).*?(\d+|\w+ puluh|\w+) menit/i,
  },
  {
    fact: 'minutes after which a seizure is an emergency',
    value: 5,
    en: /seizure.*?longer than (\w+) minutes/i,
    id: /kejang.*?lebih dari (\w+) menit/i,
  },
  {
    fact: 'minutes for which a nosebleed is pressed',
    value: 20,
    en: /nosebleed.*?(\w+) minutes/i,
    id: /mimisan.*?(\w+) menit/i,
  },
  {
    fact: 'months under which a baby with fever is an emergency',
    value: 3,
    en: /baby.*?(?:under|younger than) (\w+) months.*?°C/i,
    id: /bayi.*?(?:di bawah|kurang dari) (\w+) bulan.*?°C/i,
  },
  {
    fact: 'degrees from which a baby has a fever',
    value: 38,
    en: /baby.*?months.*?([\d.]+) °C/i,
    id: /bayi.*?bulan.*?([\d,]+) °C/i,
  },
  {
    fact: 'degrees from which a patient of chemotherapy has a fever',
    value: 38,
    en: /fever of ([\d.]+) °C.*?chemotherapy/i,
    id: /demam ([\d,]+) °C.*?kemoterapi/i,
  },
  {
    fact: 'minutes from the door to the open artery',
    value: 90,
    en: /(?:artery|vessel).*?(?:within|less than) (\w+) minutes/i,
    id: /pembuluh.*?(?:dalam|kurang dari) (\d+|\w+ puluh) menit/i,
  },
  {
    fact: 'the number of the ambulance',
    value: 119,
    en: /\bcall (\d{3})\b/i,
    id: /\bhubungi (\d{3})\b/i,
  },
  {
    fact: 'minutes to come before an appointment',
    value: 20,
    en: /come (\d+) minutes (?:early|before)/i,
    id: /(\d+) menit (?:lebih awal|sebelum waktu)/i,
  },
  {
    fact: 'incubators in Makassar',
    value: 14,
    en: /\b(\w+) incubators/i,
    id: /\b(\w+ belas|delapan|sepuluh|\d+) inkubator/i,
  },
]

describe.each(['en', 'id'] as const)('in %s', language => {
  const sentences = shownTexts(language).flatMap(({ where, text }) =>
    sentencesOf(text).map(sentence => ({ where, sentence })),
  )

  test.each(facts)('all texts agree about $fact', ({ value, [language]: pattern }) => {
    const found = sentences.flatMap(({ where, sentence }) => {
      const word = pattern.exec(sentence)?.[1]
      return word ? [{ where, sentence, value: figure(word.replace(/ (?:times|kali)$/, ''), language) }] : []
    })
    // A pattern that matches no text any more would pass for ever.
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(one => one.value !== value)).toEqual([])
  })
})

test.each([
  ['en', 'ninety', 90],
  ['en', '38.0', 38],
  ['id', 'empat belas', 14],
  ['id', '38,0', 38],
] as const)('in %s, “%s” is read as %i', (language, word, value) => {
  expect(figure(word, language)).toBe(value)
})
