import accessibility from '~icons/lucide/accessibility?raw'
import ambulance from '~icons/lucide/ambulance?raw'
import arrowRight from '~icons/lucide/arrow-right?raw'
import arrowUpRight from '~icons/lucide/arrow-up-right?raw'
import award from '~icons/lucide/award?raw'
import briefcase from '~icons/lucide/briefcase?raw'
import bus from '~icons/lucide/bus?raw'
import calendarCheck from '~icons/lucide/calendar-check?raw'
import calendarDays from '~icons/lucide/calendar-days?raw'
import calendarPlus from '~icons/lucide/calendar-plus?raw'
import check from '~icons/lucide/check?raw'
import chevronDown from '~icons/lucide/chevron-down?raw'
import chevronRight from '~icons/lucide/chevron-right?raw'
import clock from '~icons/lucide/clock?raw'
import door from '~icons/lucide/door-open?raw'
import download from '~icons/lucide/download?raw'
import graduationCap from '~icons/lucide/graduation-cap?raw'
import info from '~icons/lucide/info?raw'
import languages from '~icons/lucide/languages?raw'
import link from '~icons/lucide/link?raw'
import listOrdered from '~icons/lucide/list-ordered?raw'
import locate from '~icons/lucide/locate?raw'
import mail from '~icons/lucide/mail?raw'
import mapPin from '~icons/lucide/map-pin?raw'
import menu from '~icons/lucide/menu?raw'
import message from '~icons/lucide/message-circle?raw'
import moon from '~icons/lucide/moon?raw'
import phone from '~icons/lucide/phone?raw'
import play from '~icons/lucide/play?raw'
import rss from '~icons/lucide/rss?raw'
import search from '~icons/lucide/search?raw'
import share from '~icons/lucide/share-2?raw'
import siren from '~icons/lucide/siren?raw'
import parking from '~icons/lucide/square-parking?raw'
import stethoscope from '~icons/lucide/stethoscope?raw'
import sun from '~icons/lucide/sun?raw'
import triangleAlert from '~icons/lucide/triangle-alert?raw'
import users from '~icons/lucide/users?raw'
import video from '~icons/lucide/video?raw'
import wallet from '~icons/lucide/wallet?raw'
import x from '~icons/lucide/x?raw'
import facebook from '~icons/tabler/brand-facebook?raw'
import instagram from '~icons/tabler/brand-instagram?raw'
import linkedin from '~icons/tabler/brand-linkedin?raw'
import threads from '~icons/tabler/brand-threads?raw'
import tiktok from '~icons/tabler/brand-tiktok?raw'
import whatsapp from '~icons/tabler/brand-whatsapp?raw'
import xBrand from '~icons/tabler/brand-x?raw'
import youtube from '~icons/tabler/brand-youtube?raw'

// With ?raw each import is the text of an SVG, but the types of unplugin-icons declare React components.
const texts = {
  accessibility,
  ambulance,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  award,
  briefcase,
  bus,
  'calendar-check': calendarCheck,
  'calendar-days': calendarDays,
  check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  clock,
  door,
  facebook,
  'graduation-cap': graduationCap,
  info,
  instagram,
  languages,
  link,
  linkedin,
  'list-ordered': listOrdered,
  locate,
  mail,
  'map-pin': mapPin,
  menu,
  message,
  moon,
  parking,
  phone,
  search,
  siren,
  stethoscope,
  sun,
  threads,
  tiktok,
  users,
  video,
  wallet,
  whatsapp,
  'calendar-plus': calendarPlus,
  download,
  play,
  rss,
  share,
  alert: triangleAlert,
  x,
  'x-brand': xBrand,
  youtube,
}
export type IconName = keyof typeof texts
export const icons = texts as unknown as Record<IconName, string>
