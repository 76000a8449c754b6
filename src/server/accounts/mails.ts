import type { EmailKind } from '#entities/office/email.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Translate } from '#i18n/messages.ts'
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

type Area = 'patients' | 'admins'
const resetPages: Record<Area, string> = {
  patients: '/auth/reset-password',
  admins: '/auth/admins-reset-password',
}

function mail(
  kind: EmailKind,
  { to, language, hospital }: Reader,
  parts: (t: Translate) => Omit<Mail, 'language' | 'hospital'>,
): Message {
  return { kind, to, language, ...composeMail({ ...parts(translateIn(language)), language, hospital }) }
}

const linkTo = (deps: Deps, { language }: Reader, label: string, path: string) => ({
  label,
  url: emailLink(deps.config, path, language),
})

// None of these contains text typed into a form, for example a name: an attacker could send any text to any mailbox.

export const signUpCodeMail = (reader: Reader, code: string, minutes: number): Message =>
  mail('sign-up.code', reader, t => ({
    title: t('mail:signUpCode.title', { code, hospital: reader.hospital }),
    paragraphs: [t('mail:signUpCode.enter', { minutes }), t('mail:signUpCode.notYou')],
    code,
  }))

/** Sent instead of a code if the address already has an account. */
export const signUpKnownMail = (deps: Deps, reader: Reader, area: Area): Message =>
  mail('sign-up.known', reader, t => ({
    title: t('mail:signUpKnown.title', { hospital: reader.hospital }),
    paragraphs: ['why', 'forgotten', 'notYou'].map(part => t(`mail:signUpKnown.${part}`)),
    action: linkTo(deps, reader, t('mail:signUpKnown.action'), `/auth/${area}`),
  }))

export const resetMail = (deps: Deps, reader: Reader, area: Area, token: string, minutes: number): Message =>
  mail(area === 'admins' ? 'password.reset-admin' : 'password.reset', reader, t => ({
    title: t('mail:reset.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:reset.open', { minutes }), t('mail:reset.notYou')],
    action: linkTo(deps, reader, t('mail:reset.action'), `${resetPages[area]}#token=${token}`),
  }))

export const passwordChangedMail = (deps: Deps, reader: Reader, area: Area): Message =>
  mail('password.changed', reader, t => ({
    title: t('mail:passwordChanged.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:passwordChanged.what'), t('mail:passwordChanged.notYou')],
    action: linkTo(deps, reader, t('mail:passwordChanged.action'), `/auth/${area}`),
  }))

/** Sent after a sign-in on an unknown device. */
export const newDeviceMail = (
  deps: Deps,
  reader: Reader,
  area: Area,
  { moment, device }: { moment: string; device: string | null },
): Message =>
  mail('sign-in.new-device', reader, t => ({
    title: t('mail:newDevice.title', { hospital: reader.hospital }),
    paragraphs: [
      t(device ? 'mail:newDevice.what' : 'mail:newDevice.whatUnknown', { moment, device }),
      t('mail:newDevice.you'),
      t('mail:newDevice.notYou'),
    ],
    action: linkTo(deps, reader, t('mail:newDevice.action'), resetPages[area]),
  }))

/** Sent after wrong codes of the second factor with the right password. */
export const wrongCodesMail = (deps: Deps, reader: Reader, area: Area, moment: string): Message =>
  mail('sign-in.wrong-codes', reader, t => ({
    title: t('mail:wrongCodes.title', { hospital: reader.hospital }),
    paragraphs: [
      t('mail:wrongCodes.what', { moment }),
      ...['you', 'notYou'].map(part => t(`mail:wrongCodes.${part}`)),
    ],
    action: linkTo(deps, reader, t('mail:newDevice.action'), resetPages[area]),
  }))

export const emailCodeMail = (reader: Reader, code: string, minutes: number): Message =>
  mail('email.code', reader, t => ({
    title: t('mail:emailCode.title', { code, hospital: reader.hospital }),
    paragraphs: [t('mail:emailCode.enter', { minutes }), t('mail:emailCode.notYou')],
    code,
  }))

/** Sent to the owner of an address if another account tries to change to this address. */
export const emailKnownMail = (deps: Deps, reader: Reader, area: Area): Message =>
  mail('email.known', reader, t => ({
    title: t('mail:emailKnown.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:emailKnown.why'), t('mail:signUpKnown.notYou')],
    action: linkTo(deps, reader, t('mail:signUpKnown.action'), `/auth/${area}`),
  }))

/** Sent to the previous address of the account. */
export const emailChangedMail = (reader: Reader): Message =>
  mail('email.changed', reader, t => ({
    title: t('mail:emailChanged.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:emailChanged.what'), t('mail:emailChanged.notYou')],
  }))

/** To a new administrator: the link that sets the first password. */
export const invitationMail = (deps: Deps, reader: Reader, token: string, hours: number): Message =>
  mail('staff.invitation', reader, t => ({
    title: t('mail:invitation.title', { hospital: reader.hospital }),
    paragraphs: [t('mail:invitation.open', { hours }), t('mail:invitation.notYou')],
    action: linkTo(deps, reader, t('mail:invitation.action'), `${resetPages.admins}#token=${token}`),
  }))
