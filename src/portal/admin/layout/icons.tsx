import type { ComponentType, SVGProps } from 'react'
import type { MenuIcon } from '#entities/office/admin-icon.ts'
import IconBed from '~icons/lucide/bed'
import IconBriefcase from '~icons/lucide/briefcase'
import IconBuilding from '~icons/lucide/building'
import IconCalendar from '~icons/lucide/calendar'
import IconCalendarCheck from '~icons/lucide/calendar-check'
import IconChartColumn from '~icons/lucide/chart-column'
import IconCircleHelp from '~icons/lucide/circle-help'
import IconFileUser from '~icons/lucide/file-user'
import IconFolder from '~icons/lucide/folder'
import IconHandshake from '~icons/lucide/handshake'
import IconHeartPulse from '~icons/lucide/heart-pulse'
import IconHospital from '~icons/lucide/hospital'
import IconHourglass from '~icons/lucide/hourglass'
import IconImage from '~icons/lucide/image'
import IconInfo from '~icons/lucide/info'
import IconDashboard from '~icons/lucide/layout-dashboard'
import IconLock from '~icons/lucide/lock'
import IconMail from '~icons/lucide/mail'
import IconMapPin from '~icons/lucide/map-pin'
import IconMegaphone from '~icons/lucide/megaphone'
import IconMonitor from '~icons/lucide/monitor'
import IconNewspaper from '~icons/lucide/newspaper'
import IconPackage from '~icons/lucide/package'
import IconPhone from '~icons/lucide/phone'
import IconQuote from '~icons/lucide/quote'
import IconSearch from '~icons/lucide/search'
import IconSettings from '~icons/lucide/settings'
import IconShare from '~icons/lucide/share-2'
import IconSiren from '~icons/lucide/siren'
import IconStethoscope from '~icons/lucide/stethoscope'
import IconTrash from '~icons/lucide/trash-2'
import IconUsers from '~icons/lucide/users'
import IconVideo from '~icons/lucide/video'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Icons that definitions refer to by name. Only those listed here are in the bundle. */
const icons: Record<MenuIcon, Icon> = {
  bed: IconBed,
  calendar: IconCalendar,
  'chart-column': IconChartColumn,
  'circle-help': IconCircleHelp,
  handshake: IconHandshake,
  megaphone: IconMegaphone,
  quote: IconQuote,
  video: IconVideo,
  briefcase: IconBriefcase,
  building: IconBuilding,
  'calendar-check': IconCalendarCheck,
  'file-user': IconFileUser,
  folder: IconFolder,
  'heart-pulse': IconHeartPulse,
  hospital: IconHospital,
  hourglass: IconHourglass,
  image: IconImage,
  info: IconInfo,
  'layout-dashboard': IconDashboard,
  lock: IconLock,
  'map-pin': IconMapPin,
  mail: IconMail,
  monitor: IconMonitor,
  newspaper: IconNewspaper,
  package: IconPackage,
  phone: IconPhone,
  search: IconSearch,
  settings: IconSettings,
  share: IconShare,
  siren: IconSiren,
  stethoscope: IconStethoscope,
  trash: IconTrash,
  users: IconUsers,
}

export function NamedIcon({ name }: { name: MenuIcon }) {
  const Icon = icons[name]
  return <Icon />
}
