const tied = 'ties rows together'
const bookkeeping = 'how the program keeps its own order'
const others = 'other people’s data'
const inMessages = 'said by the messages about it'

/** The reason of each column, from the columns of each reason. */
const columns = (byReason: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(byReason).flatMap(([reason, names]) => names.split(' ').map(name => [name, reason])),
  )

/** What the document leaves out, and why. The JSON export has everything except secrets. */
export const omissions: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  account: columns({ [tied]: 'id', [bookkeeping]: 'role scopes invitedBy updatedAt' }),
  former_email: columns({ [tied]: 'id accountId' }),
  patient: columns({ [tied]: 'id accountId dependantOf mergedInto', [bookkeeping]: 'updatedAt' }),
  appointment: columns({
    [tied]: 'id scheduleId',
    [bookkeeping]: 'mode endsAt place sequence updatedAt',
    [others]: 'decidedBy',
  }),
  waiting_entry: columns({
    [tied]: 'id replaces',
    [inMessages]: 'status',
    [bookkeeping]: 'queuedAt updatedAt',
  }),
  call_item: columns({
    [tied]: 'id appointmentId newAppointmentId',
    [inMessages]: 'news',
    [bookkeeping]: 'why',
    [others]: 'doneBy',
    'said by the appointment': 'outcome',
  }),
  call_attempt: columns({ [tied]: 'id callItemId', [others]: 'calledBy' }),
  outbox_message: columns({
    [tied]: 'id appointmentId',
    [bookkeeping]: 'kind language attempts lastError nextAttemptAt',
    'the same words as its text': 'html',
    'the appointment again, for a calendar': 'attachments',
  }),
  contact_message: columns({
    [tied]: 'id',
    [bookkeeping]: 'topic location language status',
    [others]: 'answeredBy',
  }),
  job_application: columns({
    [tied]: 'id cvId',
    [bookkeeping]: 'reference offer language consentVersion status version updatedAt',
  }),
  stored_file: columns({ [tied]: 'id', [bookkeeping]: 'type size sha256' }),
  testimonial: columns({
    [tied]: 'id key',
    [bookkeeping]: 'kind status position version publishAt unpublishAt updatedAt',
    [others]: 'createdBy updatedBy',
  }),
  session: columns({ [tied]: 'id accountId', [bookkeeping]: 'role' }),
  audit_entry: columns({
    [tied]: 'id objectId patientId requestId',
    'said by the action': 'objectKind',
    [bookkeeping]: 'detail',
  }),
  audit_read: columns({
    [tied]: 'id subject objectId patientId requestId',
    'said by the action': 'objectKind',
    [bookkeeping]: 'seen',
  }),
  known_device: 'a mark by which a sign-in is known again; the devices are named by their sessions',
  recovery_code: 'only how many there are and when they were made; the account’s page says it',
  email_change: 'ends after some minutes',
  password_reset: 'ends after some minutes; its message is here',
  idempotency_key: 'keeps an answer for a day, so that nothing is done twice; what was done is here',
  reminder: 'says that a message was sent; the message is here',
  queue_call: 'a turn in a waiting room, over with its day',
  place_hold: 'ends after some minutes',
  answer_link: 'the link of a message that is here; its answer is the appointment’s status',
}
