/** What a status means, and the codes that come with it. */
export interface ProblemStatus {
  name: string
  description: string
  codes: readonly string[]
}

export const problemStatuses = {
  400: {
    name: 'Malformed',
    description: 'The request cannot be read.',
    codes: ['api.malformed', 'api.refused', 'forms.malformed'],
  },
  401: {
    name: 'NotSignedIn',
    description: 'There is no session, or the sign-in failed.',
    codes: [
      'accounts.authenticatorNeeded',
      'accounts.authenticatorWrong',
      'accounts.loginFailed',
      'api.signIn',
    ],
  },
  403: {
    name: 'Forbidden',
    description: 'The account may not do this.',
    codes: ['accounts.wrongDoor', 'api.forbidden'],
  },
  404: {
    name: 'NotFound',
    description: 'There is no such object.',
    codes: [
      'api.notFound',
      'booking.codeUnknown',
      'booking.exceptionUndone',
      'booking.linkUnknown',
      'desk.displayOver',
    ],
  },
  409: {
    name: 'Conflict',
    description: 'The present state does not allow it, or has changed. `result` may hold the present state.',
    codes: [
      'accounts.emailTaken',
      'accounts.lastAdministrator',
      'accounts.ownRights',
      'api.conflict',
      'booking.byTelephone',
      'booking.byTelephoneOnly',
      'booking.callAnswered',
      'booking.callDone',
      'booking.callRestored',
      'booking.callTaken',
      'booking.cancelTooLate',
      'booking.changed',
      'booking.exceptionExists',
      'booking.gone',
      'booking.limit',
      'booking.linkAnswered',
      'booking.linkChanged',
      'booking.linkLost',
      'booking.moveTooLate',
      'booking.notBookable',
      'booking.notYet',
      'booking.overlap',
      'booking.reinstateTooLate',
      'booking.scheduleInUse',
      'booking.specialtyNotBookable',
      'booking.started',
      'booking.taken',
      'booking.tooEarly',
      'booking.tooLate',
      'booking.waitLimit',
      'booking.zoneInUse',
      'content.noDraft',
      'content.referenced',
      'content.stale',
      'dependants.appointmentsComing',
      'dependants.limit',
      'dependants.overlap',
      'desk.queueMoved',
      'forms.closed',
      'forms.stale',
      'letters.notAgain',
      'library.elsewhere',
      'library.stale',
      'library.used',
      'patients.accountStays',
      'patients.appointmentsComing',
      'patients.bothAccounts',
      'patients.doubles',
      'patients.mergedOn',
      'patients.mergeHeld',
      'patients.mergeOverlap',
      'patients.notVisited',
      'patients.otherFamily',
      'patients.removedFromFamily',
      'patients.testimonialLeft',
      'patients.undoTooLate',
      'patients.visitUnderWay',
    ],
  },
  410: {
    name: 'Gone',
    description: 'The link is over.',
    codes: ['accounts.linkOver', 'accounts.setupOver', 'booking.linkOver'],
  },
  413: { name: 'TooLarge', description: 'The body is too large.', codes: ['api.tooLarge', 'forms.tooLarge'] },
  422: {
    name: 'Invalid',
    description: 'Input is not valid. `meta.fields` names the fields.',
    codes: [
      'accounts.authenticatorWrong',
      'accounts.codeWrong',
      'api.invalid',
      'booking.keyReused',
      'content.noPreview',
      'content.unfit',
      'forms.keyInvalid',
      'forms.keyReused',
      'forms.odd',
    ],
  },
  429: {
    name: 'TooMany',
    description: 'Too many attempts. `Retry-After` says when the next one may follow.',
    codes: ['accounts.tooMany', 'forms.tooFast'],
  },
  500: { name: 'Unexpected', description: 'An error of the server.', codes: ['api.unexpected'] },
  503: {
    name: 'Busy',
    description: 'The server or its database is busy. `Retry-After` says when to try again.',
    codes: ['api.busy', 'api.unready', 'library.busy'],
  },
} as const satisfies Record<number, ProblemStatus>

export type ProblemStatusCode = keyof typeof problemStatuses
/** The codes of a status, and with no status named those of all. */
export type ProblemCode<S extends ProblemStatusCode = ProblemStatusCode> = {
  [K in ProblemStatusCode]: (typeof problemStatuses)[K]['codes'][number]
}[S]
