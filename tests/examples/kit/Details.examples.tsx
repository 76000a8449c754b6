import { Contact, Details } from '#portal/kit/Details.tsx'
import { Badge } from '#ui/Badge.tsx'

const rows = [
  ['Doctor', 'Dr. Ayu Lestari Kusumaningtyas'],
  ['Day', 'Wednesday, 18 March 2026, 09:20 WIB'],
  ['State', <Badge key="state">Requested</Badge>],
  [
    'Patient',
    <Contact key="contact" email="siti@example.org" phone="+62 21 555 0100" subject="Your visit" />,
  ],
] as const

export const examples = {
  rows: <Details rows={rows} />,
  tiles: <Details rows={rows} tiles />,
  'an email alone': <Contact email="siti@example.org" phone={null} />,
  'long text': (
    <Details
      rows={[['Reason', 'I have had a cough for three weeks, and in the night it is worse. '.repeat(4)]]}
    />
  ),
}
