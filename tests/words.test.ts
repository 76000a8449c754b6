import { expect, test } from 'vitest'
import { filesOfLanguage, sentencesOf, shownTexts, textsOfFile } from './shown-texts.ts'

/** Words that read as a translation, with the words that replace them. `docs/decisions/0074` names the others. */
const awkward: Record<'en' | 'id', [RegExp, string][]> = {
  en: [
    [
      /\b(?:some|any|every)body\b/i,
      'someone, anyone, everyone; or name the person: the patient, another doctor',
    ],
    [/\bwho(?:m)?ever\b/i, 'anyone who, the person who'],
    [/\bwhom\b/i, 'who'],
    [/\ban own\b/i, 'their own, a separate'],
    [/\bof (?:someone|others?) else\b/i, 'someone else’s'],
    [/\bhard breathing\b|\bbreathlessness\b/i, 'trouble breathing, shortness of breath'],
    [/\bwish for (?:a child|children)\b/i, 'trying for a baby'],
    [/\banew\b/i, 'again'],
    [/\bmeanwhile\b/i, 'in the meantime'],
    [/\bneed (?:do|not)\b/i, 'do not need to'],
    [/\bmend (?:it|this|what)\b|\bto mend\b/i, 'correct, fix'],
    [/\bby telephone\b|\bthe telephone\b/i, 'by phone, the phone'],
    [/\bstands? (?:on|in|beside|with|under|behind) (?:the|your|its|each)\b/i, 'is, is written, is shown'],
    [/\bfree of charge\b/i, 'free, for free'],
    [/\b(?:day|days|hour|price|rule|time|weekly sessions?) (?:that )?holds?\b/i, 'applies, is valid'],
    [
      /\bplaces? (?:is|are) (?:free|kept|held|taken)\b|\bfree places?\b|\bno place left\b/i,
      'time (patients), slot (staff)',
    ],
    [/\bletters? (?:that|which|leaves?|left|is sent|was sent)\b/i, 'email'],
  ],
  id: [
    [/\b(?:wanita)\b/i, 'perempuan'],
    [/\bmeja depan\b/i, 'meja pendaftaran'],
    [/\bsurel\b/i, 'email'],
    [/\bpeladen\b/i, 'server'],
    [/\bobrolan\b/i, 'chat'],
    [/\bkosong berikutnya\b/i, 'jadwal terdekat'],
    [/\btempat kosong\b/i, 'jadwal kosong'],
    [/\banda\b/, 'Anda, with a capital'],
  ],
}

test.each(['en', 'id'] as const)('no awkward words come back into the texts in %s', language => {
  const found = shownTexts(language).flatMap(({ where, text }) =>
    sentencesOf(text).flatMap(sentence =>
      awkward[language]
        .filter(([pattern]) => pattern.test(sentence))
        .map(([pattern, better]) => `${where}: “${pattern.exec(sentence)?.[0]}” (${better}) in: ${sentence}`),
    ),
  )
  expect(found).toEqual([])
})

test('a condition in the Indonesian texts of the product begins with “jika”', () => {
  const found = filesOfLanguage('id').flatMap(file =>
    [...textsOfFile('id', file)]
      .filter(([, text]) => /\bbila\b/i.test(text))
      .map(([key]) => `${file}:${key}`),
  )
  expect(found).toEqual([])
})

test('the demo and the product have texts in both languages to look at', () => {
  for (const language of ['en', 'id'] as const) {
    const where = shownTexts(language).map(one => one.where)
    for (const part of ['site:home.title', 'emergency-signs.0.advice', 'events.0.title'])
      expect(where, language).toContain(part)
    expect(where.filter(one => one.startsWith('seeds.articles')).length, language).toBeGreaterThan(20)
  }
})
