import { callUndelivered } from './appointments/call-list/undelivered.ts'
import { renameOnDisplays } from './front-desk/displays.ts'
import { renameInForms } from './inbox/forms/rename.ts'
import { notifyWithdrawn } from './inbox/notifications.ts'
import {
  contentRenamed,
  contentWithdrawn,
  emailUndelivered,
  offerTaken,
  slotsFreed,
  slotTaken,
} from './kernel/events.ts'
import { renameGuarantor } from './patients/coverage.ts'
import { offerFreeSlots } from './waiting-list/offers.ts'
import { endBookedEntry, endOffers } from './waiting-list/resolve-entries.ts'

// Connects events of lower modules to higher modules. routes.ts, jobs.ts and the commands import this file; a test holds it.
contentRenamed.listen(renameOnDisplays)
contentRenamed.listen(renameInForms)
contentRenamed.listen(renameGuarantor)
contentWithdrawn.listen(notifyWithdrawn)
emailUndelivered.listen(callUndelivered)
slotTaken.listen(endOffers)
offerTaken.listen(endBookedEntry)
slotsFreed.listen(offerFreeSlots)
