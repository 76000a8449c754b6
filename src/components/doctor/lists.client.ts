import { showAvailability } from './availability.client.ts'

for (const list of document.querySelectorAll('[data-live-doctors]')) {
  showAvailability(list.querySelectorAll<HTMLElement>('[data-doctor]'))
}
