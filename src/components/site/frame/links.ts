/** The specification's top navigation; the footer's group Discover adds the career page. */
export const topLinks = [
  { label: 'nav.about', to: '/about' },
  { label: 'nav.specialists', to: '/specialists' },
  { label: 'nav.packages', to: '/packages' },
  { label: 'nav.facilities', to: '/facilities' },
  { label: 'nav.contact', to: '/contact' },
] as const

export const discoverLinks = [...topLinks, { label: 'nav.career', to: '/career' }] as const

export const careLinks = [
  { label: 'nav.doctors', to: '/doctors' },
  { label: 'nav.units', to: '/units' },
  { label: 'nav.articles', to: '/articles' },
  { label: 'nav.videos', to: '/videos' },
  { label: 'nav.news', to: '/news' },
  { label: 'nav.events', to: '/events' },
  { label: 'nav.questions', to: '/questions' },
  { label: 'nav.emergency', to: '/emergency' },
] as const

/** `aria-current` of a link on the page with this path. */
export const currentOf = (path: string, to: string) =>
  path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined

/** The current links of the header, on which its cached fragment depends. */
export const currentLinks = (path: string): string =>
  [...topLinks, ...careLinks].map(({ to }) => currentOf(path, to)).join(' ')

/** The patient area has no language in its address: it uses the stored choice. */
export const appointmentPath = '/patients'

/** The booking with any doctor of the specialty. */
export const specialtyBookingPath = (specialist: string) =>
  `/patients/appointments/create?specialist=${encodeURIComponent(specialist)}`

/** The waiting list of a doctor, for an earlier slot than the free ones. */
export const waitingPath = (doctor: string) => `/patients/waiting-list?doctor=${encodeURIComponent(doctor)}`
