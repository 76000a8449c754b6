/**
 * The drawings under public/art that an editor can choose. tools/art/drawings.test.ts compares them with the program
 * that draws them.
 */
export const specialtyDrawings = [
  'anaesthesiology',
  'cardiology',
  'dentistry',
  'dermatology',
  'ear-nose-throat',
  'endocrinology',
  'gastroenterology',
  'general-practice',
  'geriatrics',
  'haematology',
  'hepatology',
  'hospital',
  'infectious-disease',
  'internal-medicine',
  'nephrology',
  'neurology',
  'nutrition',
  'obstetrics-gynecology',
  'oncology',
  'ophthalmology',
  'orthopedics',
  'pediatrics',
  'psychiatry',
  'pulmonology',
  'radiology',
  'rehabilitation',
  'surgery',
  'urology',
]
export const packageDrawings = ['adults', 'checkup', 'eyes-teeth', 'family', 'heart']
