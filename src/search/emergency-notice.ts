import { type Localized, localizedValue } from '#entities/localized.ts'
import { telephone } from '#entities/people/telephone.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { ElementData } from './elements/element.ts'
import type { EmergencyAnswer } from './emergency-answer.ts'

/** The texts around a sign, in the reader's language. */
export interface NoticeWords {
  /** With `{{number}}`. */
  call: string
  /** With `{{place}}`. */
  callHospital: string
  more: string
}

export interface NoticeReader {
  language: InterfaceLanguage
  words: NoticeWords
  /** The address of the page about emergencies. */
  more: string
}

// Not that of elements/element.ts: a chunk that other scripts share would be one more file for the page without connection.
const element = (
  tag: string,
  attributes: Record<string, string>,
  ...children: (ElementData | string)[]
): ElementData => ({ tag, attributes, children })

/** The numbers come before the advice: they must not lie below the fold of a phone. */
export function noticeOf(answer: EmergencyAnswer, { language, words, more }: NoticeReader): ElementData {
  const { sign, emergencyNumber, hospital } = answer
  const { callFirst } = sign
  // Content has no text in the portal's other languages: `lang` tells a screen reader that English follows.
  const text = (tag: string, value: Localized, attributes: Record<string, string> = {}) => {
    const found = localizedValue(value, language)
    const lang = found && found.language !== language && { lang: found.language }
    return element(tag, { ...attributes, ...lang }, found?.value ?? '')
  }
  const call = (href: string, label: ElementData | string, ...rest: ElementData[]) =>
    element('a', { class: 'button', href }, label, ...rest)
  const calls = [
    ...(callFirst
      ? [
          call(
            // A comma pauses until the call is answered, then the extension is dialled.
            [telephone(callFirst.number), callFirst.extension].filter(Boolean).join(','),
            text('span', callFirst.label),
          ),
        ]
      : []),
    call(
      telephone(emergencyNumber),
      words.call.replace('{{number}}', () => emergencyNumber),
    ),
    ...(hospital && telephone(hospital.number) !== telephone(emergencyNumber)
      ? [
          call(
            telephone(hospital.number),
            words.callHospital.replace('{{place}}', () => hospital.name),
            element('span', { class: 'emergency-number' }, hospital.number),
          ),
        ]
      : []),
  ]
  const [site, host] = /^https:\/\/([^/?#]+).*$/i.exec(callFirst?.url ?? '') ?? []
  return element(
    'section',
    {
      // Not red for a reader with thoughts of self-harm.
      class: `notice emergency-notice ${sign.kind === 'self-harm' ? 'notice-brand' : 'notice-danger'}`,
      'data-sign': [sign.slug, language, ...calls.map(one => one.attributes.href)].join(' '),
    },
    text('h2', sign.name, { class: 'notice-title' }),
    element('div', { class: 'button-row' }, ...calls),
    text('p', sign.advice),
    element(
      'p',
      { class: 'emergency-links' },
      ...(site && host ? [element('a', { class: 'link', href: site, rel: 'noopener' }, host)] : []),
      element('a', { class: 'link', href: more }, words.more),
    ),
  )
}
