import { type SeedSchedule, week } from './week.ts'

const rajal = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'makassar', 'mks-rajal', room, ...sessions)
const ibuAnak = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'makassar', 'mks-ibu-anak', room, ...sessions)
const rehab = (doctor: string, room: string, ...sessions: string[]) =>
  week(doctor, 'makassar', 'mks-rehab', room, ...sessions)

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
  ...rajal(
    'yuliana-rante-allo',
    'C-1',
    'mon 08:00-11:00 20min',
    'wed 17:00-20:00 20min',
    'fri 08:00-11:00 queue 20',
  ),
  ...rehab('yuliana-rante-allo', 'Garden 2', 'thu 13:00-16:00 20min'),
  ...rajal(
    'semuel-patandianan',
    'C-3',
    'tue 08:00-12:00 20min',
    'thu 17:00-20:00 20min',
    'sat 08:00-11:00 queue 20',
  ),
  ...rajal(
    'nurul-inayah-rauf',
    'D-1',
    'tue 17:00-20:00 15min',
    'thu 17:00-20:00 15min',
    'sat 08:00-12:00 queue 24',
    'sun 09:00-12:00 15min',
  ),
  ...rajal(
    'muhammad-ilham-paewai',
    'D-3',
    'mon 08:00-12:00 15min',
    'tue 08:00-11:00 queue 24',
    'fri 14:00-17:00 queue 18',
  ),
  ...rajal(
    'syamsul-daeng-ngalle',
    'E-1',
    'mon 16:00-19:00 20min',
    'wed 08:00-11:00 queue 20',
    'sat 09:00-12:00 queue 20',
  ),
  ...rajal(
    'andi-batari-toja',
    'F-1',
    'mon 09:00-13:00 30min',
    'tue 15:00-19:00 30min',
    'sat 09:00-13:00 30min',
  ),
  ...rajal(
    'lukas-tangdibali',
    'E-4',
    'tue 16:00-20:00 30min',
    'thu 09:00-12:00 30min',
    'fri 14:00-17:00 30min',
  ),
  ...rajal(
    'sitti-maryam-lasinrang',
    'B-5',
    'mon 08:00-11:00 queue 24',
    'wed 13:00-16:00 20min',
    'fri 08:00-11:00 20min',
  ),
  ...rajal(
    'ronny-gosal',
    'C-5',
    'mon 16:00-19:00 queue 18',
    'wed 08:00-11:00 20min',
    'fri 08:00-11:00 queue 15',
    'sun 08:00-11:00 20min',
  ),
  ...rajal(
    'yusran-daeng-masiga',
    'B-3',
    'tue 08:00-11:00 queue 20',
    'thu 08:00-11:00 20min',
    'sat 13:00-16:00 20min',
  ),
  ...rajal('dyah-sekar-wibisana', 'F-3', 'wed 13:00-17:00 20min', 'thu 08:00-12:00 20min'),
  ...rajal('amran-sulolipu', 'F-4', 'tue 09:00-12:00 20min', 'thu 13:00-16:00 20min'),
  ...rehab(
    'margaretha-lembang',
    'Garden 1',
    'mon 08:00-12:00 30min',
    'tue 08:00-12:00 30min',
    'wed 13:00-16:00 queue 12',
    'fri 08:00-11:00 30min',
  ),
  ...rajal(
    'arif-rahman-daeng-sila',
    'B-1',
    'mon 08:00-11:00 15min',
    'tue 16:00-19:00 15min',
    'wed 08:00-11:00 15min',
    'fri 13:30-16:30 queue 20',
    'sat 08:00-11:00 15min',
  ),
]
