import { type SeedSchedule, week } from './week.ts'

const rajal = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'makassar', 'mks-rajal', room, ...sessions)
const ibuAnak = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'makassar', 'mks-ibu-anak', room, ...sessions)

export const makassarSchedules: SeedSchedule[] = [
  ...rajal(
    'baharuddin-daeng-mattola',
    'B-2',
    'mon 09:00-12:00 20min',
    'tue 16:00-19:00 queue 20',
    'wed 09:00-12:00 20min',
  ),
  ...rajal(
    'andi-mappasessu',
    'A-1',
    'mon 13:00-17:00 20min',
    'wed 08:00-11:00 queue 24',
    'thu 17:00-20:00 20min',
    'sat 09:00-12:00 20min',
  ),
  ...ibuAnak(
    'nur-aisyah-daeng-kanang',
    '402',
    'mon 08:00-11:00 15min',
    'tue 08:00-11:00 15min',
    'thu 15:00-18:00 15min',
    'sun 08:00-11:00 queue 15',
  ),
  ...ibuAnak(
    'hasnah-tenriawaru',
    '405',
    'tue 09:00-13:00 30min',
    'wed 16:00-19:00 20min',
    'fri 13:30-16:30 20min',
    'sun 09:00-11:30 30min',
  ),
]
