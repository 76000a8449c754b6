import type { LetterKind } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { sayIn } from '#i18n/texts-from-disk.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Deps } from '../kernel/deps.ts'
import { letterLink } from '../kernel/public-address.ts'
import { composeMail, type Mail } from '../mail/layout.ts'
import type { Message } from '../mail/message.ts'

interface Reader {
  to: string
  language: InterfaceLanguage
  hospital: string
}

/** The hospital's own name, for mails; before it has given itself one, Rawat. */
export async function hospitalName(deps: Deps): Promise<string> {
  const [settings] = await publicItems(deps, 'settings')
  return settings?.hospital_name || 'Rawat'
}

function message(kind: LetterKind, reader: Reader, mail: Omit<Mail, 'language' | 'hospital'>): Message {
  const { to, language, hospital } = reader
  return { kind, to, language, ...composeMail({ ...mail, language, hospital }) }
}

// What strangers typed (a name, say) is in none of these: the form would send their words to any mailbox.

export function signUpCodeMail(reader: Reader, code: string, minutes: number): Message {
  const say = sayIn(reader.language)
  return message('sign-up.code', reader, {
    title: say('mail:signUpCode.title', { code, hospital: reader.hospital }),
    paragraphs: [say('mail:signUpCode.enter', { minutes }), say('mail:signUpCode.notYou')],
    code,
  })
}

/** What an existing account's owner gets instead of a code. */
export function signUpKnownMail(deps: Deps, reader: Reader, door: 'patients' | 'admins'): Message {
  const say = sayIn(reader.language)
  return message('sign-up.known', reader, {
    title: say('mail:signUpKnown.title', { hospital: reader.hospital }),
    paragraphs: ['why', 'forgotten', 'notYou'].map(part => say(`mail:signUpKnown.${part}`)),
    action: {
      label: say('mail:signUpKnown.action'),
      url: letterLink(deps.config, `/auth/${door}`, reader.language),
    },
  })
}

const resetPages = { patients: '/auth/reset-password', admins: '/auth/admins-reset-password' }

export function resetMail(
  deps: Deps,
  reader: Reader,
  door: 'patients' | 'admins',
  token: string,
  minutes: number,
): Message {
  const say = sayIn(reader.language)
  return message(door === 'admins' ? 'password.reset-admin' : 'password.reset', reader, {
    title: say('mail:reset.title', { hospital: reader.hospital }),
    paragraphs: [say('mail:reset.open', { minutes }), say('mail:reset.notYou')],
    action: {
      label: say('mail:reset.action'),
      url: letterLink(deps.config, `${resetPages[door]}#token=${token}`, reader.language),
    },
  })
}

export function passwordChangedMail(deps: Deps, reader: Reader, door: 'patients' | 'admins'): Message {
  const say = sayIn(reader.language)
  return message('password.changed', reader, {
    title: say('mail:passwordChanged.title', { hospital: reader.hospital }),
    paragraphs: [say('mail:passwordChanged.what'), say('mail:passwordChanged.notYou')],
    action: {
      label: say('mail:passwordChanged.action'),
      url: letterLink(deps.config, `/auth/${door}`, reader.language),
    },
  })
}

/** Somebody has signed in on a device that was not seen before. */
export function newDeviceMail(
  deps: Deps,
  reader: Reader,
  door: 'patients' | 'admins',
  { moment, device }: { moment: string; device: string | null },
): Message {
  const say = sayIn(reader.language)
  const what = device ? 'mail:newDevice.what' : 'mail:newDevice.whatUnknown'
  return message('sign-in.new-device', reader, {
    title: say('mail:newDevice.title', { hospital: reader.hospital }),
    paragraphs: [say(what, { moment, device }), say('mail:newDevice.you'), say('mail:newDevice.notYou')],
    action: {
      label: say('mail:newDevice.action'),
      url: letterLink(deps.config, resetPages[door], reader.language),
    },
  })
}

/** Somebody knows the password, and has entered wrong codes of the second factor. */
export function wrongCodesMail(
  deps: Deps,
  reader: Reader,
  door: 'patients' | 'admins',
  moment: string,
): Message {
  const say = sayIn(reader.language)
  return message('sign-in.wrong-codes', reader, {
    title: say('mail:wrongCodes.title', { hospital: reader.hospital }),
    paragraphs: [
      say('mail:wrongCodes.what', { moment }),
      ...['you', 'notYou'].map(part => say(`mail:wrongCodes.${part}`)),
    ],
    action: {
      label: say('mail:newDevice.action'),
      url: letterLink(deps.config, resetPages[door], reader.language),
    },
  })
}

export function emailCodeMail(reader: Reader, code: string, minutes: number): Message {
  const say = sayIn(reader.language)
  return message('email.code', reader, {
    title: say('mail:emailCode.title', { code, hospital: reader.hospital }),
    paragraphs: [say('mail:emailCode.enter', { minutes }), say('mail:emailCode.notYou')],
    code,
  })
}

/** What the owner of an address gets that somebody else wanted for an account of theirs. */
export function emailKnownMail(deps: Deps, reader: Reader, door: 'patients' | 'admins'): Message {
  const say = sayIn(reader.language)
  return message('email.known', reader, {
    title: say('mail:emailKnown.title', { hospital: reader.hospital }),
    paragraphs: [say('mail:emailKnown.why'), say('mail:signUpKnown.notYou')],
    action: {
      label: say('mail:signUpKnown.action'),
      url: letterLink(deps.config, `/auth/${door}`, reader.language),
    },
  })
}

/** To the address that the account had before. */
export function emailChangedMail(reader: Reader): Message {
  const say = sayIn(reader.language)
  return message('email.changed', reader, {
    title: say('mail:emailChanged.title', { hospital: reader.hospital }),
    paragraphs: [say('mail:emailChanged.what'), say('mail:emailChanged.notYou')],
  })
}

/** To a new administrator: the link that sets the first password. */
export function invitationMail(deps: Deps, reader: Reader, token: string, hours: number): Message {
  const say = sayIn(reader.language)
  return message('staff.invitation', reader, {
    title: say('mail:invitation.title', { hospital: reader.hospital }),
    paragraphs: [say('mail:invitation.open', { hours }), say('mail:invitation.notYou')],
    action: {
      label: say('mail:invitation.action'),
      url: letterLink(deps.config, `${resetPages.admins}#token=${token}`, reader.language),
    },
  })
}
