import type { LetterKind } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Deps } from '../kernel/deps.ts'
import { emailLink } from '../kernel/public-address.ts'
import { composeMail, type Mail } from '../mail/layout.ts'
import type { Message } from '../mail/message.ts'

interface Reader {
  to: string
  language: InterfaceLanguage
  hospital: string
}

/** The hospital's name for emails; 'Rawat' until the settings have one. */
export async function hospitalName(deps: Deps): Promise<string> {
  const [settings] = await publicItems(deps, 'settings')
  return settings?.hospital_name || 'Rawat'
}

function message(kind: LetterKind, reader: Reader, mail: Omit<Mail, 'language' | 'hospital'>): Message {
  const { to, language, hospital } = reader
  return { kind, to, language, ...composeMail({ ...mail, language, hospital }) }
}

// None of these contains text typed into a form, for example a name: an attacker could send any text to any mailbox.

export function signUpCodeMail(reader: Reader, code: string, minutes: number): Message {
  const t = translateIn(reader.language)
  return message('sign-up.code', reader, {
    title: t('mail:signUpCode.title', { code, hospital: reader.hospital }),
    paragraphs: [t('mail:signUpCode.enter', { minutes }), t('mail:signUpCode.notYou')],
    code,
  })
}

/** Sent instead of a code if the address already has an account. */
export function signUpKnownMail(deps: Deps, reader: Reader, area: 'patients' | 'admins'): Message {
  const t = translateIn(reader.language)
  return message('sign-up.known', reader, {
    title: t('mail:signUpKnown.title', { hospital: reader.hospital }),
    paragraphs: ['why', 'forgotten', 'notYou'].map(part => t(`mail:signUpKnown.${part}`)),
    action: {
      label: t('mail:signUpKnown.action'),
      url: emailLink(deps.config, `/auth/${area}`, reader.language),
    },
  })
}

const resetPages = { patients: '/auth/reset-password', admins: '/auth/admins-reset-password' }

export function resetMail(
  deps: Deps,
  reader: Reader,
  area: 'patients' | 'admins',
  token: string,
  minutes: number,
): Message {
  const t = translateIn(reader.language)
  return message(area === 'admins' ? 'password.reset-admin' : 'password.reset', reader, {
    title: t('mail:reset.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:reset.open', { minutes }), t('mail:reset.notYou')],
    action: {
      label: t('mail:reset.action'),
      url: emailLink(deps.config, `${resetPages[area]}#token=${token}`, reader.language),
    },
  })
}

export function passwordChangedMail(deps: Deps, reader: Reader, area: 'patients' | 'admins'): Message {
  const t = translateIn(reader.language)
  return message('password.changed', reader, {
    title: t('mail:passwordChanged.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:passwordChanged.what'), t('mail:passwordChanged.notYou')],
    action: {
      label: t('mail:passwordChanged.action'),
      url: emailLink(deps.config, `/auth/${area}`, reader.language),
    },
  })
}

/** Sent after a sign-in on an unknown device. */
export function newDeviceMail(
  deps: Deps,
  reader: Reader,
  area: 'patients' | 'admins',
  { moment, device }: { moment: string; device: string | null },
): Message {
  const t = translateIn(reader.language)
  const what = device ? 'mail:newDevice.what' : 'mail:newDevice.whatUnknown'
  return message('sign-in.new-device', reader, {
    title: t('mail:newDevice.title', { hospital: reader.hospital }),
    paragraphs: [t(what, { moment, device }), t('mail:newDevice.you'), t('mail:newDevice.notYou')],
    action: {
      label: t('mail:newDevice.action'),
      url: emailLink(deps.config, resetPages[area], reader.language),
    },
  })
}

/** Sent after wrong codes of the second factor with the right password. */
export function wrongCodesMail(
  deps: Deps,
  reader: Reader,
  area: 'patients' | 'admins',
  moment: string,
): Message {
  const t = translateIn(reader.language)
  return message('sign-in.wrong-codes', reader, {
    title: t('mail:wrongCodes.title', { hospital: reader.hospital }),
    paragraphs: [
      t('mail:wrongCodes.what', { moment }),
      ...['you', 'notYou'].map(part => t(`mail:wrongCodes.${part}`)),
    ],
    action: {
      label: t('mail:newDevice.action'),
      url: emailLink(deps.config, resetPages[area], reader.language),
    },
  })
}

export function emailCodeMail(reader: Reader, code: string, minutes: number): Message {
  const t = translateIn(reader.language)
  return message('email.code', reader, {
    title: t('mail:emailCode.title', { code, hospital: reader.hospital }),
    paragraphs: [t('mail:emailCode.enter', { minutes }), t('mail:emailCode.notYou')],
    code,
  })
}

/** Sent to the owner of an address if another account tries to change to this address. */
export function emailKnownMail(deps: Deps, reader: Reader, area: 'patients' | 'admins'): Message {
  const t = translateIn(reader.language)
  return message('email.known', reader, {
    title: t('mail:emailKnown.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:emailKnown.why'), t('mail:signUpKnown.notYou')],
    action: {
      label: t('mail:signUpKnown.action'),
      url: emailLink(deps.config, `/auth/${area}`, reader.language),
    },
  })
}

/** Sent to the previous address of the account. */
export function emailChangedMail(reader: Reader): Message {
  const t = translateIn(reader.language)
  return message('email.changed', reader, {
    title: t('mail:emailChanged.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:emailChanged.what'), t('mail:emailChanged.notYou')],
  })
}

/** To a new administrator: the link that sets the first password. */
export function invitationMail(deps: Deps, reader: Reader, token: string, hours: number): Message {
  const t = translateIn(reader.language)
  return message('staff.invitation', reader, {
    title: t('mail:invitation.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:invitation.open', { hours }), t('mail:invitation.notYou')],
    action: {
      label: t('mail:invitation.action'),
      url: emailLink(deps.config, `${resetPages.admins}#token=${token}`, reader.language),
    },
  })
}
