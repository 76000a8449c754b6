import { expect, test } from 'vitest'
import { hoursLines } from '../src/components/place/hours.ts'
import { translateIn } from '../src/i18n/texts-from-disk.ts'
import { DATE_FORMAT } from '../src/ui/constants.ts'

const t = translateIn('en')

/** The English texts that the customer's specification quotes, to the letter: mistakes of spelling included. */
test.each([
  ['validation:nameRequired', 'Your first name is required'],
  ['validation:emailRequired', 'Enter your email, it will be required to login'],
  ['validation:email', 'Please, enter a valid email'],
  [
    'validation:passwordRequired',
    'Enter your password with at least 8 characters, it will be required to login',
  ],
  ['validation:passwordShort', 'The password should contains at leat 8 characters'],
  ['validation:passwordCheckRequired', 'Please, confirm your password'],
  ['validation:passwordMismatch', 'The password does not match'],
  ['calls:unknown', 'Unknown'],
  ['calls:unknownError', 'Unknown error message'],
  ['calls:unknownSuccess', 'Unknown success message'],
  ['calls:logoutFailed', 'Failed to logout'],
  ['auth:signUp.haveAccount', 'I already have an account'],
  ['site:layout.makeAppointment', 'Make appointment'],
  ['site:notFound.back', 'Take me back'],
  ['site:footer.discover', 'Discover'],
  ['portal:notFound.back', 'Take me back'],
  ['portal:menu.dashboard', 'Dashboard'],
  ['portal:menu.doctors', 'Doctor'],
  ['portal:menu.history', 'History Appointment'],
  ['portal:profile.entry', 'Profile'],
  ['portal:profile.entryHint', 'View your profile'],
  ['portal:profile.admin', 'Admin'],
  ['portal:profile.logout', 'Logout'],
  ['portal:form.weak', 'Weak'],
  ['portal:form.medium', 'Medium'],
  ['portal:form.strong', 'Strong'],
  ['admin:menu.dashboard', 'Dashboard'],
  ['admin:menu.hospital', 'Hospital'],
  ['admin:menu.media', 'Media'],
  ['admin:menu.packages', 'Packages'],
  ['admin:menu.patients', 'Patients'],
  ['admin:menu.jobs', 'Jobs'],
  ['admin:menu.banner', 'Banner'],
  ['admin:menu.bannerDescription', 'Banner Description'],
  ['admin:menu.patientList', 'List Patients'],
  ['admin:patients.title', 'List Patients'],
  ['admin:dashboard.seeAll', 'See all'],
  ['office:seeAll', 'See all'],
  ['entities:kinds.social-medias.many', 'Social medias'],
  ['entities:kinds.packages.many', 'Programs'],
] as const)('%s is “%s”', (key, text) => {
  expect(t(key)).toBe(text)
})

test('an error is titled “Error {status}”', () => {
  expect(t('calls:error', { status: 404 })).toBe('Error 404')
})

test('the business hours are written as 9:00am to 5:00pm, and dates are typed as mm/dd/yy', () => {
  const weekdays = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(day => ({
    day,
    opens: '09:00',
    closes: '17:00',
  }))
  const lines = hoursLines([...weekdays, { day: 'saturday', opens: '09:00', closes: '13:00' }], 'en')
  expect(lines.map(line => line.times)).toEqual(['9:00am to 5:00pm', '9:00am to 1:00pm'])
  expect(DATE_FORMAT).toBe('mm/dd/yy')
  expect(t('portal:date.pattern')).toBe('mm/dd/yyyy')
})
