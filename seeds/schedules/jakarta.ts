import { type SeedSchedule, week } from './week.ts'

const rajal = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'jakarta', 'jkt-rajal', room, ...sessions)
const jantung = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'jakarta', 'jkt-jantung', room, ...sessions)

export const jakartaSchedules: SeedSchedule[] = [
  ...rajal(
    'retno-wulandari-prabaningrum',
    '204',
    'mon 08:00-12:00 20min',
    'tue 17:00-20:00 20min',
    'wed 08:00-12:00 20min',
    'fri 13:30-16:30 20min',
    'sun 08:30-11:30 20min',
  ),
  ...jantung(
    'ayu-lestari-kusumaningtyas',
    '503',
    'mon 08:00-12:00 20min',
    'tue 13:00-16:00 20min',
    'thu 08:00-12:00 20min',
    'sat 08:00-11:00 20min',
  ),
  ...rajal(
    'ni-luh-putu-ariestadewi',
    '301',
    'mon 09:00-12:00 15min',
    'wed 16:00-19:00 15min',
    'thu 09:00-12:00 15min',
    'sat 09:00-12:00 15min',
    'sun 09:00-12:00 queue 18',
  ),
  ...rajal(
    'fatimah-siregar',
    '312',
    'tue 08:00-12:00 20min',
    'wed 17:00-20:00 20min',
    'fri 08:00-11:30 30min',
    'sun 10:00-12:00 20min',
  ),
]
