import { type SeedSchedule, week } from './week.ts'

const rajal = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'jayapura', 'djj-rajal', room, ...sessions)

export const jayapuraSchedules: SeedSchedule[] = [
  ...week(
    'baharuddin-daeng-mattola',
    'jayapura',
    'djj-hd',
    '310',
    'fri 08:00-12:00 20min',
    'sat 08:00-11:00 queue 14',
  ),
  ...rajal(
    'yohana-rumaropen',
    '2',
    'mon 08:00-12:00 20min',
    'tue 08:00-12:00 queue 30',
    'thu 08:00-12:00 20min',
    'fri 13:00-16:00 20min',
    'sat 08:00-12:00 20min',
  ),
  ...rajal(
    'markus-yarangga',
    '5',
    'tue 09:00-12:00 20min',
    'wed 09:00-12:00 20min',
    'fri 09:00-11:30 30min',
    'sun 09:00-11:00 20min',
  ),
  ...rajal(
    'dortea-felle',
    '7',
    'mon 08:00-11:00 15min',
    'wed 08:00-11:00 queue 25',
    'thu 16:00-18:00 15min',
    'sat 08:00-11:00 15min',
    'sun 08:00-10:30 15min',
  ),
  ...rajal(
    'obed-wanggai',
    '9',
    'tue 08:00-11:00 20min',
    'thu 08:00-11:00 queue 18',
    'fri 15:00-18:00 20min',
    'sat 09:00-12:00 20min',
  ),
]
