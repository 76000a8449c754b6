import { callUndelivered } from './appointments/call-list/undelivered.ts'
import { renameOnDisplays } from './front-desk/displays.ts'
import { contentRenamed, letterUndelivered, offerTaken, slotsFreed, slotTaken } from './kernel/events.ts'
import { offerFreeSlots } from './waiting-list/offers.ts'
import { endOffered, endOffers } from './waiting-list/settle.ts'

// Connects events of lower modules to higher modules. routes.ts, jobs.ts and the commands import this file; a test holds it.
contentRenamed.listen(renameOnDisplays)
letterUndelivered.listen(callUndelivered)
slotTaken.listen(endOffers)
offerTaken.listen(endOffered)
slotsFreed.listen(offerFreeSlots)
